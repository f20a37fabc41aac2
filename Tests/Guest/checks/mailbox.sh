# The mailbox on a Maildir and on the screen: what fingers and scripts do to files, and what is drawn.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
detent=$BIN/detent
export LANG=C.UTF-8 TERM=tmux-256color
T="tmux -L mail -f /dev/null"
say() { if [ "$2" = 0 ]; then echo "ok $1"; else echo "not ok $1: $3"; $T capture-pane -p 2>/dev/null | sed 's/^/    /'; fi; }
shows() { $T capture-pane -p | grep -q -- "$1"; }
mail=$SCRATCH/mail
# maildir COUNT: a fresh one with so many messages, the first the newest.
maildir() {
  rm -rf $mail
  mkdir -p $mail/cur $mail/new $mail/tmp
  for number in $(seq -w 1 $1); do
    printf 'From: Writer %s <w%s@example.org>\nSubject: Letter %s\nDate: Tue, 3 Mar 2026 0%s:00:00 +0000\n\nText of letter %s.\n' \
      $number $number $number $((9 - 10#$number % 10)) $number > $mail/cur/17000000$number.M${number}P1.guest:2,
  done
}
# once COUNT: every message is in one folder, and whole.
once() {
  [ "$(find $mail -type f -path '*/[cn]*/*' | xargs cat | grep -c '^Text of letter')" = $1 ] &&
    [ "$(find $mail -type f -path '*/[cn]*/*' -printf '%f\n' | cut -d, -f1 | cut -d: -f1 | sort -u | wc -l)" = $1 ]
}
in_folder() { [ "$(find "$mail/$1" -type f -path '*/[cn]*/*' 2>/dev/null | wc -l)" = $2 ]; }

printf 'device screen touchscreen 160x90 40\ndetent mailbox\nwait 600000\nup 0\n' > $SCRATCH/still.scene
plug $SCRATCH/still.scene
maildir 12
printf 'archive 0\ndelete 0\ndefer 0\nchoose 2\nfile 0\nchoose 0\nundo\nquit\n' |
  $detent mailbox --json --maildir $mail > $SCRATCH/lines 2>&1
status=$?
[ $status = 0 ] && once 12 && in_folder .Archive 1 && in_folder .Trash 1 && in_folder .Deferred 1 &&
  in_folder '.List.*' 0 && [ "$(grep -c '"type":"outcome"' $SCRATCH/lines)" = 5 ]
say a-script-moves-mail $? "status $status; $(find $mail -type f | tr '\n' ' '); $(tail -3 $SCRATCH/lines)"

printf 'To: a@example.org\n' > $mail/new/1800000000.M1P1.guest
{
  sleep 3
  mv $mail/cur/*07.M07* $mail/.Archive/cur/
  sleep 2
  printf 'list\nshow archive\nlist\nquit\n'
} | $detent mailbox --json --maildir $mail > $SCRATCH/lines 2>&1
[ "$(grep -c '"type":"message","place":"archive"' $SCRATCH/lines)" = 2 ] &&
  ! grep -q '"place":"mailbox".*Letter 07"' $SCRATCH/lines
say mail-moved-by-others-is-noticed $? "$(tail -4 $SCRATCH/lines)"

$detent mailbox --json --maildir /etc > $SCRATCH/lines 2>&1 < /dev/null
[ $? = 2 ] && grep -q '/etc' $SCRATCH/lines
say a-folder-that-is-no-maildir $? "$(tail -2 $SCRATCH/lines)"
away

# Swipes by a finger, and the program killed in the middle of them, again and again.
maildir 20
for number in 0 1 2 3 4 5 6 7; do
  printf 'device screen touchscreen 160x90 40\ndetent mailbox\nwait 500\n' > $SCRATCH/swipes.scene
  for swipe in 1 2 3 4 5 6; do
    printf 'down 0 at 60 12\nmove 0 by %s 0 in 100\nup 0\nwait 700\n' $((number % 2 == 0 ? 20 : 50))
  done >> $SCRATCH/swipes.scene
  plug $SCRATCH/swipes.scene
  $detent mailbox --json --maildir $mail > $SCRATCH/lines 2>&1 < /dev/null 6>&- &
  victim=$!
  go $victim
  sleep $((1 + number % 3)).$((number * 137 % 1000))
  kill -9 $victim
  wait $victim 2>/dev/null
  away
  once 20 || break
done
once 20 && ! in_folder .Archive 0 && ! in_folder .Trash 0
say mail-survives-kill-9 $? "after $number: $(find $mail -type f | tr '\n' ' ')"

drawn() { shows "$pattern" && $T capture-pane -e -p | grep -q -- "$ink"; }
# picture NAME PATTERN INK STEPS: what is on the screen once the steps are done, in which colours.
picture() {
  name=$1 pattern=$2 ink=$3
  printf "device screen touchscreen 160x90 40\ndetent mailbox\nwait 500\n$4\nwait 100000\n" > $SCRATCH/picture.scene
  plug $SCRATCH/picture.scene
  new_tmux mail -x 80 -y 24 "$detent mailbox"
  await shows "Harbour office"
  go detent
  await drawn
  say $name $? "no “$pattern” in “$ink” on the screen"
  $T kill-server
  away
  wait
}
drag() { printf 'down 0 at 80 12\\nmove 0 by %s 0 in 300' $1; }
tap() { printf 'down 0 at %s\\nwait 60\\nup 0' "$1"; }
# Backgrounds by the numbers of 256 colours.
picture drawn-gray "┊60" "48;5;240m" "$(drag -6)"
picture drawn-yellow "Later" "48;5;220m" "$(drag -25)"
picture drawn-brown "List" "48;5;94m" "$(drag -45)"
picture drawn-green "Archive" "48;5;71m" "$(drag 25)"
picture drawn-red "Delete" "48;5;160m" "$(drag 45)"
picture drawn-options "someday" "When shall it come back" "$(drag -20)\nwait 80\nup 0"
picture drawn-menu-half-open "Outbox.*" "Deferred" 'down 0 at 1 45\nmove 0 by 30 0 in 300'
picture drawn-compose "New message" "Subject" "$(tap '156.5 3')"
picture drawn-after-undo "Undone: archived" "Redo" "$(drag 20)\nwait 80\nup 0\nwait 1200\n$(tap '80 87')"
