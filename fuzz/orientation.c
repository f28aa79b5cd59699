// Orientations: every algorithm of the registry on them within the domain of its study; and at any magnitude, down to
// where products underflow and up to where they overflow, a sign that is said to be sure is right, and the determinant
// is as near to the truth as its bound says.

#include "fuzz/primitives.h"
#include "ref/orientation/orient3d.h"
#include "ref/orientation/orient_exact.h"
#include "tool/run/exact_pair.h"

// Bits within 2^SPAN of each other: the domain of the exact orientations (orient_exact.h).
enum { SPAN = sizeof(og_scalar) == 4 ? 60 : 600 };

static void expect_sign(bool right, const char *what, const or_decoded *decoded) {
  if (!right) og_fuzz_found(what, decoded);
}

static void look_at_signs(og_truth *truth, const or_decoded *decoded) {
  const og_vec3 *p = decoded->figure.point;
  int most = -2000, least = 2000;
  for (int k = 0; k < 4; k++) {
    const double x[3] = {(double)p[k].x, (double)p[k].y, (double)p[k].z};
    for (int i = 0; i < 3; i++) {
      int exponent;
      (void)frexp(x[i], &exponent);
      if (x[i] != 0 && exponent > most) most = exponent;
      if (x[i] != 0 && exponent - DBL_MANT_DIG < least) least = exponent - DBL_MANT_DIG;
    }
  }
  const bool exactly = most - least <= SPAN && most < DBL_MAX_EXP - 4 && least > DBL_MIN_EXP - DBL_MANT_DIG;
  for (size_t count = 3; count <= 4; count++) {
    if (!og_truth_orientation(truth, p, count)) og_fuzz_found("the solver has no answer", decoded);
    const int sign = og_surd_sign(&truth->value);
    const og_orientation r = count == 3 ? og_orient2d(p[0], p[1], p[2]) : og_orient3d(p[0], p[1], p[2], p[3]);
    expect_sign(r.outcome != OG_OUTCOME_ANSWERED || r.sign == sign, "a sure sign that is wrong", decoded);
    const bool bounded = r.outcome != OG_OUTCOME_OUT_OF_RANGE && og_orientation_has_own_unit(p, count);
    expect_sign(!bounded || og_error_of((double)r.determinant, &truth->value) <= og_orientation_allows(&r),
                "a bound of the error that does not hold", decoded);
    if (!exactly) continue;
    const int said = count == 3 ? og_orient2d_exact(p[0], p[1], p[2]) : og_orient3d_exact(p[0], p[1], p[2], p[3]);
    expect_sign(said == sign, "an exact sign that is wrong", decoded);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  const or_decoded *decoded = og_fuzz_figure(&figures, data, size, "hit");
  if (!decoded->finite) return 0;
  look_at_signs(&figures.probe.truth, decoded);
  og_fuzz_primitives(&figures);
  return 0;
}
