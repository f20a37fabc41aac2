# The gesture daemon on devices of the kernel: which commands run, how often and with which numbers, what
# stops them, and how the configuration is read anew.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
work=$SCRATCH/run-daemon
mkdir -p $work
. "$TESTS/Guest/expect"
cat > $work/note <<'NOTE'
#!/bin/sh
echo "$1 $DETENT_DIRECTION $DETENT_FINGERS $DETENT_DISTANCE $DETENT_CROSSED $DETENT_CROSSING" >> $0.out
NOTE
chmod +x $work/note
# rules NAME TIMEOUT: what a swipe to the left and a tap do.
rules() {
  cat <<CONFIG
rules:
  - name: follow
    gesture: pan
    fingers: 1
    direction: left
    device: {kind: touchscreen, id: "1209:1a7c"}
    at-once: 8
    began: {exec: [$work/note, $1-began]}
    changed: {exec: [$work/note, $1-changed], interval: 400ms}
    crossing: {at: 60pt, way: both, exec: [$work/note, $1-crossing]}
    ended: {exec: [$work/note, $1-ended]}
  - name: other way
    gesture: pan
    direction: right
    ended: {exec: [$work/note, $1-wrong]}
  - name: hang
    gesture: tap
    timeout: $2
    ended:
      shell: |
        trap '' TERM
        ls -l /proc/self/fd > $work/descriptors; grep SigBlk /proc/self/status > $work/blocked
        sleep 77 & touch $work/$1-hangs
        while :; do sleep 77; done
CONFIG
}
hangs() { pgrep -x -f 'sleep 77' > /dev/null; }
gone() { ! hangs; }
rules old 3s > $work/run.yaml
# What a service manager is told.
cat > $work/manager.py <<'MANAGER'
import socket, sys
listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listener.bind(sys.argv[1])
with open(sys.argv[2], "w", buffering=1) as told:
    while True:
        told.write(listener.recv(4096).decode().replace("\n", " ") + "\n")
MANAGER
python3 $work/manager.py $work/socket $work/told &
manager=$!
await [ -S $work/socket ]
export NOTIFY_SOCKET=$work/socket WATCHDOG_USEC=2000000
# Whoever starts it may ignore that children end.
python3 -c 'import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])' \
  $detent run --json $work/run.yaml > $work/lines 2>> $work/errors &
daemon=$!
await grep -q READY=1 $work/told
say run-tells-that-it-is-ready $? "$(cat $work/told $work/errors)"

# There and half of the way back; a tap; and a swipe while the tap's command hangs.
cat > $work/first.scene <<'SCENE'
device screen touchscreen 160x90 40
detent events
wait 2500
down 0 at 100 45
move 0 by -20 0 in 900
move 0 by 14 0 in 500
up 0
wait 300
down 0 at 80 45
wait 60
up 0
wait 400
down 0 at 80 45
move 0 by -20 0 in 200
up 0
wait 90000
SCENE
$detent run --dry-run $work/run.yaml > $work/rehearsed 2>> $work/errors &
rehearsal=$!
plug $work/first.scene
await grep -q touchscreen $work/rehearsed
go $daemon
first=$hands
ends() { [ "$(grep -c "^$1-ended" $work/note.out)" = $2 ]; }
await ends old 2
awk '{ n[$1 ($1 ~ /crossing/ ? $6 : "")]++ } $1 == "old-ended" { distance = $4; if ($2 != "left" || $3 != 1) bad = 1 }
  END { exit !(!bad && n["old-began"] == 2 && n["old-ended"] == 2 && n["old-crossingup"] == 2 &&
    n["old-crossingdown"] == 1 && !n["old-wrong"] && distance > 127 && distance < 129.5) }' $work/note.out
say run-follows-a-swipe-by-its-rule $? "$(cat $work/note.out $work/errors)"
# What the daemon ran is what the rehearsal told, and it ran nothing itself.
kill -TERM $rehearsal
wait $rehearsal
status=$?
[ $status = 143 ] && grep -q '^event[0-9]* pan crossing 60.0 pt down 1f leftwards 5[0-9.]* pt: “follow” would run .*/note old-crossing$' $work/rehearsed &&
  [ "$(grep -c '“follow” would run .*/note old-ended$' $work/rehearsed)" = 2 ] && ends old 2
say run-a-rehearsal-tells-a-person-and-runs-nothing $? "status $status; $(cat $work/rehearsed)"
# One each 0.4 s, and the first at once, in the time that the fingers took on a busy machine.
awk -F '"DETENT_TIME=' '/"rule":"follow".*"action":"started"/ { split($2, time, "\"") }
  /"rule":"follow","on":"began","action":"started"/ { began = time[1] }
  /"rule":"follow","on":"changed","action":"started"/ { changes++ }
  /"rule":"follow","on":"ended","action":"started"/ { most += (time[1] - began) / 400000 + 2 }
  END { print changes, most; exit !(changes >= 2 && changes <= most) }' $work/lines > $work/changes
