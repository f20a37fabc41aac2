# The programs of Examples, each on the same touchscreen of the kernel.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
. "$TESTS/Guest/expect"
examples=$SCRATCH/examples
mkdir -p $examples
cp "$TESTS/../.build/examples/debug/"{PageTurner,ThreeFingerHold,SlideToUnlock} $examples/
{
  printf 'device screen touchscreen 160x90 40\ndetent events\nwait 500\n'
  # The page comes to rest before the next stroke.
  printf 'down 0,1 at 90 30\nmove 0,1 by -25 0 in 250\nup 0,1\nwait 2000\n'
  printf 'down 0 at 1 30\nmove 0 by 25 0 in 250\nup 0\nwait 2000\n'
  printf 'down 0,1,2 at 60 30\nwait 1200\nup 0,1,2\nwait 300\n'
  printf 'down 0 at 25 56\nmove 0 by 105 0 in 600\nup 0\nwait 800\n'
} > $SCRATCH/examples.scene
plug $SCRATCH/examples.scene
started=""
for program in PageTurner ThreeFingerHold SlideToUnlock; do
  $examples/$program > $examples/$program.said 2>&1 &
  started="$started $!"
done
for program in $started; do await reads $program; done
go $program
wait $hands
said=""
# says PROGRAM PATTERN: what a program said, lines joined by commas.
says() { said=$(paste -sd, $examples/$1.said); [[ $said == $2 ]]; }
await says PageTurner "page 1 of 5,page 2 of 5,page 1 of 5"; say page-turner-turns $? "$said"
await says ThreeFingerHold "held at 481, 192 pt"; say three-fingers-hold $? "$said"
# The strokes before the slide are refused.
await says SlideToUnlock "slide on *,unlocked"; say example-lock-opens $? "$said"
kill $started 2>/dev/null
