// libyaml for Swift.
#include <yaml.h>
