# A held console with a secret: nothing but the secret, given by the screen that was slid on, frees it.
. "$TESTS/Guest/await"
. "$TESTS/Guest/expect"
. "$TESTS/Guest/held-console"
auth=$BIN/detent-auth
printed() { printf "$1" | "$auth" "${@:2}"; }
# says_of NAME VERDICT SECRET METHOD…: what detent-auth makes of a secret.
says_of() { got=$(printed "${@:3}"); [ "$got" = "detent-auth $2" ]; say "$1" $? "it says $got"; }

# What cannot work is refused before anything is locked.
rm -rf /etc/detent /etc/pam.d/detent /usr/lib/pam.d/detent
expect auth-needs-a-pin-file 2 "/etc/detent/pin is absent" "$detent" lock --mode vt --auth pin
expect auth-needs-the-pam-service 5 "PAM has no service detent" "$detent" lock --mode vt --auth pam --user root
says_of pam-without-its-service-is-told "failed PAM has no service detent: /etc/pam.d/detent and /usr/lib/pam.d/detent are absent" x pam root
echo 2580 | "$detent" pin && [ "$(stat -c %a:%u /etc/detent/pin)" = 600:0 ]
say pin-is-set $? "$(ls -l /etc/detent)"
chown nobody /etc/detent/pin
expect foreign-pin-file-is-refused 2 "belongs to another user" "$detent" lock --mode vt --auth pin
chown root /etc/detent/pin
chmod 640 /etc/detent/pin
expect readable-pin-file-is-refused 2 "read or written by others" "$detent" lock --mode vt --auth pin
chmod 600 /etc/detent/pin
own=2
is_free; say nothing-is-locked-without-a-secret $? "something is"

# PAM, with a person of the guest.
cp "$TESTS/../pam.d/detent" /etc/pam.d/detent
expect auth-needs-the-user 2 "no user" "$detent" lock --mode vt --auth pam --user nobody-here
id mia > /dev/null 2>&1 || useradd -m mia
echo 'mia:correct horse' | chpasswd
says_of password-is-accepted accepted 'correct horse' pam mia
says_of another-password-is-refused refused 'correct hors' pam mia
says_of password-with-nul-is-refused refused 'correct horse\0' pam mia
chage -E 1 mia
printed 'correct horse' pam mia | grep -q "failed the account is not let in"
say expired-account-is-not-let-in $? "it is"
chage -E -1 mia
got=$(printf 'correct horse' | setpriv --reuid mia --clear-groups -- "$auth" pam mia)
[ "$got" = "detent-auth accepted" ]; say own-password-needs-no-root $? "it says $got"

# A held console, whose screen does what it is told.
fake=$SCRATCH/fake
mkdir -p $fake
cp "$BIN/detent-lock" "$BIN/detent-metrics" "$auth" $fake/
cp "$TESTS/Guest/fake-screen" $fake/detent
mkfifo $fake/commands
# Who reads no more is not waited for.
do_() { for line; do timeout 20 bash -c 'echo "$1" > "$2"' - "$line" $fake/commands; done; }
answered() { [ "$(tail -1 $fake/answers | cut -d ' ' -f 2-)" = "$1" ]; }
answers() { await answered "$1"; }
fake_screen() { pgrep -f "$fake/detent lock"; }
helper() { pgrep -x detent-auth >/dev/null; }
no_helper() { ! helper; }
hold() {
  rm -f $fake/answers
  setsid $fake/detent-lock hold vt auth "$@" --metrics $SCRATCH/secrets.prom -- --auth x > $SCRATCH/lock.said 2>&1 < /dev/null &
  lock=$!
  await test -s $fake/answers
  own=$(sed -n 's/^console //p' /run/detent/record)
  is_ours() { [ "$(shown)" = "tty$own" ]; }
  await is_ours
}
# new_screen DOING: does it and waits for another screen.
new_screen() {
  former=$(fake_screen)
  "$@"
  renewed() { [ "$(tail -1 $fake/answers | cut -d ' ' -f 1)" != "$former" ]; }
  await renewed
}
# stop_check: starts a check, which goes no further.
stop_check() {
  do_ open
  await helper
  pkill -STOP -x detent-auth
}
failures() { cat /run/detent/failures; }

