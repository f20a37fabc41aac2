# Detent as it is installed, under systemd and logind. The guest's root is a copy.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/consoles"
export PREFIX=/usr/local DESTDIR=
touch $SCRATCH/before
installed() { find /usr/local /etc/udev /etc/pam.d /etc/systemd /lib/systemd -newer $SCRATCH/before \( -type f -o -type l \); }
"$TESTS/place" add "$BIN"
detent=/usr/local/bin/detent
mkdir -p /etc/detent $SCRATCH
: > $SCRATCH/lock.said
echo "DETENT_LOCK_OPTIONS=--title \"Front desk\" --on-lock \"touch $SCRATCH/on-lock\"" > /etc/detent/lock.env
echo 438 > /proc/sys/kernel/sysrq
mode=$(keyboard 1)
is_active() { [ "$(systemctl is-active "$1")" = active ]; }
own() { own=$(sed -n 's/^console //p' /run/detent/record 2>/dev/null); }
is_held() { own && [ -n "$own" ] && is_locked && says "Front desk" && says "slide to unlock"; }
is_free() { [ ! -e /run/detent/record ] && [ "$(sysrq)" = 438 ] && [ "$(keyboard 1)" = "$mode" ]; }
holder() { systemctl show -p MainPID --value detent-kiosk; }

# The unit of a kiosk.
systemctl enable detent-kiosk 2> $SCRATCH/lock.said
systemctl start --no-block multi-user.target
await is_active detent-kiosk && own && is_locked && says "Front desk" && [ -e $SCRATCH/on-lock ]
say kiosk-unit-is-active-once-it-is-locked $? "$(systemctl status detent-kiosk --no-pager)"
former=$(screen)
kill -KILL "$former"
await is_back "$former" && is_locked; say kiosk-units-screen-comes-back $? "it does not"
systemctl stop detent-kiosk
is_locked && ! is_active detent-kiosk; say stopped-kiosk-unit-opens-nothing $? "it does"
systemctl start detent-kiosk
is_held && is_active detent-kiosk; say started-kiosk-unit-takes-over $? "it does not"
former=$(holder)
kill -KILL "$former"
took_over() { is_active detent-kiosk && [ "$(holder)" != "$former" ]; }
await took_over && is_held; say killed-kiosk-unit-comes-back $? "it does not"
expect kiosk-unit-ends-for-the-administrator 0 "" "$detent" unlock
sleep 3
is_free && ! is_active detent-kiosk; say administrator-is-not-locked-out-again $? "$(systemctl status detent-kiosk --no-pager)"

# The unit that stands by.
systemd-run --quiet --unit=desk -p User=root -p PAMName=login -p TTYPath=/dev/tty9 -p StandardInput=tty sleep 1000
session() { session=$(loginctl --no-legend | awk '$4 == "seat0" { print $1; exit }'); [ -n "$session" ]; }
await session
hint() { loginctl show-session "$session" -p LockedHint --value; }
stands_by() { systemd-inhibit --list --no-pager --no-legend | grep -q detent-standby; }
systemctl start detent-suspend
stands_by && is_free; say standby-delays-sleep $? "$(systemd-inhibit --list --no-pager)"
mv /run/udev/control /run/udev/away
loginctl lock-session "$session"
complains() { journalctl -b -u detent-suspend --no-pager | grep -q "nothing is locked"; }
await complains && is_free && stands_by; say standby-says-what-does-not-lock $? "$(journalctl -b -u detent-suspend --no-pager)"
mv /run/udev/away /run/udev/control
loginctl lock-session "$session"
is_hinted() { [ "$(hint)" = yes ] && ! stands_by; }
await is_hinted && is_held; say standby-locks-at-loginds-word $? "hint $(hint)"
loginctl unlock-session "$session"
loginctl lock-session "$session"
sleep 1
is_locked && [ "$(hint)" = yes ]; say logind-cannot-unlock $? "it can"
systemctl stop detent-suspend
is_locked && says "slide to unlock" && screen > /dev/null; say standby-leaves-a-lock-that-runs $? "it does not"
kill -KILL "$(pgrep -x detent-lock)"
systemctl start detent-suspend
is_held && screen > /dev/null; say standby-takes-over-what-was-killed $? "it does not"
"$detent" unlock
await stands_by

# Sleep, as far as the kernel stops all processes; what it does with devices is left out. The emulated
# machine may take longer than the usual 5 s.
mkdir -p /etc/systemd/logind.conf.d
printf '[Login]\nInhibitDelayMaxSec=60\n' > /etc/systemd/logind.conf.d/guest.conf
systemctl restart systemd-logind
await stands_by; say standby-outlives-logind $? "$(systemd-inhibit --list --no-pager)"
cat > /usr/lib/systemd/system-sleep/guest <<HOOK
#!/bin/sh
[ "\$1" = pre ] || exit 0
(cat /sys/class/tty/tty0/active; sed -n 's/^console /tty/p' /run/detent/record; cat /proc/sys/kernel/sysrq) > $SCRATCH/sleeping
mv $SCRATCH/sleeping $SCRATCH/slept
HOOK
chmod +x /usr/lib/systemd/system-sleep/guest
echo freezer > /sys/power/pm_test
systemctl suspend
await test -e $SCRATCH/slept
own
[ "$(tr '\n' ' ' < $SCRATCH/slept)" = "tty$own tty$own 0 " ]; say machine-sleeps-locked $? "$(cat $SCRATCH/slept; journalctl -b -u detent-suspend -u systemd-logind --no-pager)"
awake() { [ "$(systemctl is-active systemd-suspend)" = inactive ]; }
await awake
is_held; say machine-awakes-locked $? "it does not"
"$detent" unlock
await stands_by && is_free; say standby-delays-sleep-again $? "$(systemd-inhibit --list --no-pager)"

systemctl stop detent-suspend
rm /usr/lib/systemd/system-sleep/guest /etc/systemd/logind.conf.d/guest.conf
echo "# changed" >> /etc/udev/rules.d/70-detent.rules
"$TESTS/place" remove 2> $SCRATCH/lock.said
[ "$(installed)" = /etc/udev/rules.d/70-detent.rules ] && [ ! -e /usr/local/libexec/detent ] && grep -q "70-detent.rules is kept" $SCRATCH/lock.said
say uninstall-leaves-what-was-changed $? "$(installed)"
