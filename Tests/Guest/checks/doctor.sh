# detent doctor without logind: an ordinary user does what it says, and reads touches and no keys.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
detent=$BIN/detent
expect doctor-without-devices 3 "" "$detent" doctor
tail -1 $SCRATCH/out | grep -q "^not ready; first: plug"; say doctor-says-what-is-first $? "$(tail -1 $SCRATCH/out)"
id mia >/dev/null 2>&1 || useradd -m mia
as() { setpriv --reuid mia --regid mia --init-groups -- "$@"; }

mkfifo $SCRATCH/doctor-hold
"$BIN/detent-hand" decoys combined < $SCRATCH/doctor-hold > $SCRATCH/doctor-decoys &
exec 9> $SCRATCH/doctor-hold
printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent events\nwait 600000\n' > $SCRATCH/doctor.scene
"$BIN/detent-hand" play $SCRATCH/doctor.scene &
hand=$!
are_there() { grep -q '^lid' $SCRATCH/doctor-decoys && [ "$("$detent" devices | wc -l)" = 2 ]; }
await are_there
udevadm settle
decoy() { awk -v kind="$1" '$1 == kind { print $2 }' $SCRATCH/doctor-decoys; }
expect doctor-for-root 0 "" "$detent" doctor
grep -q "160×90 mm, by the device" $SCRATCH/out && grep -q "$(basename "$(decoy combined)").*never opened" $SCRATCH/out
say doctor-lists-the-nodes $? "$(cat $SCRATCH/out)"

# What is printed beneath the first finding is carried out by root.
expect doctor-for-a-stranger 4 "" as "$detent" doctor
tail -1 $SCRATCH/out | grep -q "^not ready; first: give group detent"; say doctor-names-the-group $? "$(cat $SCRATCH/out)"
mkdir -p $SCRATCH/as-root
printf '#!/bin/sh\nexec "$@"\n' > $SCRATCH/as-root/sudo
chmod +x $SCRATCH/as-root/sudo
awk '/^[-!+] / { isFirst = /^!/ } isFirst && /^    / { sub(/^ +/, ""); print }' $SCRATCH/out > $SCRATCH/doctor-commands
PATH=$SCRATCH/as-root:$PATH bash -e $SCRATCH/doctor-commands > $SCRATCH/doctor-said 2>&1
udevadm settle
as test ! -r "$(decoy keyboard)" && as test ! -r "$(decoy combined)"; say group-reads-no-keyboard $? "$(ls -l /dev/input)"
expect doctor-mends 0 "" as "$detent" doctor
tail -1 $SCRATCH/out | grep -q "^ready: 1 touchscreen, 1 touchpad"; say doctor-says-ready $? "$(cat $SCRATCH/doctor-commands $SCRATCH/doctor-said $SCRATCH/out)"

# A screen that is plugged in later is read, and its reports are counted.
{
  printf 'device late touchscreen 160x90 40\ndetent events\n'
  for _ in $(seq 60); do printf 'wait 100\ndown 0 at 80 12\nmove 0 by -25 0 in 300\nup 0\n'; done
} > $SCRATCH/doctor-late.scene
"$BIN/detent-hand" play $SCRATCH/doctor-late.scene &
swipes=$!
as timeout 20 "$detent" events --json | grep -qm1 '"gesture":"pan"'; say group-swipes $? "no pan came"
expect doctor-counts-reports 0 "move a finger" as "$detent" doctor --touch 2s
grep -q "reports a second" $SCRATCH/out; say doctor-tells-the-rate $? "$(cat $SCRATCH/out)"
kill $swipes

# A program that holds a device is named.
"$detent" events --grab > $SCRATCH/doctor-grabber &
grabber=$!
is_held() { "$detent" doctor > $SCRATCH/out; [ $? = 5 ]; }
await is_held; say doctor-finds-the-grab $? "$(cat $SCRATCH/out)"
tr -s ' \n' '  ' < $SCRATCH/out | grep -q "held exclusively, by detent ($grabber)"; say doctor-names-the-holder $? "$(cat $SCRATCH/out)"
as "$detent" doctor --json | grep -q '"commands":\["sudo fuser -v /dev/input'; say doctor-says-how-to-find-the-holder $? "it does not"
kill $grabber

mv /run/udev/control /run/udev/away
expect doctor-without-udev 3 "" "$detent" doctor
mv /run/udev/away /run/udev/control
exec 9>&-
kill $hand
wait
# The checks that follow find things as they were.
rm /etc/udev/rules.d/70-detent-group.rules
udevadm control --reload
