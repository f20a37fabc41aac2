# detent latency: its ends, its reports, and the delays that its self-test puts in.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
reports=$SCRATCH/reports
mkdir -p $reports

. "$TESTS/Guest/expect"

# The exact 0.2 ms are for a machine with nothing else to do (`make bench`). A busy one may miss them and
# must then say so; the delays come back in their order all the same.
$detent latency --synthetic --self-test --duration 15s --bound 60s --output $reports/self.json \
  > $SCRATCH/out 2> $SCRATCH/said
status=$?
measured=$(grep -o '"measured_us": *-\?[0-9]*' $reports/self.json | grep -o '[-0-9]*$' | tr '\n' ' ')
said=$(grep -c 'came back as' $SCRATCH/said)
set -- $measured
if [ "$#" = 4 ] && [ "$1" = 0 ] && [ "$2" -gt 0 ] && [ "$3" -gt "$2" ] && [ "$4" -gt "$3" ] &&
  [ $status = $((said > 0)) ]; then
  echo "ok latency-delays-come-back"
else
  echo "not ok latency-delays-come-back: status $status; measured $measured; $(cat $SCRATCH/said)"
fi
expect latency-bound-is-missed 1 "over the bound" $detent latency --synthetic --duration 1s --bound 0.001ms
expect latency-bound-is-held 0 "" $detent latency --json --synthetic --duration 2s --bound 60s --floor \
  --output $reports/a.json --output $reports/a.csv --output $reports/a.svg --output $reports/a.hgrm
if tail -1 $SCRATCH/out | grep -q '"type":"report","report":{"format":'; then
  echo "ok latency-ends-with-its-figures"
else
  echo "not ok latency-ends-with-its-figures: $(tail -1 $SCRATCH/out)"
fi
expect latency-reports-compare 0 "" $detent latency --compare $reports/a.json $reports/self.json
expect latency-interrupt-reports 0 "" timeout --preserve-status -s INT 4 \
  $detent latency --synthetic --bound 60s --duration 1h --output $reports/int.json
expect latency-terminate-reports 143 "" timeout --preserve-status -s TERM 4 \
  $detent latency --synthetic --bound 60s --duration 1h --output $reports/term.json
missing=""
for name in a.json a.csv a.svg a.hgrm int.json term.json; do
  [ -s $reports/$name ] || missing="$missing $name"
done
left=$(ls $reports | grep -c '\.[0-9]*$')
if [ -z "$missing" ] && [ "$left" = 0 ]; then
  echo "ok latency-reports-are-written"
else
  echo "not ok latency-reports-are-written: missing:$missing; $left temporary files left"
fi
expect latency-unwritable-report 2 "cannot be written" $detent latency --synthetic --output /proc/a.json
expect latency-no-report 2 "$reports/a.csv" $detent latency --compare $reports/a.csv $reports/a.json
expect latency-without-any-device 3 "no touchscreen" $detent latency --duration 500ms --warmup 0s
expect latency-without-device 3 "/dev/input/event99" $detent latency --device /dev/input/event99

mv /dev/uinput /dev/away
expect latency-without-uinput 3 "modprobe uinput" $detent latency --synthetic
mv /dev/away /dev/uinput
expect latency-without-permission 4 "does not let this user" \
  setpriv --reuid nobody --clear-groups -- $detent latency --synthetic

printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent events\nwait 12000\n' > $SCRATCH/still.scene
plug $SCRATCH/still.scene
expect latency-untouched 1 "nothing was touched" $detent latency --duration 500ms --warmup 0s
chmod 600 /dev/input/event*
expect latency-refused-device 4 "does not let this user" \
  setpriv --reuid nobody --clear-groups -- $detent latency --duration 500ms --warmup 0s
chmod a+r /dev/input/event*
ulimit -l 0
setpriv --reuid nobody --clear-groups -- $detent latency --json --duration 500ms --warmup 0s --realtime > $SCRATCH/realtime 2>&1
if [ "$(grep -c '"granted":false.*"remedy":"' $SCRATCH/realtime)" = 3 ]; then
  echo "ok realtime-says-what-would-grant-it"
else
  echo "not ok realtime-says-what-would-grant-it: $(cat $SCRATCH/realtime)"
fi
away

# A handler that sleeps 200 ms in every tenth event delays no read.
printf 'device screen touchscreen 160x90 40\ndetent events\nwait 1500\ndown 0 at 20 45\nmove 0 by 110 0 in 4000\nup 0\nwait 500\n' > $SCRATCH/long.scene
"$BIN/detent-slow" 8 > $SCRATCH/slow &
slow=$!
plug $SCRATCH/long.scene
go $slow
wait $hands
if wait $slow; then echo "ok sleeping-handler-delays-no-read"; else echo "not ok sleeping-handler-delays-no-read: $(cat $SCRATCH/slow)"; fi
