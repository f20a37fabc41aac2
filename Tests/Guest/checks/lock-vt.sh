# A console that is held: nothing but a slide, or an administrator, frees it.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/held-console"

keyboard_comes 8
echo "tap 30 48" >&8
await has_typed 2; say keys-come-at-first $? "they do not"
expect vt-needs-root 4 "needs root" setpriv --reuid nobody --clear-groups -- "$detent" lock --mode vt
expect unlock-needs-root 4 "only root" setpriv --reuid nobody --clear-groups -- "$detent" unlock
expect nothing-to-unlock 0 "nothing is locked" "$detent" unlock

# A theme is held to its form before anything is locked, and not waited for afterwards.
theme=$SCRATCH/guest.theme
echo broken > $theme
expect faulty-theme-locks-nothing 2 "guest.theme:1: " "$detent" lock --mode vt --theme $theme
cp "$TESTS/../Sources/Themes/usual.theme" $theme

# Who is told, and how it stands then.
mkfifo $SCRATCH/ready
(
  read -r line < $SCRATCH/ready
  activate 1
  echo "ready ${line:-empty} $(shown) $(sysrq)"
  sed -n 's/^console /console tty/p' /run/detent/record
) > $SCRATCH/ready.told &
reader=$!
exec 3> $SCRATCH/ready
lock vt --theme $theme --ready-fd 3 --on-lock "ls /proc/self/fd > $SCRATCH/open; exit 3" --on-unlock "echo \$DETENT_ENDING >> $SCRATCH/ended"
exec 3>&-
echo broken > $theme
is_locked; say console-is-held $? "it is not"
wait $reader
[ "$(tr '\n' ' ' < $SCRATCH/ready.told)" = "ready empty tty$own 0 console tty$own " ]
say ready-is-told-once-it-is-held $? "$(cat $SCRATCH/ready.told)"
grep -q "command of --on-lock ended with status 3" $SCRATCH/lock.said && [ "$(tr '\n' ' ' < $SCRATCH/open)" = "0 1 2 3 " ]
say on-lock-is-run-and-its-failure-told $? "open: $(cat $SCRATCH/open)"
[ ! -e $SCRATCH/ended ]; say on-unlock-is-not-run-while-locked $? "it is"
expect ready-descriptor-must-be-open 2 "is not open for writing" "$detent" lock --mode vt --ready-fd 77
[ "$(stat -c %a:%u /run/detent /run/detent/record /run/detent/socket | tr '\n' ' ')" = "700:0 600:0 600:0 " ]
say record-is-for-root $? "$(stat -c '%n %a %u' /run/detent /run/detent/*)"
expect second-lock-is-refused 5 "another detent lock" "$detent" lock --mode vt
is_locked; say second-lock-changes-nothing $? "it does"

# The screen's end, at rest and with a finger on the thumb, after an upgrade.
for program in detent detent-lock; do
  cp "$BIN/$program" "$BIN/$program.new"
  mv "$BIN/$program.new" "$BIN/$program"
done
printf "device screen touchscreen 160x90 40\ndetent lock\nwait 1000\ndown 0 at $x $y\nmove 0 by $half 0 in 500\nwait 100000\nup 0\n" > $SCRATCH/half.scene
fault=""
size=$(wc -c < /dev/vcs"$own")
# Without another process, each of which takes a tenth of a second in the guest.
is_drawn() { mapfile -d '' text < /dev/vcs"$own" && [[ ${text[*]} == *"slide to unlock"* ]]; }
for phase in rest slide; do
  for signal in KILL SEGV ABRT TERM; do
    if [ $phase = slide ]; then
      plug $SCRATCH/half.scene
      go detent
      await is_dragged || fault="$fault (no slide)"
    fi
    former=$(screen)
    began=${EPOCHREALTIME/./}
    kill -$signal "$former"
    # The dead screen's picture would pass for the next one's.
    printf '%*s' "$size" "" > /dev/vcs"$own"
    until is_drawn || [ $((${EPOCHREALTIME/./} - began)) -gt 30000000 ]; do :; done
    echo "    $signal in $phase: drawn after $(((${EPOCHREALTIME/./} - began) / 1000)) ms" >> $SCRATCH/times
    await is_back "$former" && is_locked || fault="$fault $signal in $phase"
    [ $phase = rest ] || away
  done
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
for _ in $(seq 20); do
  allow_switching
  console /dev/tty0 5606 1
