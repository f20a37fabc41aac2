# A console that is held: nothing but a slide, or an administrator, frees it.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
detent=$BIN/detent
shown() { cat /sys/class/tty/tty0/active; }
# console CALL VALUE: an ioctl on the console that is shown; prints what it wrote, if anything.
console() { perl -e 'open F, "+<", shift or die; $b = pack "i", 0; $c = hex shift; $v = shift;
  ioctl F, $c, $v eq "?" ? $b : int $v or die; print unpack "i", $b if $v eq "?"' "$@"; }
activate() { console /dev/tty0 5606 "$1"; sleep 0.3; }
allow_switching() { console /dev/tty0 560C 0; }
keyboard() { console /dev/tty"$1" 4B44 "?"; }
sysrq() { cat /proc/sys/kernel/sysrq; }
says() { tr -c '[:print:]' ' ' < /dev/vcs"$own" | grep -q "$1"; }
screen() { pgrep -x detent; }
say() {
  [ "$2" = 0 ] && echo "ok $1" && return
  echo "not ok $1: $3"
  echo "    shown $(shown), keyboard $(keyboard "$own"), sysrq $(sysrq), record $(cat /run/detent/record 2>&1 | tr '\n' ' ')"
  ps -A -o pid,ppid,stat,tty,args | grep '[d]etent' | sed 's/^/    /'
  sed 's/^/    /' $SCRATCH/lock.said
  fold -w 80 /dev/vcs"$own" | grep -av '^ *$' | sed 's/^/    |/'
}
# lock: starts a lock and waits until it holds its console.
lock() {
  setsid "$detent" lock --mode vt --title Kiosk > $SCRATCH/lock.said 2>&1 < /dev/null &
  lock=$!
  for _ in $(seq 150); do
    own=$(sed -n 's/^console //p' /run/detent/record 2>/dev/null)
    [ -n "$own" ] && [ "$(shown)" = "tty$own" ] && screen >/dev/null && says "slide to unlock" && return
    sleep 0.2
  done
}
is_locked() {
  activate 1
  [ "$(shown)" = "tty$own" ] && [ "$(keyboard "$own")" = 4 ] && [ "$(sysrq)" = 0 ]
}
is_free() { [ "$(shown)" = tty1 ] && [ "$(keyboard "$own")" = "$mode" ] && [ "$(sysrq)" = "$requests" ] && [ ! -e /run/detent/record ]; }
another_screen() { now=$(screen) && [ -n "$now" ] && [ "$now" != "$1" ]; }
is_back() { another_screen "$1" && [ "$(shown)" = "tty$own" ] && says "slide to unlock"; }

activate 1
requests=438
echo $requests > /proc/sys/kernel/sysrq
mode=$(keyboard 1)
# What is typed into the console below.
{ stty raw -echo; exec cat; } < /dev/tty1 > $SCRATCH/typed &
shell=$!
typed() { wc -c < $SCRATCH/typed; }
# keyboard_comes N: plugs one in, whose keys come from descriptor N.
keyboard_comes() {
  mkfifo $SCRATCH/typing$1
  "$BIN/detent-hand" decoys < $SCRATCH/typing$1 > $SCRATCH/keyboards$1 &
  eval "exec $1> $SCRATCH/typing$1"
  await grep -q '^lid' $SCRATCH/keyboards$1
  sleep 1
}
keyboard_comes 8
echo "tap 30 48" >&8
both_came() { [ "$(typed)" = 2 ]; }
await both_came; say keys-come-at-first $? "$(typed) of 2"

# Where the thumb lies on a screen of this size, in mm.
printf 'device screen touchscreen 160x90 40\ndetent lock\nwait 20000\nup 0\n' > $SCRATCH/still.scene
"$BIN/detent-hand" play $SCRATCH/still.scene &
hands=$!
sleep 2
"$detent" lock --json > $SCRATCH/layout < /dev/null &
program=$!
await grep -q '"thumb"' $SCRATCH/layout
kill $program $hands
element() { grep "\"$1\"" $SCRATCH/layout | head -1 | grep -o "\"$2\":[0-9.]*" | cut -d : -f 2; }
mm() { awk "BEGIN { print ($1) * 25.4 / 163 }"; }
x=$(mm "$(element thumb x) + $(element thumb width) / 2")
y=$(mm "$(element thumb y) + $(element thumb height) / 2")
way=$(mm "$(element track width) - $(element thumb width)")
half=$(mm "($(element track width) - $(element thumb width)) / 2")
slide() {
  printf "device screen touchscreen 160x90 40\ndetent lock\nwait 4000\ndown 0 at $x $y\nmove 0 by $way 0 in 800\nwait 100\nup 0\nwait 3000\n" > $SCRATCH/slide.scene
  "$BIN/detent-hand" play $SCRATCH/slide.scene
}

expect vt-needs-root 4 "needs root" setpriv --reuid nobody --clear-groups -- "$detent" lock --mode vt
expect unlock-needs-root 4 "only root" setpriv --reuid nobody --clear-groups -- "$detent" unlock
expect nothing-to-unlock 0 "nothing is locked" "$detent" unlock

lock
is_locked; say console-is-held $? "it is not"
[ "$(stat -c %a:%u /run/detent /run/detent/record /run/detent/socket | tr '\n' ' ')" = "700:0 600:0 600:0 " ]
say record-is-for-root $? "$(stat -c '%n %a %u' /run/detent /run/detent/*)"
expect second-lock-is-refused 5 "another detent lock" "$detent" lock --mode vt
is_locked; say second-lock-changes-nothing $? "it does"

# The screen's end, at rest and with a finger on the thumb.
printf "device screen touchscreen 160x90 40\ndetent lock\nwait 1000\ndown 0 at $x $y\nmove 0 by $half 0 in 500\nwait 100000\nup 0\n" > $SCRATCH/half.scene
fault=""
for phase in rest slide; do
  if [ $phase = slide ]; then
    "$BIN/detent-hand" play $SCRATCH/half.scene &
    hands=$!
    sleep 5
  fi
  for signal in KILL SEGV ABRT TERM HUP INT; do
    former=$(screen)
    began=$(date +%s%N)
    kill -$signal "$former"
    while ! another_screen "$former" && [ $(($(date +%s%N) - began)) -lt 5000000000 ]; do sleep 0.02; done
    started=$((($(date +%s%N) - began) / 1000000))
    while ! is_back "$former" && [ $(($(date +%s%N) - began)) -lt 10000000000 ]; do sleep 0.02; done
    echo "    $signal in $phase: started after $started ms, drawn after $((($(date +%s%N) - began) / 1000000)) ms" >> $SCRATCH/times
    is_back "$former" && is_locked || fault="$fault $signal in $phase"
    sleep 2.5
  done
  [ $phase = rest ] || kill $hands
done
[ -z "$fault" ]; say screen-comes-back-locked $? "not after$fault"
cat $SCRATCH/times

# The process that holds.
for signal in HUP INT QUIT TSTP TERM USR1 PIPE ALRM; do kill -$signal "$(pgrep -x detent-lock)"; done
sleep 1
kill -0 $lock && is_locked; say signals-do-not-unlock $? "one did"

# Another program that may, clears the flag.
allow_switching
sleep 2
is_locked; say cleared-flag-is-set-again $? "a second later switching is allowed"
allow_switching
activate 1
took_back() { [ "$(shown)" = "tty$own" ]; }
await took_back; sleep 1.5; is_locked; say console-is-taken-back $? "another is shown"

# Keys, from a keyboard that was there and from one that comes: digits, letters and Enter,
# Ctrl-Alt-F1, Ctrl-Alt-Del, SysRq k, f, e, i and r, and ^C, ^Z, ^\ and ^S.
keyboard_comes 9
former=$(screen)
for number in 8 9; do
  {
    echo "tap 2 3 4 16 17 18 28"
    for keys in "29 56 59" "29 56 111" "56 99 37" "56 99 33" "56 99 18" "56 99 23" "56 99 19" "29 46" "29 44" "29 43" "29 31"; do
      echo "chord $keys"
    done
  } >&$number
done
sleep 3
both_came && is_locked && says "slide to unlock" && [ "$(screen)" = "$former" ]
say keys-do-nothing $? "$(($(typed) - 2)) bytes came to the shell, or the screen ended"

# The administrator's way out.
expect administrator-unlocks 0 "" "$detent" unlock
wait $lock; status=$?
is_free && [ $status = 5 ]; say administrator-gets-all-back $? "status $status"
echo "tap 30" >&9
three_came() { [ "$(typed)" = 3 ]; }
await three_came; say keys-come-again $? "they do not"

# The end of the process that holds: locked, and recovered by either way.
lock
kill -KILL $lock
wait $lock 2>/dev/null
gone() { ! screen >/dev/null; }
await gone && is_locked; say dead-holder-leaves-it-locked $? "it does not"
expect dead-holder-can-be-unlocked 0 "" "$detent" unlock
is_free; say dead-holder-leaves-a-record $? "not all was put back"
lock
first=$own
kill -KILL $lock
wait $lock 2>/dev/null
await gone
lock
is_locked && [ "$own" = "$first" ]; say lock-is-taken-over $? "it is not"

# A slide.
slide
wait $lock; status=$?
is_free && [ $status = 0 ]; say slide-unlocks $? "status $status"

# Without a screen that can run nothing is locked.
lock() { "$detent" lock --mode vt; }
mv /run/udev/control /run/udev/away
expect screen-that-cannot-run 3 "nothing was locked" lock
mv /run/udev/away /run/udev/control
is_free; say nothing-is-locked-without-a-screen $? "something is"

exec 8>&- 9>&-
kill $shell
wait
