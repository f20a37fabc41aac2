# make run    installs what is missing, builds for release and opens the mailbox
# make test   installs what the tests need and runs all of them
# make check  formatting and the arrows between targets

SWIFT ?= swift
LIBRARIES = pkg-config libinput-dev libudev-dev libevdev-dev libsystemd-dev libjansson-dev libncurses-dev
TESTING = tmux qemu-system udev busybox-static cpio kmod util-linux ncurses-term evemu-tools
BUILT = $(SWIFT) build -c release --product detent

.PHONY: run test check build toolchain libraries testing

run: toolchain libraries
	@$(BUILT) >&2
	@bin=$$($(BUILT) --show-bin-path)/detent; \
	if $$bin devices >/dev/null; then exec $$bin mailbox; \
	else echo "no usable device: playing the bundled scene" >&2; exec $$bin mailbox --demo; fi

build: toolchain libraries
	@$(BUILT) >&2

test: toolchain testing
	@Tests/run

check: toolchain
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@Tests/check-imports

toolchain:
	@Tests/toolchain $(SWIFT)

libraries:
	@Tests/install $(LIBRARIES)

testing:
	@Tests/install $(LIBRARIES) $(TESTING)
