# The command lines of README.md, while a finger slides to unlock and comes from the left rim, again and again.
mkdir -p $SCRATCH/readme
{
  printf 'device screen touchscreen 160x90 40\ndetent events\nwait 1000\n'
  for _ in $(seq 200); do
    printf 'down 0 at 25 56\nmove 0 by 105 0 in 600\nup 0\nwait 500\ndown 0 at 1 80\nmove 0 by 30 0 in 300\nup 0\nwait 500\n'
  done
} > $SCRATCH/readme.scene
"$BIN/detent-hand" play $SCRATCH/readme.scene &
hand=$!
if said=$(cd $SCRATCH/readme && HOME=$PWD PATH=$BIN:$PATH "$TESTS/try-readme" guest 2>&1); then
  echo "ok readme-command-lines"
else
  echo "not ok readme-command-lines: $said"
fi
kill $hand
