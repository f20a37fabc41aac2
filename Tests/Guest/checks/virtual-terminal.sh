# On a console of its own Detent lets go of its devices while another console is shown.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
printf 'device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent events\nwait 100000\nup 0\n' > $SCRATCH/console.scene
plug $SCRATCH/console.scene
busybox chvt 2
setsid bash -c "exec $detent events --grab <>/dev/tty2 >&0 2>&1" &
await pgrep -x detent
program=$(pgrep -x detent)
opened() { [ "$(ls -l /proc/$program/fd | grep -c /dev/input/event)" = "$1" ]; }
await opened 2
before=$?
busybox chvt 1
await opened 0
away=$?
busybox chvt 2
await opened 2
back=$?
if [ "$before $away $back" = "0 0 0" ]; then
  echo "ok devices-are-let-go-with-the-console"
else
  echo "not ok devices-are-let-go-with-the-console: before $before, away $away, back $back"
  ls -l /proc/$program/fd
fi
kill $program
busybox chvt 1
away
wait
