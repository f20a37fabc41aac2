// PAM for Swift.
#include <security/pam_appl.h>
