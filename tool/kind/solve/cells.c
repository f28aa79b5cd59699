// The cells of a table that show a value.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "spec/number/nearest.h"
#include "tool/kind/solve/ask.h"

void og_cells_format(og_cells *cells, const char *format, ...) {
  char whole[128];
  va_list list;
  va_start(list, format);
  vsnprintf(whole, sizeof whole, format, list);
  va_end(list);
  og_shorten(cells->exact, OG_EXACT_WIDTH, whole);
}

void og_cells_round(og_cells *cells, double value) { snprintf(cells->rounded, sizeof cells->rounded, "%.7g", value); }

void og_cells_surd(og_cells *cells, const og_surd *value) {
  char *whole = og_surd_to_text(value);
  og_shorten(cells->exact, OG_EXACT_WIDTH, whole);
  free(whole);
  og_cells_round(cells, og_surd_to_double(value));
}

void og_cells_rational(og_cells *cells, const og_rational *value) {
  char *whole = og_rational_to_text(value);
  og_shorten(cells->exact, OG_EXACT_WIDTH, whole);
  free(whole);
  og_cells_round(cells, og_nearest_double(value));
}
