# Faults of devices, limits and clocks: what was begun ends or is cancelled, and Detent goes on by itself.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
detent=$BIN/detent
lines=$SCRATCH/faults.json
count() { grep -c "$1" $lines; }
story() { grep -v '"changed"' $lines | tail -${1:-12} | cut -c 1-150; }
# Whether as many pans have ended or been cancelled as began.
is_whole() { [ "$(count '"phase":"began"')" = "$(grep '"gesture":"pan"' $lines | grep -c '"phase":"\(ended\|cancelled\)"')" ]; }
watch_lines() {
  "$detent" events --json > $lines 2> $SCRATCH/faults.said &
  program=$!
  await grep -q '"ready"' $lines
}
# A screen and a pad, and a pan on each in turn, until the hands are killed.
{
  printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent events\nwait 1500\n'
  for _ in $(seq 100); do
    for device in screen pad; do printf "use $device\ndown 0 at 40 30\nmove 0 by 30 0 in 300\nup 0\nwait 200\n"; done
  done
} > $SCRATCH/pans.scene
pans() {
  "$BIN/detent-hand" play $SCRATCH/pans.scene &
  hands=$!
}
has_both() { [ "$(count '"added"')" = 2 ]; }
node() { sed -n 's/.*"added","node":"\([^"]*\)","name":"'"$1"'".*/\1/p' $lines | tail -1; }
ended() { grep '"phase":"ended"' $lines | grep -c "\"node\":\"$1\""; }
# Whether each device has ended another pan since `mark`.
mark() { marks="$(ended "$screen") $(ended "$pad")"; }
goes_on() {
  set -- $marks
  [ "$(ended "$screen")" -gt "$1" ] && [ "$(ended "$pad")" -gt "$2" ]
}
# start: watches both devices until each has panned.
start() {
  pans
  watch_lines
  await has_both
  screen=$(node screen) pad=$(node pad) marks="0 0"
  await goes_on
}
# finish: pulls both devices out; whether every pan has its end.
finish() {
  kill $hands
  gone() { [ "$(count '"removed"')" = "$(count '"added"')" ]; }
  await gone
  is_whole
  local result=$?
  kill $program
  wait $program $hands 2>/dev/null
  return $result
}

# The limit of open files is named, and raised where that is allowed.
expect too-few-files-to-start 5 "no more than 20 files open" bash -c "ulimit -n 20; exec $detent events --json"
expect low-soft-limit-is-raised 3 "no touchscreen" bash -c "ulimit -Sn 10; exec $detent devices"
watch_lines
prlimit --pid $program --nofile=14:14
pans
lacks() { [ "$(count 'no more than 14 (ulimit -n)')" -ge 2 ]; }
await lacks
sleep 2.5
[ "$(count 'no more than 14 (ulimit -n)')" = 2 ] && [ "$(count '"added"')" = 0 ]; say lack-of-descriptors-is-told-once $? "$(story)"
prlimit --pid $program --nofile=64:64
await has_both; say descriptors-that-come-later-are-used $? "$(story)"
finish

# A node that is taken away from the process, and one that gives errors.
start
mark
"$TESTS/Guest/revoke" $program "$screen" && "$TESTS/Guest/revoke" $program "$pad"
await goes_on && [ "$(count 'cannot be read on')" = 2 ] && [ "$(count '"removed"')" = 0 ]
say revoked-nodes-are-opened-again $? "$(story)"
strace -qq -f -p $program -P "$screen" -P "$pad" -e trace=read -e inject=read:error=EIO:when=10+ -o $SCRATCH/strace &
strace=$!
await grep -q EIO $SCRATCH/strace
sleep 3
kill $strace
wait $strace
mark
await goes_on && [ "$(count '"removed"')" = 0 ]; say nodes-that-fail-are-read-on $? "$(story); $(count 'cannot be read on') told"

# Stopped for 5 s, with more events than the kernel keeps.
mark
kill -STOP $program
sleep 5
kill -CONT $program
await goes_on && grep -q SYN_DROPPED $lines; say stopped-for-5-s-it-goes-on $? "$(story)"

