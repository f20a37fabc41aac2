# Every page of the to-do app as it stands in a terminal, by keys, and that nothing of a list is left on
# the screen for who is not signed in.
. "$TESTS/Guest/await"
detent=$BIN/detent
export LANG=C.UTF-8 TERM=tmux-256color
T="tmux -L todo -f /dev/null"
say() { if [ "$2" = 0 ]; then echo "ok $1"; else echo "not ok $1: $3"; $T capture-pane -p 2>/dev/null | sed 's/^/    /'; fi; }
file=$SCRATCH/drawn.sqlite
rm -f $file*
printf 'create-account ada secret\nadd Harbour dues\nadd Buy plums\nadd Mend the lamp\ncheck 2\nstar 3\ndelete 1\nquit\n' |
  $detent todo --json --database $file > $SCRATCH/lines 2>&1

drawn() { $T capture-pane -e -p > $SCRATCH/pane && grep -q -- "$1" $SCRATCH/pane && grep -q -- "$2" $SCRATCH/pane; }
# page NAME PATTERN PATTERN KEYS...: what is on the screen, colours included, once the keys are pressed.
page() {
  name=$1 first=$2 second=$3
  shift 3
  [ $# = 0 ] || $T send-keys "$@"
  await drawn "$first" "$second"
  say drawn-to-do-$name $? "no “$first” and “$second” on the screen"
}
# close PATTERN: escape takes away what shows this; a key straight behind it would be one with it.
closed() { ! drawn "$1" ""; }
close() {
  $T send-keys Escape
  await closed "$1"
}

# The logo is soon gone: it is looked for in what was written.
new_tmux todo -x 80 -y 24 "sleep 2; exec $detent todo --database $file"
$T pipe-pane "cat > $SCRATCH/written"
page sign-in "Remember account" "They do not encrypt them"
grep -q DoDid $SCRATCH/written && grep -q '38;5;221' $SCRATCH/written && grep -q '38;5;114' $SCRATCH/written
say drawn-to-do-launch $? "$(head -c 300 $SCRATCH/written | cat -v)"
page password "••••••" "ada" ada Tab secret
! grep -q secret $SCRATCH/written
say no-password-is-written $? "$(grep -c secret $SCRATCH/written)"
page day "Mend the lamp" "48;5;114m" Enter
page buttons "(!)" "(✕)" +
close "(!)"
page calendar "Show a day" "(today)" c
close "Show a day"
page box "Made " " To do " Enter
close "Made "
page new "New, for " "(✕)" n
close "New, for "
page menu "Sign out" "Purge what is deleted" m
close "Sign out"
page important "Important ▾" "48;5;229m" i
page all "All ▾" "Buy plums" a
page sign-in-again "Remember account" "Sign in" m End Enter
! grep -qE 'plums|lamp|Harbour' $SCRATCH/pane
say nothing-is-left-of-the-list $? "$(cat $SCRATCH/pane)"
$T send-keys C-c
$T kill-server
