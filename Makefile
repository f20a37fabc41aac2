# make run    installs what is missing, builds for release and opens the mailbox
# make test   installs what the tests need and runs all of them
# make bench  measures Detent and its peers side by side in the guest, about 25 minutes
# make check  formatting and the arrows between targets

SWIFT ?= swift
LIBRARIES = pkg-config libinput-dev libudev-dev libevdev-dev libsystemd-dev libjansson-dev libncurses-dev libgmime-3.0-dev \
  libcrypt-dev libpam0g-dev libxkbcommon-dev libx11-data libsqlite3-dev libical-dev
GUEST = qemu-system udev busybox-static cpio kmod util-linux
TESTING = $(GUEST) tmux ncurses-term evemu-tools gcc libc6-dev
BENCHING = gcc libc6-dev lisgd libinput-tools
BUILT = $(SWIFT) build -c release --product detent
HOLDER = $(SWIFT) build -c release --product detent-lock

.PHONY: run test bench check build toolchain libraries testing benching

run: toolchain libraries
	@$(BUILT) >&2
	@bin=$$($(BUILT) --show-bin-path)/detent; \
	if $$bin devices >/dev/null; then exec $$bin mailbox; \
	else echo "no usable device: playing the bundled scene" >&2; exec $$bin mailbox --demo; fi

build: toolchain libraries
	@$(BUILT) >&2
	@$(HOLDER) >&2

test: toolchain testing
	@Tests/run

# ROUNDS=10 BENCH_JSON=bench.json, and STRICT=--strict for exit status 1 where a target is missed.
bench: toolchain benching
	@Bench/run $(STRICT)

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
