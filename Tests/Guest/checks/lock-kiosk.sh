# A console that is held with all input devices: nobody else gets an event.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/held-console"
node() { awk -v k="$2" '$1 == k { print $2; exit }' $SCRATCH/decoys"$1"; }
# read_all NODE…: a second reader of each node.
read_all() {
  for path in "$@"; do cat "$path" > $SCRATCH/read-"${path##*/}" 2>/dev/null & readers="$readers $!"; done
  sleep 0.5
}
read_nothing() { ! find $SCRATCH -name 'read-event*' -size +0 | grep -q .; }
# grab NODE: takes a node as another program would; ends at once where it is refused.
grab() { exec perl -e 'open F, "<", shift or die; ioctl F, 0x40044590, 1 or die; $| = 1; print "grabbed\n"; sleep 1000' "$1" 2>/dev/null; }
# can_grab NODE: whether another program gets it.
can_grab() {
  rm -f $SCRATCH/grabbed
  grab "$1" > $SCRATCH/grabbed &
  grabber=$!
  answered() { grep -qs grabbed $SCRATCH/grabbed || ! kill -0 $grabber 2>/dev/null; }
  await answered
  kill $grabber 2>/dev/null && grep -q grabbed $SCRATCH/grabbed
}

keyboard_comes 8
keyboard=$(node 8 keyboard)

# A node that another program holds.
grab "$keyboard" > $SCRATCH/grabbed &
grabber=$!
await grep -q grabbed $SCRATCH/grabbed
expect kiosk-needs-every-device 5 "$keyboard (decoy keyboard) cannot be held" "$detent" lock --mode kiosk
kill $grabber
own=2
is_free; say refused-kiosk-locks-nothing $? "something is"

# A touchscreen that was there before, and a key that is down while the lock begins.
printf "device screen touchscreen 160x90 40\ndetent lock\nwait 1000\ndown 0 at $x $y\nmove 0 by $half 0 in 20000\nwait 500\nmove 0 by -$half 0 in 500\nwait 500\nup 0\nwait 100000\n" > $SCRATCH/long.scene
plug $SCRATCH/long.scene
echo "down 30" >&8
await has_typed 1
(sleep 6; echo "up 30" >&8) &
lock kiosk
is_locked; say kiosk-is-held $? "it is not"
has_typed 1; say held-key-does-not-reach-the-shell $? "it does"
read_all "$keyboard" "$(node 8 mouse)" "$(node 8 joystick)" "$(node 8 tablet)" $(nodes)
echo "tap 16 17 18" >&8
echo "click" >&8
echo "chord 29 56 59" >&8
sleep 1
read_nothing && has_typed 1; say second-readers-get-nothing $? "$(ls -l $SCRATCH/read-event*)"
can_grab "$(node 8 lid)"; say lids-are-left-alone $? "$(node 8 lid) is held"

# The long slide goes on while the screen is killed and comes back.
go detent
await is_dragged && fault="" || fault="(no slide)"
for signal in KILL SEGV ABRT TERM; do
  former=$(screen)
  kill -$signal "$former"
  await is_back "$former" && is_locked || fault="$fault $signal"
done
[ -z "$fault" ] && read_nothing; say no-event-escapes-while-the-screen-is-away $? "$fault $(ls -l $SCRATCH/read-event*)"

# A keyboard that comes.
keyboard_comes 9
read_all "$(node 9 keyboard)" "$(node 9 mouse)"
echo "tap 16 17 18" >&9
echo "click" >&9
sleep 1
read_nothing && has_typed 1; say keyboard-that-comes-is-held $? "$(ls -l $SCRATCH/read-event*)"

# One that another program has before us: it is named, the lock stays, and takes it once it is free.
kill -STOP $lock
keyboard_comes 7
grab "$(node 7 keyboard)" > $SCRATCH/grabbed &
grabber=$!
await grep -q grabbed $SCRATCH/grabbed
kill -CONT $lock
await grep -q "$(node 7 keyboard) (decoy keyboard) cannot be held" $SCRATCH/lock.said && is_locked
say device-that-cannot-be-held-is-named $? "it is not"
kill $grabber
is_held() { ! can_grab "$(node 7 keyboard)"; }
await is_held; say device-is-held-once-it-is-free $? "it is not"

# A key that is down while the lock ends keeps its keyboard until it is up.
echo "down 30" >&8
expect kiosk-ends-for-the-administrator 0 "" "$detent" unlock
is_free && has_typed 1; say key-held-at-the-end-stays-away $? "it comes"
echo "up 30" >&8
ends
echo "tap 48" >&8
await has_typed 2; say keys-come-after-a-kiosk $? "they do not"
away

# A slide on a screen that was there before the lock, and on one that comes.
slide_scene
plug $SCRATCH/slide.scene
lock kiosk
go detent
ends
is_free && [ $status = 0 ] && can_grab "$keyboard"; say slide-ends-a-kiosk $? "status $status"
wait $hands
lock kiosk
slide
ends
is_free && [ $status = 0 ]; say slide-on-a-screen-that-comes $? "status $status"

# After a crash of the process that holds, another takes over, devices included.
lock kiosk
kill -KILL $lock
wait $lock 2>/dev/null
gone() { ! screen >/dev/null; }
await gone
lock kiosk
is_locked && ! can_grab "$keyboard"; say kiosk-is-taken-over $? "it is not"
"$detent" unlock
ends
kill $readers 2>/dev/null
exec 7>&- 8>&- 9>&-
kill $shell
wait