done
await took_back; sleep 1.5; is_locked; say console-is-taken-back-each-time $? "another is shown"

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
has_typed 2 && is_locked && says "slide to unlock" && [ "$(screen)" = "$former" ]
say keys-do-nothing $? "the shell got $(wc -c < $SCRATCH/typed) bytes, not 2, or the screen ended"

# Another program that may, takes away what is known of the lock.
rm -rf /run/detent
is_known() { [ -e /run/detent/record ] && [ -e /run/detent/socket ]; }
await is_known
expect lock-that-was-forgotten-refuses-a-second 5 "another detent lock" "$detent" lock --mode vt
is_locked; say lock-that-was-forgotten-is-known-again $? "$(tail -2 $SCRATCH/lock.said)"

# The administrator's way out.
expect administrator-unlocks 0 "" "$detent" unlock
ends
is_free && [ $status = 6 ]; say administrator-gets-all-back $? "status $status"
[ "$(cat $SCRATCH/ended)" = released ]; say on-unlock-is-told-of-the-administrator $? "$(cat $SCRATCH/ended)"
echo "tap 30" >&9
await has_typed 3; say keys-come-again $? "they do not"

# The end of the process that holds: locked, and recovered by either way.
lock vt
kill -KILL $lock
wait $lock 2>/dev/null
gone() { ! screen >/dev/null; }
await gone && is_locked; say dead-holder-leaves-it-locked $? "it does not"
expect dead-holder-can-be-unlocked 0 "" "$detent" unlock
is_free; say dead-holder-leaves-a-record $? "not all was put back"
lock vt
first=$own
kill -KILL $lock
wait $lock 2>/dev/null
await gone
lock vt
is_locked && [ "$own" = "$first" ]; say lock-is-taken-over $? "it is not"
"$detent" unlock
ends

# Killed at any moment of its start.
fault=""
for tenths in 1 3 6 9 12 15 20 25; do
  setsid "$detent" lock --mode vt > $SCRATCH/lock.said 2>&1 < /dev/null &
  lock=$!
  sleep "$((tenths / 10)).$((tenths % 10))"
  kill -KILL $lock
  wait $lock 2>/dev/null
  await gone && "$detent" unlock 2>/dev/null && is_free || fault="$fault $tenths"
done
[ -z "$fault" ]; say killed-while-it-starts-is-recovered $? "not after tenths of a second:$fault"

# What is no record.
mkdir -p -m 700 /run/detent
echo rubbish > /run/detent/record
expect damaged-record-is-not-overwritten 5 "is damaged" "$detent" lock --mode vt
expect damaged-record-can-be-unlocked 5 "is damaged" "$detent" unlock
lock vt --on-unlock "echo \$DETENT_ENDING >> $SCRATCH/ended; exit 4"
is_locked; say damaged-record-is-gone $? "it is not"

# A slide.
slide
ends
is_free && [ $status = 0 ]; say slide-unlocks $? "status $status"
[ "$(tail -1 $SCRATCH/ended)" = unlocked ] && grep -q "command of --on-unlock ended with status 4" $SCRATCH/lock.said
say on-unlock-is-told-of-the-slide $? "$(cat $SCRATCH/ended)"

# A screen that nobody touches: the kernel turns the console off, and on again for whoever comes.
is_dark() { [ "$(perl -e 'open F, "+<", "/dev/tty0" or die; $b = pack "C", 15; print ioctl(F, 0x541C, $b) + 0')" != 0 ]; }
lock vt --blank-after 6s
await is_dark; say idle-console-goes-dark $? "it does not"
kill -KILL "$(screen)"
is_lit() { ! is_dark; }
await is_lit; say screen-that-comes-back-lights-it $? "it stays dark"
await is_dark
"$detent" unlock
ends
is_lit && is_free; say unlock-lights-the-console $? "it stays dark"

# Without a screen that can run nothing is locked.
lock() { "$detent" lock --mode vt; }
mv /run/udev/control /run/udev/away
expect screen-that-cannot-run 3 "nothing was locked" lock
mv /run/udev/away /run/udev/control
is_free; say nothing-is-locked-without-a-screen $? "something is"

exec 8>&- 9>&-
kill $shell
wait
