# What is recorded plays as it was: on virtual time, and through the kernel. And without udev.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
. "$TESTS/Guest/expect"
detent=$BIN/detent
# A gesture a line: kind, phase and contacts, and the whole points of its way.
gestures() {
  grep '"type":"gesture"' "$1" | grep -v '"changed"' |
    sed 's/.*"gesture":"\([^"]*\)","phase":"\([^"]*\)".*"contacts":\([0-9]*\).*"dx":\(-\?[0-9]*\).*"dy":\(-\?[0-9]*\).*/\1 \2 \3 \4 \5/'
}
printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent events\nwait 500\ndown 0 at 40 45\nmove 0 by 60 0 in 500\nup 0\nwait 200\nuse pad\ndown 0,1 at 40 30\nmove 0,1 by 0 20 in 400\nup 0,1\nwait 2500\nup 0\n' > $SCRATCH/record.scene
plug $SCRATCH/record.scene
"$detent" events --json > $SCRATCH/live.json &
live=$!
"$detent" record $SCRATCH/record.yml 2> $SCRATCH/record.said &
recorder=$!
await reads $recorder
go $live
await grep -q '"gesture":"pan","phase":"ended","node":"[^"]*","contacts":2' $SCRATCH/live.json
sleep 0.5
kill -INT $recorder
wait $recorder; status=$?
kill $live
wait $hands $live 2>/dev/null
[ $status = 0 ] && grep -q 'frames recorded' $SCRATCH/record.said; say record-ends-by-a-signal $? "status $status, $(cat $SCRATCH/record.said)"
"$detent" replay $SCRATCH/record.yml --json > $SCRATCH/replayed.json
"$detent" replay $SCRATCH/record.yml --json > $SCRATCH/again.json
[ -n "$(gestures $SCRATCH/live.json)" ] && [ "$(gestures $SCRATCH/live.json)" = "$(gestures $SCRATCH/replayed.json)" ]
say replay-is-what-was-live $? "$(gestures $SCRATCH/live.json) and $(gestures $SCRATCH/replayed.json)"
[ -s $SCRATCH/replayed.json ] && cmp $SCRATCH/replayed.json $SCRATCH/again.json; say replay-is-the-same-each-time $? "it is not"
"$detent" replay $SCRATCH/record.yml --as events --through uinput --json > $SCRATCH/kernel.json 2> $SCRATCH/kernel.said
[ -s $SCRATCH/kernel.json ] && [ "$(gestures $SCRATCH/kernel.json)" = "$(gestures $SCRATCH/replayed.json)" ]
say replay-through-the-kernel $? "$(gestures $SCRATCH/kernel.json); $(cat $SCRATCH/kernel.said)"
# What a file says of libinput's quirks is what libinput makes of them where they are in force.
mkdir -p /etc/libinput
printf '[Fixture]\nMatchName=Pressure without meaning\nAttrResolutionHint=31x31\n' > /etc/libinput/local-overrides.quirks
quirks=$TESTS/Fixtures/Touch/quirks.yml
"$detent" replay $quirks --json > $SCRATCH/quirks.json
"$detent" replay $quirks --as events --through uinput --json > $SCRATCH/quirks-kernel.json 2> $SCRATCH/kernel.said
size() { sed -n 's/.*"action":"added".*\("width_mm".*"size_source":"[a-z]*"\).*/\1/p' "$1"; }
size $SCRATCH/quirks.json | grep -q override && [ "$(size $SCRATCH/quirks.json)" = "$(size $SCRATCH/quirks-kernel.json)" ] &&
  gestures $SCRATCH/quirks.json | grep -q ended && [ "$(gestures $SCRATCH/quirks.json)" = "$(gestures $SCRATCH/quirks-kernel.json)" ]
say replay-follows-quirks $? "$(cat $SCRATCH/quirks.json $SCRATCH/quirks-kernel.json $SCRATCH/kernel.said)"
rm /etc/libinput/local-overrides.quirks
# Whether the bound holds is the machine's affair.
"$detent" replay $SCRATCH/record.yml --as latency --through uinput --json > $SCRATCH/measured.json 2> $SCRATCH/kernel.said
status=$?
[ $status -le 1 ] && grep -q '"admitted": [1-9]' $SCRATCH/measured.json
say replay-measures-latency $? "status $status, $(tail -1 $SCRATCH/measured.json | head -c 300); $(cat $SCRATCH/kernel.said)"
# No key that is typed is in a recording.
head -c 3000 $SCRATCH/record.yml > $SCRATCH/cut.yml
expect damaged-recording 2 "is expected" "$detent" replay $SCRATCH/cut.yml --json

# Without udev a named node is read all the same.
{
  printf 'device screen touchscreen 160x90 40\ndetent events\nwait 500\n'
  for _ in 1 2; do printf 'down 0 at 40 45\nmove 0 by 60 0 in 300\nup 0\nwait 500\n'; done
} > $SCRATCH/blind.scene
plug $SCRATCH/blind.scene
node=$(nodes)
mv /run/udev/control /run/udev/away
"$detent" events --json --device "$node" > $SCRATCH/blind.json 2>&1 &
blind=$!
go $blind
await grep -q '"gesture":"pan","phase":"ended"' $SCRATCH/blind.json
grep -q 'udev is not running' $SCRATCH/blind.json && gestures $SCRATCH/blind.json | grep -q '^pan ended 1 38[0-9] -\?0$'
say without-udev-a-named-screen-is-read $? "$(cat $SCRATCH/blind.json)"
wait $hands
await grep -q '"action":"removed"' $SCRATCH/blind.json; say without-udev-an-unplug-is-seen $? "$(tail -2 $SCRATCH/blind.json)"
kill $blind
mv /run/udev/away /run/udev/control
wait