# All processes frozen for a second, as for sleep. Nobody tells of it: here is no logind.
mark
echo freezer > /sys/power/pm_test
echo 1 > /sys/module/suspend/parameters/pm_test_delay
echo mem > /sys/power/state
slept=$?
await goes_on && [ $slept = 0 ]; say frozen-for-sleep-it-goes-on $? "$(story)"

# The clock of the wall goes forth and back; stamps and sleeps go by another.
mark
before=$(count '"cancelled"')
for step in +3600 -7200 +86400 -86400 +3600; do
  date -s "@$(($(date +%s) $step))" > /dev/null
  sleep 0.3
done
await goes_on && [ "$(count '"cancelled"')" = "$before" ]; say clock-steps-disturb-no-pan $? "$(story)"
finish; say every-pan-has-its-end $? "$(story 40)"

# Figures of latency do not go by that clock either: an hour would be over this bound.
"$detent" latency --json --synthetic --duration 2s --warmup 0s --bound 60s > $SCRATCH/stepped.json 2>&1 &
measuring=$!
await grep -q '"type":"ready"' $SCRATCH/stepped.json
for step in +3600 -7200 +3600; do
  date -s "@$(($(date +%s) $step))" > /dev/null
  sleep 0.3
done
wait $measuring; say clock-steps-disturb-no-latency $? "$(tail -2 $SCRATCH/stepped.json)"

# A permission that comes later is found by the node itself: udev says nothing.
pans
has_nodes() { [ "$("$detent" devices --json 2>/dev/null | grep -c '"added"')" = 2 ]; }
await has_nodes
udevadm settle
chmod 600 /dev/input/event*
setpriv --reuid nobody --clear-groups -- "$detent" events --json > $lines 2> $SCRATCH/faults.said &
program=$!
await grep -q '"ready"' $lines
grep -q 'does not let this user read' $lines && [ "$(count '"added"')" = 0 ]
refused=$?
chmod 644 /dev/input/event*
await has_both && [ $refused = 0 ]; say permission-that-comes-later-is-found $? "$(story)"
finish

# Devices that go while a finger is on its way, one after the other. The kernel does not wait as long as
# usual for each, and udev leaves out what starts other programs.
echo 1 > /sys/kernel/rcu_expedited
mkdir -p /run/udev/rules.d
for rules in 60-persistent-input 65-libwacom 80-libinput-device-groups 90-libinput-fuzz-override; do
  ln -sf /dev/null /run/udev/rules.d/$rules.rules
done
udevadm control --reload
watch_lines
figures() { echo "$(ls /proc/$program/fd | wc -l) $(awk '/VmRSS/ { print $2 }' /proc/$program/status)"; }
"$BIN/detent-hand" replug 20 $lines > $SCRATCH/replugged
all_gone() { [ "$(count '"removed"')" = "$1" ]; }
await all_gone 20
before=$(figures)
"$BIN/detent-hand" replug "${REPLUGS:-100}" $lines > $SCRATCH/replugged
replugged=$?
await all_gone $((${REPLUGS:-100} + 20))
after=$(figures)
# Libinput takes touches back before anybody hears that their device has gone.
[ $replugged = 0 ] && [ "$(count '"phase":"cancelled"')" = $((${REPLUGS:-100} + 20)) ] && is_whole
say replugged-in-mid-gesture $? "$(cat $SCRATCH/replugged); $(grep -v '"changed"' $lines | grep -o '"phase":"[a-z]*"\|"reason":"[^"]*"\|"action":"[a-z]*"' | sort | uniq -c | tr -s '\n ' ' '); $(story 6)"
echo "$before and then $after: descriptors and kB, $(cat $SCRATCH/replugged)" > $SCRATCH/replugs
[ "${before% *}" = "${after% *}" ] && [ "${after#* }" -le $((${before#* } + 512)) ]; say replugs-leave-nothing-behind $? "$(cat $SCRATCH/replugs)"
kill $program
wait $program
rm /run/udev/rules.d/60-persistent-input.rules /run/udev/rules.d/65-libwacom.rules /run/udev/rules.d/80-libinput-device-groups.rules /run/udev/rules.d/90-libinput-fuzz-override.rules
udevadm control --reload
echo 0 > /sys/kernel/rcu_expedited
