# make run    installs what is missing, builds for release and opens the mailbox
# make test   installs what the tests need and runs all of them
# make bench  measures Detent and its peers side by side in the guest, about 25 minutes
# make fuzz   hands what strangers may write to the code that reads it, by libFuzzer
# make sanitize    the unit tests under AddressSanitizer and ThreadSanitizer
# make recordings  plays RECORDINGS=../shared/recordings through the guest's kernel and prints their table
# make check  formatting and the arrows between targets
# make install, make uninstall      programs, units and rules, below PREFIX=/usr/local and DESTDIR

SWIFT ?= swift
LIBRARIES = pkg-config libinput-dev libudev-dev libevdev-dev libsystemd-dev libjansson-dev libncurses-dev libgmime-3.0-dev \
  libcrypt-dev libpam0g-dev libxkbcommon-dev libx11-data libsqlite3-dev libical-dev libyaml-dev
GUEST = qemu-system udev busybox-static cpio kmod util-linux
TESTING = $(GUEST) systemd-sysv libpam-systemd dbus tmux ncurses-term evemu-tools gcc libc6-dev python3
BENCHING = gcc libc6-dev lisgd libinput-tools
BUILT = $(SWIFT) build -c release --product detent
PROGRAMS := $(shell Tests/place programs)
RECORDINGS ?= ../shared/recordings
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR
# With Swift's own libraries inside: no Swift is needed where they are installed.
INSTALLED = $(SWIFT) build -c release --static-swift-stdlib

.PHONY: run test bench fuzz sanitize recordings check build install uninstall toolchain libraries testing benching

run: toolchain libraries
	@$(BUILT) >&2
	@bin=$$($(BUILT) --show-bin-path)/detent; \
	if $$bin devices >/dev/null; then exec $$bin mailbox; \
	else echo "no usable device: playing the bundled scene" >&2; exec $$bin mailbox --demo; fi

build: toolchain libraries
	@for program in $(PROGRAMS); do $(SWIFT) build -c release --product $$program >&2 || exit; done

install: toolchain libraries
	@for program in $(PROGRAMS); do $(INSTALLED) --product $$program >&2 || exit; done
	@Tests/place add "$$($(INSTALLED) --show-bin-path)"

uninstall:
	@Tests/place remove

test: toolchain testing
	@Tests/run

# ROUNDS=10 BENCH_JSON=bench.json, and STRICT=--strict for exit status 1 where a target is missed.
bench: toolchain benching
	@Bench/run $(STRICT)

# SECONDS_EACH=3600 for long runs.
fuzz: toolchain libraries
	@Tests/fuzz

sanitize: toolchain testing
	@Tests/sanitize

recordings: toolchain testing
	@Tests/recordings $(RECORDINGS)

check: toolchain
	@$(SWIFT) format lint --strict --recursive Sources Examples Tests Bench Package.swift
	@Tests/check-imports

toolchain:
	@Tests/toolchain $(SWIFT)

libraries:
	@Tests/install $(LIBRARIES)

testing:
	@Tests/install $(LIBRARIES) $(TESTING)

benching:
	@Tests/install $(LIBRARIES) $(BENCHING) $(GUEST)
