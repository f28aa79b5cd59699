// Apart from terminal.c, so that the library of text is linked without terminals.

#include "tool/format/terminal.h"

const char *og_colour_begin(bool wanted, og_colour colour) {
  static const char *const begin[] = {[OG_GOOD] = "\033[32m", [OG_BAD] = "\033[31m", [OG_OPEN] = "\033[33m"};
  return wanted ? begin[colour] : "";
}

const char *og_colour_end(bool wanted) { return wanted ? "\033[0m" : ""; }
