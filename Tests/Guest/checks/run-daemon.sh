# The gesture daemon on devices of the kernel: which commands run, how often and with which numbers, what
# stops them, and how the configuration is read anew.
. "$TESTS/Guest/await"
detent=$BIN/detent
work=$SCRATCH/run-daemon
mkdir -p $work
say() { if [ "$2" = 0 ]; then echo "ok $1"; else echo "not ok $1: $3"; fi; }
cat > $work/note <<'NOTE'
#!/bin/sh
echo "$1 $DETENT_ON $DETENT_DIRECTION $DETENT_FINGERS $DETENT_DX $DETENT_DISTANCE $DETENT_CROSSED $DETENT_CROSSING" >> $0.out
env | grep ^DETENT_ > $0.$DETENT_ON
NOTE
chmod +x $work/note
cat > $work/run.yaml <<CONFIG
rules:
  - name: follow
    gesture: pan
    fingers: 1
    direction: left
    device: {kind: touchscreen, id: "1209:1a7c"}
    at-once: 8
    began: {exec: [$work/note, a]}
    changed: {exec: [$work/note, b], interval: 250ms}
    crossing:
      - {at: 60pt, way: both, exec: [$work/note, c]}
    ended: {exec: [$work/note, d]}
  - name: right
    gesture: pan
    direction: right
    ended: {exec: [$work/note, wrong]}
  - name: hang
    gesture: tap
    timeout: 1s
    ended:
      shell: |
        trap '' TERM
        sleep 77 & echo \$\$ >> $work/hung
        ls -l /proc/self/fd > $work/descriptors; grep SigBlk /proc/self/status > $work/blocked
        while :; do sleep 77; done
CONFIG
# What a service manager is told.
cat > $work/manager.py <<'MANAGER'
import os, socket, sys
listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listener.bind(sys.argv[1])
with open(sys.argv[2], "w", buffering=1) as told:
    while True:
        told.write(listener.recv(4096).decode().replace("\n", " ") + "\n")
MANAGER
python3 $work/manager.py $work/socket $work/told &
manager=$!
await [ -S $work/socket ]
cat > $work/fingers.scene <<'SCENE'
device screen touchscreen 160x90 40
detent events
wait 3000
down 0 at 100 45
move 0 by -20 0 in 1000
move 0 by 14 0 in 500
up 0
wait 500
down 0 at 80 45
wait 60
up 0
wait 400
down 0 at 80 45
move 0 by -20 0 in 300
up 0
wait 60000
SCENE
NOTIFY_SOCKET=$work/socket WATCHDOG_USEC=2000000 $detent run --json $work/run.yaml > $work/lines 2> $work/errors &
daemon=$!
await grep -q READY=1 $work/told
say run-tells-that-it-is-ready $? "$(cat $work/told $work/errors)"
"$BIN/detent-hand" play $work/fingers.scene &
hands=$!
two_ends() { [ "$(grep -c '^d ended' $work/note.out)" = 2 ]; }
await two_ends
say run-follows-a-swipe $? "$(cat $work/note.out $work/errors; tail -5 $work/lines)"
