# --metrics: what stands in the file at each step of a lock, and after a measurement.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/held-console"
folder=$SCRATCH/metrics
mkdir -p $folder
file=$folder/lock.prom
# is NAME[{LABELS}] VALUE: what the file says.
is() {
  local labels=${1#"${1%%\{*}"}
  labels=${labels#\{}
  grep -qxF "${1%%\{*}{source=\"$(basename "$file" .prom)\"${labels:+,}${labels:-\}} $2" "$file"
}
stands() { sed -n '/^detent_lock\|^detent_up\|^detent_devices/p' $file | tr '\n' ';'; ls -l $folder; }
beside='detent_lock_refusals_total{reason="beside_thumb"}'
short='detent_lock_refusals_total{reason="too_short"}'

# What cannot be kept is refused at the start.
expect metrics-need-the-right-name 2 "$folder/lock.txt would not be read" "$detent" lock --json --metrics $folder/lock.txt
expect metrics-need-a-folder 2 "cannot be written: No such file" "$detent" lock --mode vt --metrics $folder/none/lock.prom
ln -s /etc/passwd $folder/link.prom
expect metrics-follow-no-link 2 "no regular file" "$detent" latency --synthetic --metrics $folder/link.prom
expect metrics-without-permission 4 "$file cannot be written" \
  setpriv --reuid nobody --clear-groups -- "$detent" lock --json --metrics $file
[ "$(ls $folder)" = link.prom ]; say metrics-leave-nothing-when-refused $? "$(ls $folder)"

# A held console: two slides that are refused, another screen, and a slide.
lock vt --metrics $file
await is detent_lock_locked 1 && is detent_up 1 && is "$short" 0 &&
  [ "$(stat -c %a $file)" = 644 ]
say metrics-say-that-it-is-locked $? "$(stands)"
printf "device screen touchscreen 160x90 40\ndetent lock\nwait 500\ndown 0 at $x $y\nmove 0 by $half 0 in 400\nup 0\nwait 1500\ndown 0 at 150 10\nmove 0 by -40 0 in 300\nup 0\nwait 800\n" > $SCRATCH/refused.scene
plug $SCRATCH/refused.scene
go detent
await is 'detent_devices{kind="touchscreen"}' 1; say metrics-count-devices $? "$(stands)"
# The second is refused as it begins, and counted as a pan when it ends.
await is 'detent_gestures_total{gesture="pan",outcome="ended"}' 2 && is "$beside" 1 && is "$short" 1 &&
  is detent_lock_locked 1 && is detent_lock_unlocks_total 0
say metrics-count-refusals $? "$(stands)"
wait $hands
former=$(screen)
kill -KILL "$former"
await is detent_lock_screen_starts_total 2 && is "$beside" 1 && is "$short" 1 && is detent_lock_locked 1
say metrics-outlive-the-screen $? "$(stands)"
await is_back "$former"
pkill -KILL -x detent-metrics
slide
ends
is detent_lock_locked 0 && is detent_up 0 && is detent_lock_unlocks_total 1 && is "$beside" 1 && [ $status = 0 ]
say metrics-say-that-it-is-open $? "status $status; $(stands)"
grep -q "what keeps $file ended (signal 9)" $SCRATCH/lock.said; say metrics-tell-of-a-killed-writer $? "$(cat $SCRATCH/lock.said)"
said=$(promtool check metrics < $file 2>&1) && [ -z "$said" ]; say metrics-are-what-prometheus-reads $? "$said"

# A lock locks whoever keeps the file, says so, and keeps it from when that has ended.
echo 'rules: []' > $SCRATCH/none.yaml
"$detent" run --metrics $file $SCRATCH/none.yaml 2> $SCRATCH/said &
run=$!
await grep -qs 'command="run"' $file
lock vt --metrics $file
await grep -q "$file is kept by process $run (detent) already" $SCRATCH/lock.said && grep -q 'command="run"' $file &&
  kill $run && await is detent_lock_locked 1
say metrics-of-a-lock-wait-for-their-file $? "$(stands); $(cat $SCRATCH/lock.said $SCRATCH/said)"
wait $run 2>/dev/null
# Whoever holds is killed: the console stays locked, and so says the file until it is freed.
kill -KILL $lock
wait $lock 2>/dev/null
await is detent_up 0 && is detent_lock_locked 1; say metrics-of-a-dead-holder-say-locked $? "$(stands)"
expect metrics-holder-is-freed 0 "" "$detent" unlock
[ ! -e $file ]; say metrics-do-not-outlive-the-lock $? "$(stands)"

# A terminal's lock is killed: it is open.
"$detent" lock --json --metrics $file > $SCRATCH/out < /dev/null &
lock=$!
await is detent_lock_locked 1
# Another program is told whose the file is.
expect metrics-of-another-are-not-replaced 2 "$file is kept by process $lock (detent) already" \
  "$detent" run --metrics $file $SCRATCH/none.yaml
is detent_lock_locked 1; say metrics-of-a-lock-stay-its-own $? "$(stands)"
kill -KILL $lock
wait $lock 2>/dev/null
await is detent_lock_locked 0 && is detent_up 0; say metrics-of-a-killed-lock-say-open $? "$(stands)"
no_writer() { ! pgrep -x detent-metrics >/dev/null; }
await no_writer; say metrics-writers-end $? "$(pgrep -a detent-metrics)"

# Whoever may read the file may lock it, which keeps nobody from writing.
setpriv --reuid nobody --clear-groups -- flock $file sleep 60 &
stranger=$!
await pgrep -x sleep > /dev/null
"$detent" run --metrics $file $SCRATCH/none.yaml 2> $SCRATCH/said &
run=$!
await is detent_up 1; say metrics-are-not-locked-by-a-reader $? "$(stands); $(cat $SCRATCH/said)"
kill $run; pkill -x sleep
wait $run $stranger 2>/dev/null

# A disk that fills up is told of once, and measuring goes on.
mkdir $SCRATCH/full
mount -t tmpfs -o size=64k none $SCRATCH/full
"$detent" latency --synthetic --json --duration 3s --warmup 1s --bound 60s \
  --metrics $SCRATCH/full/latency.prom > $SCRATCH/report 2> $SCRATCH/said &
run=$!
await test -e $SCRATCH/full/latency.prom
head -c 100000 /dev/zero > $SCRATCH/full/fill 2>/dev/null
await grep -q . $SCRATCH/said
rm $SCRATCH/full/fill
wait $run; status=$?
[ $status = 0 ] && [ "$(grep -c 'latency.prom cannot be written: No space left' $SCRATCH/said)" = 1 ]
say metrics-on-a-full-disk-are-told-once $? "status $status, said: $(cat $SCRATCH/said)"
file=$SCRATCH/full/latency.prom
count=$(tail -1 $SCRATCH/report | grep -o '"kernel_to_handler": {"n": [0-9]*' | head -1 | grep -o '[0-9]*$')
[ "${count:-0}" -gt 0 ] && is detent_latency_seconds_count "$count" && is detent_up 0 &&
  is 'detent_latency_seconds_bucket{le="+Inf"}' "$count"
say metrics-count-what-the-report-counts $? "report $count; $(grep latency_seconds_count $file)"
kill $shell
wait
