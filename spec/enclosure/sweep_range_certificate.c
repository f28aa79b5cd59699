#include "spec/enclosure/sweep_range.h"
#include "spec/number/nearest.h"

const char *og_sweep_range_name(og_sweep_range_kind kind) {
  static const char *const names[OG_SWEEP_RANGE_KIND_COUNT] = {"none", "first", "never", "clear"};
  return (unsigned)kind < OG_SWEEP_RANGE_KIND_COUNT ? names[kind] : "none";
}

void og_sweep_range_init(og_sweep_range *range) {
  range->kind = OG_SWEEP_RANGE_NONE;
  og_rational_init(&range->lo);
  og_rational_init(&range->hi);
  og_rational_init(&range->apart);
  og_ivec_init(&range->direction);
  og_enclosure_certificate_init(&range->contact);
}

void og_sweep_range_clear(og_sweep_range *range) {
  og_rational_clear(&range->lo);
  og_rational_clear(&range->hi);
  og_rational_clear(&range->apart);
  og_ivec_clear(&range->direction);
  og_enclosure_certificate_clear(&range->contact);
}

void og_sweep_range_reset(og_sweep_range *range) {
  range->kind = OG_SWEEP_RANGE_NONE;
  og_rational_set_si(&range->lo, 0);
  og_rational_set_si(&range->hi, 0);
  og_rational_set_si(&range->apart, 0);
  og_ivec_set_zero(&range->direction);
  og_enclosure_certificate_reset(&range->contact);
}

const char *og_sweep_refusal_text(og_sweep_refusal refusal) {
  static const char *const texts[OG_SWEEP_REFUSED_END] = {
      [OG_SWEEP_ACCEPTED] = "the certificate is accepted",
      [OG_SWEEP_REFUSED_PROBLEM] = "neither body is a cylinder or a cone, or the bodies or the motion are malformed",
      [OG_SWEEP_REFUSED_KIND] = "the certificate is of no kind",
      [OG_SWEEP_REFUSED_RANGE] = "a time is negative, after the other, or after the end of the motion",
      [OG_SWEEP_REFUSED_APART] = "how far the bodies stay apart is not above zero",
      [OG_SWEEP_REFUSED_DIRECTION] = "the direction is zero",
      [OG_SWEEP_REFUSED_RECEDES] = "the bodies do not come nearer along the direction",
      [OG_SWEEP_REFUSED_SIDE] = "the bodies are not so far apart along the direction",
      [OG_SWEEP_REFUSED_CONTACT] = "the certificate of the contact is refused, or is none of a contact",
  };
  return (unsigned)refusal < OG_SWEEP_REFUSED_END ? texts[refusal] : "unknown refusal";
}

bool og_sweep_range_double(double *first, const og_sweep_range *range) {
  *first = og_nearest_double(&range->lo);
  return range->kind == OG_SWEEP_RANGE_FIRST && *first == og_nearest_double(&range->hi);
}
