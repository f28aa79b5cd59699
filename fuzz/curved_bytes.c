#include "fuzz/curved_bytes.h"

#include <math.h>

uint8_t og_fuzz_next(og_fuzz_bytes *in) { return in->at < in->end ? *in->at++ : 0; }

double og_fuzz_number(og_fuzz_bytes *in) {
  const int byte = og_fuzz_next(in), value = (byte >> 3) - 16;
  switch (byte & 7) {
  case 0: return 0;
  case 1: return ldexp(1, value / 2);
  case 2: return value / 8.0;
  case 3: return (double)((og_scalar)value * (1 + OG_SCALAR_EPSILON));
  case 4: return (double)((og_scalar)value * (1 - OG_SCALAR_EPSILON / 2));
  case 5: return (double)(og_scalar)(value + og_fuzz_next(in) / 255.0);
  default: return value;
  }
}

void og_fuzz_curve(og_fuzz_bytes *in, wanted_curve *w, bool upright) {
  w->curve = (og_curve)(og_fuzz_next(in) % 3);
  w->radius = fabs(og_fuzz_number(in));
  w->half_height = fabs(og_fuzz_number(in));
  if (w->radius == 0) w->radius = 1;
  for (int k = 0; k < 4; k++) w->rotation[k] = upright ? k == 3 : (double)((int)og_fuzz_next(in) % 17 - 8);
  if (w->rotation[0] == 0 && w->rotation[1] == 0 && w->rotation[2] == 0 && w->rotation[3] == 0) w->rotation[3] = 1;
  for (int k = 0; k < 3; k++) w->at[k] = upright ? 0 : og_fuzz_number(in);
}
