// libical for Swift.
#include <libical/ical.h>
