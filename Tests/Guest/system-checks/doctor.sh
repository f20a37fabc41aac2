# The rule for the seat's user, and what detent doctor makes of logind's sessions.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
detent=$BIN/detent
id mia >/dev/null 2>&1 || useradd -m mia
as() { setpriv --reuid mia --regid mia --init-groups -- "$@"; }
mkfifo $SCRATCH/doctor-hold
"$BIN/detent-hand" decoys combined < $SCRATCH/doctor-hold > $SCRATCH/doctor-decoys &
exec 9> $SCRATCH/doctor-hold
# The screen is swiped again and again, and declares no size.
{
  printf 'device screen touchscreen 160x90 40 noresolution\ndevice pad touchpad 100x60 31\ndevice motion accelerometer 8192\ndetent events\n'
  for _ in $(seq 400); do printf 'wait 200\ndown 0 at 40 30\nmove 0 by -25 0 in 300\nup 0\n'; done
} > $SCRATCH/doctor.scene
"$BIN/detent-hand" play $SCRATCH/doctor.scene &
hand=$!
are_there() { grep -q '^lid' $SCRATCH/doctor-decoys && [ "$("$detent" devices 2>&1 | wc -l)" = 3 ]; }
await are_there
udevadm settle
decoy() { awk -v kind="$1" '$1 == kind { print $2 }' $SCRATCH/doctor-decoys; }

systemd-run --quiet --unit=seat-user -p User=mia -p PAMName=login -p TTYPath=/dev/tty9 -p StandardInput=tty sleep 1000
has_session() { loginctl --no-legend | grep -q 'mia *seat0'; }
await has_session
expect doctor-off-the-seat 4 "" as "$detent" doctor
tail -1 $SCRATCH/out | grep -q "^not ready; first: switch to your session"; say doctor-says-to-switch $? "$(cat $SCRATCH/out)"
busybox chvt 9
is_at_the_seat() { as "$detent" doctor > $SCRATCH/out; grep -q "mia is at seat0" $SCRATCH/out; }
await is_at_the_seat
tail -1 $SCRATCH/out | grep -q "^not ready; first: install Detent's udev rule"; say doctor-names-the-rule $? "$(cat $SCRATCH/out)"
mkdir -p $SCRATCH/as-root
printf '#!/bin/sh\nexec "$@"\n' > $SCRATCH/as-root/sudo
chmod +x $SCRATCH/as-root/sudo
awk '/^[-!+] / { isFirst = /^!/ } isFirst && /^    / { sub(/^ +/, ""); print }' $SCRATCH/out > $SCRATCH/doctor-commands
PATH=$SCRATCH/as-root:$PATH bash -e $SCRATCH/doctor-commands > $SCRATCH/doctor-said 2>&1
udevadm settle
expect doctor-mends-the-seat 0 "" as "$detent" doctor
grep -q "read by .*user mia" $SCRATCH/out; say doctor-shows-the-list $? "$(cat $SCRATCH/doctor-commands $SCRATCH/doctor-said $SCRATCH/out)"
as test ! -r "$(decoy keyboard)" && as test ! -r "$(decoy combined)"; say seat-reads-no-keyboard $? "$(getfacl -p /dev/input/event* 2>&1; ls -l /dev/input)"
as timeout 30 "$detent" events --json | grep -qm1 '"gesture":"pan"'; say seat-swipes $? "no pan came"
tagged() { udevadm test "$(udevadm info -q path -n "$1")" 2>/dev/null | grep -q uaccess; }
screen=$("$detent" devices --json | sed -n 's/.*"node":"\([^"]*\)".*"kind":"touchscreen".*/\1/p')
tagged "$screen" && ! tagged "$(decoy keyboard)" && ! tagged "$(decoy combined)"; say rules-are-as-udevadm-tests-them $? "$(udevadm test "$(udevadm info -q path -n "$screen")" 2>&1 | tail -20)"

complaints() { udevadm test "$(udevadm info -q path -n "$screen")" 2>&1 | grep "detent.*:[0-9]"; }
! complaints > $SCRATCH/out; say rules-are-without-fault $? "$(cat $SCRATCH/out)"
# Where udevadm can verify rules, these hold.
! udevadm verify --help > $SCRATCH/out 2>&1 || udevadm verify "$TESTS"/../udev-rules/*.rules > $SCRATCH/out 2>&1
say rules-are-verified $? "$(cat $SCRATCH/out)"
as "$detent" doctor | awk -v RS= '/--realtime would/' | sed -n 's/^    //p' > $SCRATCH/doctor-commands
PATH=$SCRATCH/as-root:$PATH bash -e $SCRATCH/doctor-commands > $SCRATCH/doctor-said 2>&1
udevadm settle
[ -s $SCRATCH/doctor-commands ] && as test -w /dev/cpu_dma_latency && grep -q "^mia - rtprio 20" /etc/security/limits.d/70-detent-mia.conf
say doctor-mends-real-time $? "$(cat $SCRATCH/doctor-commands $SCRATCH/doctor-said; ls -l /dev/cpu_dma_latency)"

# A size and a mount matrix by the hardware database, which holds this file alone here, to be quick.
mkdir -p $SCRATCH/database/etc/udev/hwdb.d
printf '\nevdev:name:*screen*:*\n EVDEV_ABS_00=::40\n EVDEV_ABS_01=::40\n EVDEV_ABS_35=::40\n EVDEV_ABS_36=::40\n
evdev:name:motion:*\n ACCEL_MOUNT_MATRIX=0, -1, 0; 1, 0, 0; 0, 0, 1\n' |
  cat "$TESTS/../udev-rules/70-detent.hwdb" - > $SCRATCH/database/etc/udev/hwdb.d/70-detent.hwdb
systemd-hwdb --strict --root=$SCRATCH/database update > $SCRATCH/out 2>&1 && [ ! -s $SCRATCH/out ]
say database-is-read $? "$(cat $SCRATCH/out)"
cp $SCRATCH/database/etc/udev/hwdb.bin /etc/udev/hwdb.bin
udevadm control --reload
motion=$("$detent" devices --json | sed -n 's/.*"node":"\([^"]*\)".*"kind":"accelerometer".*/\1/p')
udevadm trigger --settle --action=change "$screen" "$motion"
expect database-states-sizes 0 "" "$detent" devices --json
grep -q "override" $SCRATCH/out; say database-is-told $? "$(cat $SCRATCH/out; udevadm info "$screen")"
systemd-hwdb query "evdev:name:motion:dmi" | grep -q "^ACCEL_MOUNT_MATRIX=0, -1, 0; 1, 0, 0; 0, 0, 1" &&
  udevadm info -q property "$motion" | grep -q "^ACCEL_MOUNT_MATRIX=0, -1, 0; 1, 0, 0; 0, 0, 1"
say database-states-mounts $? "$(systemd-hwdb query "evdev:name:motion:dmi"; udevadm info "$motion")"
"$detent" doctor | tr -s ' \n' '  ' > $SCRATCH/out
grep -q "8192 units per g, by the device; mount matrix (0, -1, 0; 1, 0, 0; 0, 0, 1)" $SCRATCH/out
say doctor-shows-the-mount $? "$(cat $SCRATCH/out)"

kill $hand
exec 9>&-
wait
systemctl stop seat-user
busybox chvt 1
rm -f /etc/udev/hwdb.bin /etc/udev/rules.d/7[01]-detent*.rules /etc/security/limits.d/70-detent-mia.conf
udevadm control --reload
