# The Debian package, as Tests/check-packages left it: installed, upgraded, removed and purged.
. "$TESTS/Guest/expect"
packages=$(dirname "$TESTS")/.build/packages
rm -f /etc/udev/rules.d/70-detent.rules
# What other packages have and do is left out: reading their lists, and the index of manual pages that
# a trigger makes, take longer here than all the rest.
export DPKG_ADMINDIR=$SCRATCH/packages
mkdir -p $DPKG_ADMINDIR/info $DPKG_ADMINDIR/updates $DPKG_ADMINDIR/triggers
cp /var/lib/dpkg/status $DPKG_ADMINDIR/
quiet() { dpkg --no-triggers "$@" 2>&1 | grep -v "files list file" > $SCRATCH/dpkg; return "${PIPESTATUS[0]}"; }
state() { dpkg-query -W -f '${Status} ${Version}' detent 2> $SCRATCH/dpkg-query; }
# What it brings or makes and is there, but for folders that were there before.
while read -r path; do [ -e "$path" ] || echo "$path"; done < "$packages/brought" > $SCRATCH/new
echo /etc/detent >> $SCRATCH/new
echo /etc/systemd/user/graphical-session.target.wants/detent-run.service >> $SCRATCH/new
there() { while read -r path; do [ ! -e "$path" ] && [ ! -L "$path" ] || echo "$path"; done < $SCRATCH/new; }

quiet --install "$packages"/detent_*-1_*.deb && [ "$(state)" = "install ok installed $(detent --version | cut -d ' ' -f 2)-1" ]
say package-installs $? "$(state; cat $SCRATCH/dpkg)"
systemctl enable detent-kiosk 2> $SCRATCH/said && systemctl --global enable detent-run 2> $SCRATCH/said && systemd-analyze verify --man=no detent-kiosk.service detent-suspend.service > $SCRATCH/said 2>&1
say units-of-the-package-are-sound $? "$(cat $SCRATCH/said)"
udevadm test /sys/class/input/event0 2>&1 | grep -q "Reading rules file: /usr/lib/udev/rules.d/70-detent.rules"
say rule-of-the-package-is-read $? "$(udevadm test /sys/class/input/event0 2>&1 | tail -5)"
echo "# changed" >> /etc/pam.d/detent
mkdir -p /etc/detent
echo x > /etc/detent/pin
quiet --install "$packages"/detent_*-2_*.deb && [[ $(state) = *-2 ]] && grep -q "# changed" /etc/pam.d/detent && systemctl -q is-enabled detent-kiosk
say package-upgrades-and-keeps-what-was-changed $? "$(state; cat $SCRATCH/dpkg)"
mkdir -p /run/detent
echo > /run/detent/record
quiet --remove detent
[[ $(state) = *" ok installed "* ]] && [ -x /usr/bin/detent ] && grep -q "holds a console" $SCRATCH/dpkg
say package-stays-while-a-console-is-held $? "$(state; cat $SCRATCH/dpkg)"
rm /run/detent/record
quiet --remove detent && [ ! -e /usr/bin/detent ] && [ -e /etc/pam.d/detent ] && [ -e /etc/detent/pin ]
say removed-package-leaves-its-configuration $? "$(state; cat $SCRATCH/dpkg)"
quiet --purge detent && [ -z "$(there)" ] && ! systemctl -q is-enabled detent-kiosk 2> $SCRATCH/said
say purged-package-leaves-nothing $? "$(there; cat $SCRATCH/dpkg)"