# The failures of a holder that was killed.
mkdir -p -m 700 /run/detent
echo 9 > /run/detent/failures
hold pin /etc/detent/pin
is_locked; say console-with-a-secret-is-held $? "it is not"
do_ slid "try 2580"
await grep -q "closed [12]" $fake/answers; say wait-outlasts-the-holder $? "$(cat $fake/answers)"
kill -KILL $lock
wait $lock 2>/dev/null
pkill -KILL -f "$fake/detent lock"
no_screen() { ! fake_screen >/dev/null; }
await no_screen
rm /run/detent/failures

# What a screen says without the secret, and for how long it has one.
hold pin /etc/detent/pin
new_screen do_ unlocked
is_locked; say token-alone-does-not-unlock $? "it does"
do_ slid
stop_check
new_screen pkill -KILL -f "$fake/detent lock"
await no_helper && [ "$(failures)" = 1 ]; say check-ends-with-its-screen-and-counts $? "$(failures)"
do_ slid "try 2581"
answers "refused 0" && [ "$(failures)" = 2 ]; say wrong-pin-is-refused $? "$(tail -1 $fake/answers)"
do_ "try 2580"
answers accepted && [ "$(failures)" = 0 ]; say right-pin-is-accepted $? "$(tail -1 $fake/answers)"
new_screen pkill -KILL -f "$fake/detent lock"
new_screen do_ slid unlocked
is_locked; say accepted-secret-opens-for-its-screen-only $? "another used it"
do_ slid "try "
answers "refused 0"; say no-pin-is-refused $? "$(tail -1 $fake/answers)"

# A check that is killed while it has the secret.
ulimit -c unlimited
echo $SCRATCH/core.%p > /proc/sys/kernel/core_pattern
stop_check
do_ "give 2580"
sleep 0.5
found=$(grep -l -a 2580 /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null)
[ -z "$found" ]; say secret-is-nowhere-to-be-seen $? "$found"
pkill -SEGV -x detent-auth
pkill -CONT -x detent-auth
do_ answer
answers "failed 0 detent-auth was ended by signal 11" && [ "$(failures)" = 2 ]
say killed-check-is-told-and-counts $? "$(tail -1 $fake/answers)"
! ls $SCRATCH/core.* >/dev/null 2>&1; say no-core-is-left $? "one is"
do_ "try 2580"
answers accepted
do_ unlocked
ends
is_free && [ $status = 0 ] && [ ! -e /run/detent/failures ]
say right-pin-unlocks $? "status $status, $(ls /run/detent)"
# Two right ones, a wrong one and none, a check whose screen was killed and one that was killed itself.
got=$(sed -n 's/^detent_lock_authentications_total.*="\([a-z]*\)"} /\1 /p' $SCRATCH/secrets.prom | tr '\n' ' ')
[ "$got" = "accepted 2 refused 2 failed 2 " ]; say metrics-count-secrets $? "$got"

hold pam mia
do_ slid "try correct hors"
answers "refused 0"; say wrong-password-is-refused $? "$(tail -1 $fake/answers)"
do_ "try correct horse"
answers accepted
do_ unlocked
ends
is_free && [ $status = 0 ]; say right-password-unlocks $? "status $status"

# Detent's own screen.
lock vt --auth pin
slide
is_locked; say slide-alone-does-not-unlock $? "it does"
expect administrator-unlocks-without-the-secret 0 "" "$detent" unlock
ends
is_free; say console-with-a-secret-is-given-back $? "it is not"
kill $shell
wait