say run-changes-are-throttled $? "$(cat $work/changes)"
await grep -q '"rule":"hang".*"timed_out":true' $work/lines
awk '/"rule":"follow","on":"ended","action":"started"/ { swipes++ } /"rule":"hang".*"timed_out"/ { exit !(swipes == 2) }' $work/lines &&
  grep -q '"signal":9,"timed_out":true' $work/lines && await gone
say run-a-hung-command-is-killed-and-delays-nothing $? "$(tail -5 $work/lines; pgrep -af 'sleep 77')"
# Three streams, and the folder that ls reads.
[ "$(grep -c -- '->' $work/descriptors)" = 4 ] && grep -q '0000000000000000' $work/blocked
say run-commands-inherit-nothing $? "$(cat $work/descriptors $work/blocked)"

held_nodes() { ls -l /proc/$daemon/fd | grep -o '[0-9]* -> /dev/input/event.*'; }
before=$(held_nodes)
rules new never > $work/next && mv $work/next $work/run.yaml
await grep -q RELOADING=1 $work/told
echo 'rules: [{gesture: pam}]' > $work/run.yaml
await grep -q 'run.yaml:1:19: .*did you mean “pan”' $work/errors
: > $work/errors
kill -HUP $daemon
await grep -q 'stays in force' $work/errors && grep -q 'run.yaml:1:19' $work/errors
say run-a-wrong-file-is-told-at-hup $? "$(cat $work/errors)"
[ -n "$before" ] && [ "$before" = "$(held_nodes)" ] && ! grep -q '"action":"removed"' $work/lines
say run-reloads-without-losing-devices $? "$before; $(held_nodes)"
# The folder goes, comes, is renamed and comes again, while others write beside the file.
(while :; do echo > $work/noise; echo > $work/folder/noise; sleep 0.05; done) 2> /dev/null &
noise=$!
mkdir -p $work/folder/inner
echo 'rules: []' > $work/folder/inner/run.yaml
$detent run $work/folder/inner/run.yaml 2> $work/moved &
moved=$!
# anew TIMES RULES: writes a file of so many rules, and waits until it was read anew so often.
anew() {
  mkdir -p $work/folder/inner
  for number in $(seq $2); do echo "- {gesture: tap, ended: {exec: [\"true\"]}}"; done | sed '1i rules:' > $work/folder/inner/run.yaml
  await eval '[ "$(grep -c "was read anew" $work/moved)" = '$1' ]'
}
await eval 'ls -l /proc/$moved/fd | grep -q /dev/input/event' && anew 1 1 && rm -r $work/folder && await grep -q 'stays in force' $work/moved && anew 2 2 &&
  mv $work/folder $work/away && anew 3 3
say run-follows-a-folder-that-is-replaced $? "$(cat $work/moved)"
kill $noise $moved
wait $noise $moved
sed -e 's/^device screen/device second/' -e '/in 900/,/^wait 300/d' -e '/^down 0 at 100/d' $work/first.scene > $work/second.scene
plug $work/second.scene
go $daemon
await ends new 1 && ends old 2 && await [ -e $work/new-hangs ]
say run-keeps-the-rules-from-before $? "$(tail -3 $work/note.out $work/lines)"
pings=$(grep -c WATCHDOG=1 $work/told)
[ $pings -ge 5 ]
say run-pings-its-watchdog $? "$pings"
kill -TERM $daemon
wait $daemon
status=$?
[ $status = 143 ] && grep -q STOPPING=1 $work/told && gone
say run-term-leaves-no-command $? "status $status; $(pgrep -af 'sleep 77'); $(tail -2 $work/told)"
kill $first $hands

# Lines that nobody reads hold up the queue, and so the pings.
cat > $work/stuck.py <<'STUCK'
import fcntl, subprocess, sys
readable, writable = __import__("os").pipe()
fcntl.fcntl(writable, 1031, 4096)  # F_SETPIPE_SZ
sys.exit(subprocess.run(sys.argv[1:], stdout=writable).returncode)
STUCK
sed 's/interval: 400ms/interval: 10ms/' > $work/run.yaml <<< "$(rules stuck 1s)"
kill $manager
python3 $work/manager.py $work/socket2 $work/told2 &
manager=$!
await [ -S $work/socket2 ]
NOTIFY_SOCKET=$work/socket2 WATCHDOG_USEC=1000000 python3 $work/stuck.py $detent run --dry-run --json $work/run.yaml 2> $work/errors &
daemon=$!
await grep -q READY=1 $work/told2
"$BIN/detent-hand" play $work/first.scene &
hands=$!
pings() { grep -c WATCHDOG=1 $work/told2; }
stopped() { last=$(pings); sleep 1.5; [ $last -ge 4 ] && [ "$(pings)" -le $((last + 1)) ]; }
await stopped
say run-pings-end-where-the-queue-stands $? "$(pings)"
kill $hands $manager
pkill -KILL -f "detent run --dry-run --json $work"
wait 2>/dev/null
