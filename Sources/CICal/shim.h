// libical for Swift.
#include <libical/ical.h>

/// Lets faults in a file be told by what a call returns, instead of by the end of the program.
static inline void ical_tell_faults(void) { icalerror_set_errors_are_fatal(0); }
