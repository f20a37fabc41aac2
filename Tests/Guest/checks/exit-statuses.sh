# Bad input: the exit status, and a sentence that names the culprit.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent

. "$TESTS/Guest/expect"

expect unknown-subcommand 2 "no subcommand" $detent swipe
expect bad-size 2 "--size" $detent mailbox --json --size big
expect empty-value 2 "--device needs a value" $detent watch --device ""
expect endless-file 2 "/dev/zero is a device" $detent replay /dev/zero
expect endless-pin 2 "a PIN has 4 digits" bash -c "$detent pin $SCRATCH/endless.pin < /dev/zero"
expect file-named-as-an-option 2 "-x cannot be read" $detent replay -- -x
expect demonstration-of-gestures 0 "" $detent events --demo
expect directory-as-device 2 "is a directory" $detent mailbox --json --device /dev/input
expect file-as-device 2 "is a file" $detent mailbox --json --device /etc/passwd
expect no-input-device 2 "no input device" $detent mailbox --json --device /dev/null
expect absent-device 3 "/dev/input/event99" $detent mailbox --json --device /dev/input/event99
expect no-device-to-list 3 "no touchscreen" $detent devices
expect no-device-to-measure 3 "detent doctor" timeout 20 $detent latency --duration 1s
mv /dev/uinput /dev/uinput-away
expect no-uinput 3 "modprobe uinput" timeout 20 $detent latency --synthetic
[[ $output != *--synthetic* ]]
say no-uinput-is-not-answered-by-uinput $? "$output"
mv /dev/uinput-away /dev/uinput
mv /run/udev/control /run/udev/away
expect no-udev 3 "udev is not running" $detent mailbox --json
mv /run/udev/away /run/udev/control

mkfifo $SCRATCH/hold
"$BIN/detent-hand" decoys < $SCRATCH/hold > $SCRATCH/decoys &
exec 9> $SCRATCH/hold
await grep -q '^lid' $SCRATCH/decoys
udevadm settle
keyboard=$(awk '$1 == "keyboard" { print $2 }' $SCRATCH/decoys)
expect keyboard-as-device 2 "is no touchscreen" $detent mailbox --json --device "$keyboard"
expect only-decoys-to-list 3 "detent doctor" $detent devices
exec 9>&-
wait

expect output-that-was-closed-before 5 "standard output cannot be written" bash -c "$detent events --demo >&-"
# A reader that goes ends the program silently, as SIGPIPE would.
printf 'device screen touchscreen 160x90 40\ndetent events\nwait 6000\nup 0\n' > $SCRATCH/wait.scene
plug $SCRATCH/wait.scene
expect closed-output 141 "" bash -c "$detent events --json | true; exit \${PIPESTATUS[0]}"
node=$($detent devices --json | sed -n 's/.*"node":"\([^"]*\)".*/\1/p' | head -1)
chmod 600 "$node"
expect not-permitted 4 "belongs to group" setpriv --reuid nobody --clear-groups -- $detent mailbox --json --device "$node"
ordinary="setpriv --reuid nobody --clear-groups --"
expect not-permitted-to-set-the-pin 4 "only root may write /etc/detent/pin" $ordinary $detent pin
echo 2580 | $detent pin
expect not-permitted-to-read-the-pin 4 "may not be read by this user" $ordinary $detent lock --auth pin
rm /etc/detent/pin
# Where lines and standard error go to the same place, an error stands there once.
is_told() { grep -q "belongs to group" "$1"; }
$ordinary $detent events > $SCRATCH/together 2>&1 &
program=$!
await is_told $SCRATCH/together
kill $program
wait $program
[ "$(grep -c "belongs to group" $SCRATCH/together)" = 1 ]
say an-error-among-lines-is-told-once $? "$(cat $SCRATCH/together)"
$ordinary $detent events 2> $SCRATCH/beside > $SCRATCH/out &
program=$!
await is_told $SCRATCH/beside
say an-error-beside-lines-is-told $? "$(cat $SCRATCH/beside $SCRATCH/out)"
kill $program
wait $program
expect not-permitted-to-list 4 "detent doctor" $ordinary $detent devices
away
