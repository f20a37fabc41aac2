# The gesture daemon as a unit, with a journal. The user's unit runs as the system's here.
. "$TESTS/Guest/await"
. "$TESTS/Guest/hand"
. "$TESTS/Guest/expect"
mkdir -p /etc/detent
config=/etc/detent/run.yaml
echo 'rules: [{name: fails, gesture: tap, ended: {shell: exit 3}}]' > $config
echo "DETENT_RUN_OPTIONS=--no-shake $config" > /etc/detent/run.env
sed -e 's|@PREFIX@/bin|'"$BIN|" "$TESTS/../units/detent-run.service" > /run/systemd/system/detent-run.service
systemctl daemon-reload
systemctl start detent-run
say run-unit-starts $? "$(systemctl status detent-run --no-pager)"
printf 'device screen touchscreen 160x90 40\ndetent events\nwait 500\ndown 0 at 80 45\nwait 60\nup 0\nwait 60000\n' > $SCRATCH/tap.scene
plug $SCRATCH/tap.scene
go detent
has_entry() { journalctl -q -o cat "$@" | grep -q .; }
await has_entry _SYSTEMD_UNIT=detent-run.service DETENT_RULE=fails DETENT_GESTURE=tap DETENT_STATUS=3
say run-unit-writes-fields $? "$(journalctl -u detent-run --no-pager | tail -5)"
echo 'rules: []' > $config
await has_entry _SYSTEMD_UNIT=detent-run.service --grep 'read anew: 0 rules'
systemctl reload detent-run
no_rules() { systemctl status detent-run --no-pager | grep -q 'Status: "0 rules, 1 device"'; }
await no_rules
say run-unit-reloads $? "$(systemctl status detent-run --no-pager)"
systemctl stop detent-run
[ "$(systemctl show -p Result --value detent-run)" = success ]
say run-unit-stops $? "$(systemctl status detent-run --no-pager)"
away
wait 2>/dev/null
rm -f /etc/detent/run.yaml /etc/detent/run.env
