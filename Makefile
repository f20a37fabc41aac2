# make run    installs what is missing, builds for release and opens the mailbox
# make test   installs what the tests need and runs all of them
# make bench  measures Detent and its peers side by side in the guest, about 25 minutes
# make fuzz   hands what strangers may write to the code that reads it, by libFuzzer
# make sanitize    the unit tests under AddressSanitizer and ThreadSanitizer
# make recordings  plays RECORDINGS=../shared/recordings through the guest's kernel and prints their table
# make check  formatting, the arrows between targets, and what documents quote, link to and show
# make picture  makes mailbox.svg anew from a run of the program
# make docs   makes the documentation of the library, in .build/documentation
# make install, make uninstall      programs, manual pages, completions, units, rules and menu entries,
#                                   below PREFIX=/usr/local and DESTDIR
# make deb      a Debian package, in .build/packages
# make tarball  the source of the last commit, and the programs, in .build/packages

SWIFT ?= swift
LIBRARIES = pkg-config libinput-dev libudev-dev libevdev-dev libsystemd-dev libjansson-dev libncurses-dev libgmime-3.0-dev \
  libcrypt-dev libpam0g-dev libxkbcommon-dev libx11-data libsqlite3-dev libical-dev libyaml-dev
GUEST = qemu-system udev busybox-static cpio kmod util-linux
PACKAGING = dpkg-dev binutils git
TESTING = $(GUEST) systemd-sysv libpam-systemd dbus tmux ncurses-term evemu-tools gcc libc6-dev python3 \
  $(PACKAGING) lintian desktop-file-utils mandoc man-db zsh fish prometheus \
  perl-base strace
BENCHING = gcc libc6-dev lisgd libinput-tools
# With Swift's own libraries inside: no Swift is needed where the programs are installed.
RELEASE = $(SWIFT) build -c release --static-swift-stdlib $(BUILD_FLAGS)
BUILT = $(RELEASE) --product detent
PROGRAMS := $(shell Tests/place programs)
RECORDINGS ?= ../shared/recordings
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR
PACKAGES = .build/packages

.PHONY: run test bench fuzz sanitize recordings check docs picture build install uninstall deb tarball toolchain \
  libraries testing packaging benching

run: toolchain libraries
	@$(BUILT) >&2
	@bin=$$($(BUILT) --show-bin-path)/detent; \
	if $$bin devices >/dev/null; then exec $$bin mailbox; \
	else echo "no usable device: playing the bundled scene" >&2; exec $$bin mailbox --demo; fi

build: toolchain libraries
	@for program in $(PROGRAMS); do $(RELEASE) --product $$program >&2 || exit; done

install: build
	@Tests/place add "$$($(RELEASE) --show-bin-path)"

uninstall:
	@Tests/place remove

deb: packaging build
	@Packaging/deb "$$($(RELEASE) --show-bin-path)" $(PACKAGES)

tarball: packaging build
	@Packaging/tarball "$$($(RELEASE) --show-bin-path)" $(PACKAGES)

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
	@Tests/check-documents
	@Tests/try-readme check

docs: toolchain libraries
	@Documentation/build .build/documentation

picture: toolchain libraries
	@$(BUILT) >&2
	@Tests/picture pane "$$($(BUILT) --show-bin-path)/detent" > Tests/Fixtures/mailbox.pane
	@Tests/picture svg < Tests/Fixtures/mailbox.pane > mailbox.svg

toolchain:
	@Tests/toolchain $(SWIFT)

libraries:
	@Tests/install $(LIBRARIES)

testing:
	@Tests/install $(LIBRARIES) $(TESTING)

packaging:
	@Tests/install $(PACKAGING)

benching:
	@Tests/install $(LIBRARIES) $(BENCHING) $(GUEST)
