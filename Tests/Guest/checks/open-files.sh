# No keyboard, mouse or joystick is ever opened, plugged in before or after; pens and lids go to
# libinput alone.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
mkfifo $SCRATCH/hold2
"$BIN/detent-hand" decoys < $SCRATCH/hold2 > $SCRATCH/decoys2 &
hands=$!
exec 9> $SCRATCH/hold2
await grep -q '^lid' $SCRATCH/decoys2
printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndevice motion accelerometer 8192\ndetent events\nwait 12000\nup 0\n' > $SCRATCH/hold.scene
plug $SCRATCH/hold.scene
$detent watch --json > $SCRATCH/watch.json &
program=$!
await grep -q '"ready"' $SCRATCH/watch.json
mkfifo $SCRATCH/hold3
"$BIN/detent-hand" decoys < $SCRATCH/hold3 > $SCRATCH/decoys3 &
exec 8> $SCRATCH/hold3
await grep -q '^lid' $SCRATCH/decoys3
udevadm settle
sleep 1
open=$(ls -l /proc/$program/fd | awk '{ print $NF }' | grep /dev/input)
faults=""
for kind in keyboard mouse joystick; do
  for node in $(awk -v k=$kind '$1 == k { print $2 }' $SCRATCH/decoys2 $SCRATCH/decoys3); do
    if grep -qx "$node" <<< "$open"; then faults="$faults $kind $node"; fi
  done
done
if [ -z "$faults" ]; then echo "ok no-keyboard-is-opened"; else echo "not ok no-keyboard-is-opened:$faults"; fi
touch=$(grep -c '"action":"added"' $SCRATCH/watch.json)
if [ "$touch" = 3 ] && [ -n "$open" ]; then echo "ok touch-devices-are-opened"; else echo "not ok touch-devices-are-opened: $touch announced, open: $open"; fi
tablet=$(awk '$1 == "tablet" { print $2 }' $SCRATCH/decoys2)
if grep -qx "$tablet" <<< "$open"; then echo "ok pens-go-to-libinput"; else echo "not ok pens-go-to-libinput: $tablet is not open"; fi

# Asleep while nothing moves: the process takes no processor time in two seconds.
before=$(awk '{ print $14 + $15 }' /proc/$program/stat)
switches() { cat /proc/$program/task/*/status | awk '/ctxt_switches/ { n += $2 } END { print n }'; }
first=$(switches)
sleep 2
second=$(switches)
if [ "$first" = "$second" ]; then echo "ok no-wake-ups-while-idle"; else echo "not ok no-wake-ups-while-idle: $((second - first)) switches"; fi
kill $program
exec 9>&- 8>&-
away
wait
