#include "fuzz/curved_bodies.h"

#include <math.h>
#include <stdio.h>

// Bytes of a curve's name that stand for an ellipsoid, which not all of the harnesses take.
enum { FIRST_ELLIPSOID = 192 };

uint8_t og_fuzz_byte(og_fuzz_bytes *in) { return in->at < in->end ? *in->at++ : 0; }

double og_fuzz_number(og_fuzz_bytes *in) {
  const int byte = og_fuzz_byte(in), value = (byte >> 3) - 16;
  switch (byte & 7) {
  case 0: return 0;
  case 1: return ldexp(1, value / 2);
  case 2: return value / 8.0;
  case 3: return (double)((og_scalar)value * (1 + OG_SCALAR_EPSILON));
  case 4: return (double)((og_scalar)value * (1 - OG_SCALAR_EPSILON / 2));
  case 5: return (double)(og_scalar)(value + og_fuzz_byte(in) / 255.0);
  default: return value;
  }
}

void og_fuzz_curve(og_fuzz_bytes *in, wanted_curve *w, bool upright) {
  w->curve = (og_curve)(og_fuzz_byte(in) % 3);
  w->radius = fabs(og_fuzz_number(in));
  w->half_height = fabs(og_fuzz_number(in));
  if (w->radius == 0) w->radius = 1;
  for (int k = 0; k < 4; k++) w->rotation[k] = upright ? k == 3 : (double)((int)og_fuzz_byte(in) % 17 - 8);
  if (w->rotation[0] == 0 && w->rotation[1] == 0 && w->rotation[2] == 0 && w->rotation[3] == 0) w->rotation[3] = 1;
  for (int k = 0; k < 3; k++) w->at[k] = upright ? 0 : og_fuzz_number(in);
}

bool og_fuzz_has_ellipsoid(const curved_pair *pair) {
  return pair->wanted[0].curve == OG_CURVE_ELLIPSOID || pair->wanted[1].curve == OG_CURVE_ELLIPSOID;
}

bool og_fuzz_take_curved(og_fuzz_bytes *in, curved_pair *pair) {
  wanted_curve *const w = pair->wanted;
  const bool upright = og_fuzz_byte(in) % 2 == 0;
  for (int k = 0; k < 2; k++) {
    const bool is_ellipsoid = in->at < in->end && *in->at >= FIRST_ELLIPSOID;
    og_fuzz_curve(in, &w[k], upright && k == 0);
    if (is_ellipsoid) w[k].curve = OG_CURVE_ELLIPSOID;
  }
  if (w[0].curve == OG_CURVE_NONE && w[1].curve == OG_CURVE_NONE) w[0].curve = OG_CURVE_CYLINDER;
  return curved_pair_set(pair);
}

void og_fuzz_say_curved(const curved_pair *pair) {
  static const char *const names[] = {"box", "cylinder", "cone", "ellipsoid"};
  for (int k = 0; k < 2; k++) {
    const wanted_curve *w = &pair->wanted[k];
    fprintf(stderr, "%s, radius %a, half height %a, turn %a %a %a %a, at %a %a %a\n", names[w->curve], w->radius,
            w->half_height, w->rotation[0], w->rotation[1], w->rotation[2], w->rotation[3], w->at[0], w->at[1],
            w->at[2]);
  }
}
