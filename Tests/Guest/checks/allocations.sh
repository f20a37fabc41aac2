# Nothing of Detent's own is allocated while frames come, on the reading thread, in the pure pipeline
# and where its events are counted; libinput allocates. Told of the released programs: without
# optimisation Swift allocates in every loop.
cc -shared -fPIC -O2 -o $SCRATCH/allocations.so "$TESTS/../Bench/allocations.c"
bench=$BIN/detent-bench
if said=$("$bench" reader "$BIN/detent" $SCRATCH/allocations.so 2>&1); then
  echo "ok reading-allocates-nothing"
else
  echo "not ok reading-allocates-nothing: $said"
fi
said=$(DETENT_ALLOCATIONS=$SCRATCH/allocations LD_PRELOAD=$SCRATCH/allocations.so "$bench" allocations 2>&1)
if [[ $said = *'"allocations":0'* ]]; then
  echo "ok pipeline-allocates-nothing"
else
  echo "not ok pipeline-allocates-nothing: $said"
fi
