#include "tool/format/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool og_takes_colour(int descriptor) {
  const char *none = getenv("NO_COLOR"), *terminal = getenv("TERM");
  if (none != NULL && none[0] != '\0') return false;
  return terminal != NULL && strcmp(terminal, "dumb") != 0 && isatty(descriptor);
}

void og_print_meant(const char *before, const char *name) {
  const bool coloured = og_takes_colour(STDERR_FILENO);
  fprintf(stderr, "; did you mean '%s%s%s%s'?", og_colour_begin(coloured, OG_GOOD), before, name,
          og_colour_end(coloured));
}

int og_columns(int descriptor) {
  if (!isatty(descriptor)) return 0;
  const char *said = getenv("COLUMNS");
  const int columns = said == NULL ? 0 : atoi(said);
  if (columns > 0) return columns;
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? (int)size.ws_col : 0;
}
