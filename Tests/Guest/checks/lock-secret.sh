# A held console with a PIN, from the slide to its end, by Detent's own screen.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/held-console"
keyboard_comes 8
echo 2580 | "$detent" pin
failures() { cat /run/detent/failures; }

# Where the keys of the keypad lie, by the lines of a lock of that size.
"$detent" lock --json --auth pin > $SCRATCH/layout < /dev/null 2>/dev/null &
program=$!
slide
await grep -q '"key enter"' $SCRATCH/layout
kill $program
wait $program 2>/dev/null
place() { echo "$(mm "$(element "key $1" x) + $(element "key $1" width) / 2") $(mm "$(element "key $1" y) + $(element "key $1" height) / 2")"; }
# touch KEY…: slides, and touches keys.
touch_keys() {
  slide_scene
  sed -i 's/^wait 3000$/wait 3000/' $SCRATCH/slide.scene
  for key; do printf "down 0 at $(place "$key")\nwait 80\nup 0\nwait 120\n"; done >> $SCRATCH/slide.scene
  echo "wait 6000" >> $SCRATCH/slide.scene
  plug $SCRATCH/slide.scene
  go detent
}

# A wrong one by touch, the right one by keys.
lock kiosk --auth pin
touch_keys 1 3 5 7 enter
await says wrong && [ "$(failures)" = 1 ] && is_locked; say wrong-pin-is-told $? "$(failures)"
echo "tap 3 6 9 11 28" >&8
ends
is_free && [ $status = 0 ] && has_typed 0; say pin-by-keys-ends-a-kiosk $? "status $status"
wait $hands

# A keyboard of which nothing comes, and a screen that is killed while it asks.
keyboard=$(awk '$1 == "keyboard" { print $2; exit }' $SCRATCH/decoys8)
perl -e 'open F, "<", shift or die; ioctl F, 0x40044590, 1 or die; $| = 1; print "grabbed\n"; sleep 1000' "$keyboard" > $SCRATCH/grabbed &
grabber=$!
await grep -q grabbed $SCRATCH/grabbed
lock vt --auth pin
touch_keys 2 5
await says "not read"; say unread-keyboard-is-shown $? "it is not"
kill $grabber
former=$(screen)
kill -KILL "$former"
await is_back "$former" && is_locked; say screen-that-asks-comes-back-locked $? "it does not"
wait $hands
touch_keys 2 5 8 0 enter
ends
is_free && [ $status = 0 ]; say pin-by-touch-ends-a-vt $? "status $status"
wait $hands
exec 8>&-
kill $shell
wait
