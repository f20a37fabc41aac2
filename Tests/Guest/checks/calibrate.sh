# A screen of an unknown size that is mounted turned, and a pad whose driver tells a wrong size, are
# measured by the finger; udev takes the entries in, and a second measurement proves them.
. "$TESTS/Guest/await"
detent=$BIN/detent
. "$TESTS/Guest/expect"
# The other entries only take time to be compiled.
find /lib/udev/hwdb.d -name '*.hwdb' ! -name '60-evdev.hwdb' -delete
# A finger that is put down and lifted, in the device's own millimetres.
touches() { while [ $# -gt 0 ]; do printf 'down 0 at %s %s\nwait 60\nup 0\nwait 60\n' "$1" "$2"; shift 2; done; }
# hand SCENE DEVICE: plays a scene, and holds still once its last device is there.
hand() {
  "$BIN/detent-hand" play "$SCRATCH/$1.scene" &
  hand=$!
  await grep -q "Name=\"$2\"" /proc/bus/input/devices
  kill -STOP $hand
  udevadm settle
}
go() { kill -CONT $hand; }
halt() { kill -STOP $hand; }
# told TEXT TIMES: whether a line with it came so often.
told() { [ "$(grep -c "$1" $SCRATCH/calibrate.json)" = "$2" ]; }

# The pad's driver tells 20 units a millimetre where there are 31. The sensor has the same numbers, so the
# entry goes by the name.
marks="$(touches 20 30 60 30 50 10 50 50)"
printf 'device pad touchpad 100x60 31 resolution 20\ndevice motion accelerometer 8192\ndetent events\nwait 1500\n%s\nwait 2000\n%s\nwait 3000\n%s\nwait 500\nup 0\n' "$marks" "$marks" "$marks" > $SCRATCH/wrong.scene
hand wrong motion
timeout 120 "$detent" calibrate --json --check --ruler 40 > $SCRATCH/calibrate.json &
program=$!
await told '"event":"step"' 1
go
wait $program; status=$?
halt
[ $status = 1 ] && told '"across_mm":62.0,"across_wanted_mm":40.0,"across_difference_percent":55.0' 1
say calibrate-tells-a-wrong-size $? "status $status; $(cat $SCRATCH/calibrate.json)"
timeout 120 "$detent" calibrate --json --install --ruler 4cm > $SCRATCH/calibrate.json 2> $SCRATCH/calibrate.said &
program=$!
await told '"step":"mark across 1"' 1
go
await told '"event":"measured"' 1
halt
await told '"event":"step","step":"mark across 1"' 2 || await told '"event":"step","step":"mark across 1"' 2
go
wait $program; status=$?
[ $status = 0 ] && told 'evdev:name:pad:' 1 && told '"width_mm":100.0,"height_mm":60.0,"size_source":"override"' 1
say calibrate-mends-a-wrong-size $? "status $status; $(cat $SCRATCH/calibrate.said $SCRATCH/calibrate.json)"
wait $hand

# The screen's x axis runs down and its y axis to the left: it is 90 mm wide as it stands.
measure="$(touches 16 81 16 9 144 9 144 81 60 80 60 30 50 20 100 20)"
printf 'device screen touchscreen 160x90 40 noresolution\ndetent events\nwait 1500\n%s\nwait 3000\n%s\nwait 1000\nunplug screen\nwait 300\nplug screen\nwait 20000\nup 0\n' "$measure" "$measure" > $SCRATCH/turned.scene
hand turned screen
timeout 120 "$detent" calibrate --json --install --ruler 50mm > $SCRATCH/calibrate.json 2> $SCRATCH/calibrate.said &
program=$!
await told '"event":"step","step":"corner top left"' 1
go
await told '"event":"measured"' 1
halt
await told '"event":"step","step":"corner top left"' 2 || await told '"event":"step","step":"corner top left"' 2
go
wait $program; status=$?
[ $status = 0 ] && grep -q '"event":"proof".*"holds":true' $SCRATCH/calibrate.json && grep -q 'turned by 90° clockwise' $SCRATCH/calibrate.json
say calibrate-installs-and-proves $? "status $status; $(cat $SCRATCH/calibrate.said $SCRATCH/calibrate.json)"
replugged() { "$detent" devices --json 2>/dev/null | grep -q '"width_mm":90.0,"height_mm":160.0,"size_source":"override"'; }
await replugged; say calibrated-size-after-a-replug $? "$("$detent" devices --json; cat /etc/udev/hwdb.d/* /etc/udev/rules.d/*calibration*)"
kill $hand
wait $hand 2>/dev/null
rm /etc/udev/hwdb.d/*-detent-* /etc/udev/rules.d/*-detent-calibration-*
systemd-hwdb update
udevadm control --reload
