# The to-do app on a database: what it told as done is there after a kill, another one sees it, and files
# bring it out and in.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
. "$TESTS/Guest/expect"
export XDG_DATA_HOME=$SCRATCH/todo/data XDG_STATE_HOME=$SCRATCH/todo/state
rm -rf $SCRATCH/todo
mkdir -p $SCRATCH/todo
printf 'device screen touchscreen 160x90 40\ndetent todo\nwait 600000\nup 0\n' > $SCRATCH/todo.scene
plug $SCRATCH/todo.scene

mkfifo $SCRATCH/todo/in
$detent todo --json < $SCRATCH/todo/in > $SCRATCH/todo/first 2>&1 &
first=$!
exec 7> $SCRATCH/todo/in
printf 'remember on\ncreate-account ada secret\nadd milk\nadd bread\nlist all\n' >&7
await grep -q '"text":"bread"' $SCRATCH/todo/first
kill -9 $first
exec 7>&-
printf 'list all\nquit\n' | $detent todo --json > $SCRATCH/todo/second 2>&1
status=$?
[ $status = 0 ] && grep -q '"text":"milk"' $SCRATCH/todo/second &&
  [ "$(stat -c %a $XDG_DATA_HOME/detent $XDG_DATA_HOME/detent/todo.sqlite | xargs)" = "700 600" ]
say what-was-told-as-done-survives-a-kill $? "status $status; $(tail -5 $SCRATCH/todo/second)"

$detent todo export $SCRATCH/todo/a.ics > /dev/null && $detent todo export $SCRATCH/todo/a.json > /dev/null &&
  $detent todo import $SCRATCH/todo/a.ics | grep -q '^0 added, 0 changed, 2' &&
  echo wrong | $detent todo export $SCRATCH/todo/b.json --account ada 2> /dev/null
[ $? = 4 ] && [ "$(grep -c '^SUMMARY:' $SCRATCH/todo/a.ics)" = 2 ] && [ ! -e $SCRATCH/todo/b.json ]
say items-go-to-files-and-back $? "$(ls $SCRATCH/todo)"

printf 'no database' > $SCRATCH/todo/text
$detent todo --database $SCRATCH/todo/text --json > $SCRATCH/todo/refused 2>&1 < /dev/null
[ $? = 2 ] && [ "$(cat $SCRATCH/todo/text)" = 'no database' ] && [ "$(ls -d $SCRATCH/todo/text*)" = $SCRATCH/todo/text ]
say another-file-is-refused-and-left $? "$(cat $SCRATCH/todo/refused)"
away
