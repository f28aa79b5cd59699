// Orientations: every algorithm of the registry on them within the domain of its study; and at any magnitude, down to
// where products underflow and up to where they overflow, a sign that is said to be sure is right, and the determinant
// is as near to the truth as its bound says.

#include "fuzz/primitives.h"
#include "tool/run/exact_pair.h"

// Bits within 2^SPAN of each other: the domain of the exact orientations (orient_exact.h).
enum { SPAN = sizeof(og_scalar) == 4 ? 60 : 600 };

static void expect_sign(bool right, const char *what, const or_decoded *decoded) {
  if (!right) og_fuzz_found(what, decoded);
}

static void look_at_signs(og_fuzz_figures *figures, const or_decoded *decoded) {
  og_truth *truth = &figures->probe.truth;
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
  for (size_t k = 0; k < figures->subject_count; k++) {
    const og_door_orientation *door = figures->subject[k].orientation;
    const size_t count = (size_t)door->count;
    if (!og_truth_orientation(truth, p, count)) og_fuzz_found("the solver has no answer", decoded);
    const og_orientation_claim r = door->run(p);
    // Signs that come without a bound are exact within that domain.
    const bool sure = r.outcome == OG_OUTCOME_ANSWERED && (r.has_determinant || exactly);
    expect_sign(!sure || r.sign == og_surd_sign(&truth->value), "a sure sign that is wrong", decoded);
    const bool bounded = r.has_determinant && og_orientation_has_own_unit(p, count);
    expect_sign(!bounded || og_error_of((double)r.determinant, &truth->value) <= og_orientation_allows(&r),
                "a bound of the error that does not hold", decoded);
  }
}

static bool is_behind(const og_primitive_subject *subject) { return subject->orientation != NULL; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  const or_decoded *decoded = og_fuzz_figure(&figures, data, size, is_behind);
  if (decoded->finite) look_at_signs(&figures, decoded);
  og_fuzz_primitives(&figures);
  return 0;
}
