# The picture on live devices, and the terminal on every way out.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
export LANG=C.UTF-8 TERM=screen-256color
T="tmux -L check -f /dev/null"
say() { if [ "$2" = 0 ]; then echo "ok $1"; else echo "not ok $1: $3"; $T capture-pane -p | sed 's/^/    /'; fi; }
screen() { $T capture-pane -p; }
shows() { screen | grep -q -- "$1"; }
# begin COLUMNSxROWS COMMAND: a shell that runs the command and tells how it ended.
begin() {
  new_tmux check -x "${1%x*}" -y "${1#*x}" \
    "bash -c '$2; echo status=\$?; stty -a | grep -o -- \"[-]*icanon\\|[-]*echo \" ; sleep 100'"
}
ended() { await shows "status=$1" && await shows "^icanon" && await shows "^echo"; }

printf 'device screen touchscreen 160x90 40\ndetent mailbox\nwait 500\ndown 0 at 80 12\nmove 0 by -13 0 in 300\nwait 4000\nup 0\nwait 100000\n' > $SCRATCH/drag.scene
plug $SCRATCH/drag.scene
begin 80x24 "$detent mailbox"
await shows "Harbour office"
go detent
await shows "60"
shows "160×90 mm"; say picture-follows-a-finger $? "the drag is not on the screen"
await shows "When shall it come back"; say options-are-drawn $? "no options on the screen"
$T resize-window -x 120 -y 40
await shows "someday"; say picture-follows-the-window $? "the window grew and the picture did not"
$T send-keys q
ended 0; say key-quits $? "q does not end with 0 and the terminal as it was"

rm -f $SCRATCH/said
begin 10x3 "$detent mailbox 2>$SCRATCH/said; echo \$? >>$SCRATCH/said"
await grep -q "^2" $SCRATCH/said && grep -q "at least 40×12" $SCRATCH/said; say tiny-terminal $? "10×3 is not refused"

begin 80x24 "$detent lock --ready-fd 3 --on-lock \"echo on >>$SCRATCH/hooks; exit 3\" --on-unlock \"echo off >>$SCRATCH/hooks\" 3>$SCRATCH/ready"
await shows "slide to unlock"
$T send-keys C-c C-z 'C-\' q Escape
sleep 1
shows "slide to unlock"; say keys-do-not-open-a-lock $? "a key ended the lock"
pkill -TERM -x detent
ended 143; say lock-ends-by-a-signal-with-its-status $? "TERM does not end with 143"
[ "$(cat $SCRATCH/hooks)" = on ] && [ "$(wc -c < $SCRATCH/ready)" = 1 ] && shows "--on-lock ended with status 3"
say terminals-lock-tells-that-it-is-locked $? "$(cat $SCRATCH/hooks), $(wc -c < $SCRATCH/ready) bytes"

begin 80x24 "$detent mailbox"
await shows "Harbour office"
pkill -SEGV -x detent
ended 139; say terminal-comes-back-after-a-crash $? "SEGV leaves the terminal changed"

new_tmux check -x 80 -y 24 "bash --norc -i"
$T send-keys "$detent mailbox" Enter
await shows "Harbour office"
$T send-keys C-z
await shows "Stopped"; say terminal-is-given-back-on-stop $? "no shell after ^Z"
$T send-keys fg Enter
await shows "Harbour office"; say picture-comes-back $? "no picture after fg"
$T send-keys q
$T kill-server
away
wait

# What the keyboard, or an unusual signal, does to a lock and to a picture.
printf 'device screen touchscreen 160x90 40\ndetent lock\nwait 100000\nup 0\n' > $SCRATCH/still.scene
plug $SCRATCH/still.scene
begin 80x24 "$detent lock --json"
await shows '"ready"'
$T send-keys C-c C-z 'C-\'
sleep 1
pgrep -x detent >/dev/null && [ "$(ps -o state= -C detent | head -1)" = S ]
say keys-do-not-open-a-lock-that-prints $? "a key stopped or ended the lock"
pkill -TERM -x detent
for number in QUIT USR1 ALRM RTMIN; do
  begin 80x24 "$detent mailbox"
  await shows "Harbour office"
  pkill -$number -x detent
  ended $((128 + $(kill -l $number))) || break
done
say unusual-signals-give-the-terminal-back $? "$number leaves the terminal changed"
begin 80x24 "$detent mailbox"
await shows "Harbour office"
$T send-keys C-s
sleep 0.5
pkill -TERM -x detent
ended 143; say stopped-output-does-not-hold-the-end $? "^S keeps TERM from ending the program"
expect_full() { "$@" >/dev/full 2>$SCRATCH/said; [ $? = 5 ] && grep -q "cannot be written" $SCRATCH/said; }
expect_full "$detent" --help && expect_full "$detent" mailbox --demo --json
say a-full-output-is-a-failure $? "$(cat $SCRATCH/said)"
$T kill-server
away
wait
