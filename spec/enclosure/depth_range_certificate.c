#include <string.h>

#include "spec/enclosure/depth_range.h"
#include "spec/number/nearest.h"

const char *og_depth_range_name(const og_depth_range *range) {
  switch (range->kind) {
  case OG_DEPTH_MEETING: return og_enclosure_kind_name(range->meeting.kind);
  case OG_DEPTH_HULLS: return "hulls";
  case OG_DEPTH_REVOLVED: return "revolved";
  case OG_DEPTH_NONE:
  case OG_DEPTH_KIND_COUNT: break;
  }
  return "none";
}

void og_depth_range_init(og_depth_range *range) {
  memset(range, 0, sizeof *range);
  og_enclosure_certificate_init(&range->meeting);
  og_rational_init(&range->lo);
  og_rational_init(&range->hi);
  og_ivec_init(&range->direction);
  og_int_init(&range->scale);
  og_certificate_init(&range->inner);
  for (int k = 0; k < OG_DEPTH_LENGTHS; k++) og_int_init(&range->length[k]);
}

void og_depth_range_clear(og_depth_range *range) {
  og_enclosure_certificate_clear(&range->meeting);
  og_rational_clear(&range->lo);
  og_rational_clear(&range->hi);
  og_ivec_clear(&range->direction);
  og_int_clear(&range->scale);
  for (int body = 0; body < 2; body++) og_points_clear(&range->place[body]);
  og_certificate_clear(&range->inner);
  for (int k = 0; k < OG_DEPTH_LENGTHS; k++) og_int_clear(&range->length[k]);
}

void og_depth_range_reset(og_depth_range *range) {
  range->kind = OG_DEPTH_NONE;
  og_enclosure_certificate_reset(&range->meeting);
  og_rational_set_si(&range->lo, 0);
  og_rational_set_si(&range->hi, 0);
  og_ivec_set_zero(&range->direction);
  og_int_set_si(&range->scale, 0);
  for (int body = 0; body < 2; body++) og_points_resize(&range->place[body], 0);
  og_certificate_reset(&range->inner);
  for (int k = 0; k < OG_DEPTH_LENGTHS; k++) og_int_set_si(&range->length[k], 0);
}

const char *og_depth_refusal_text(og_depth_refusal refusal) {
  static const char *const texts[OG_DEPTH_REFUSED_END] = {
      [OG_DEPTH_ACCEPTED] = "the certificate is accepted",
      [OG_DEPTH_REFUSED_PROBLEM] = "neither body is curved, or one of the two is malformed",
      [OG_DEPTH_REFUSED_KIND] = "the certificate is of no kind",
      [OG_DEPTH_REFUSED_MEETING] = "it does not show how the bodies lie",
      [OG_DEPTH_REFUSED_RANGE] = "the lower bound is negative, or above the upper one",
      [OG_DEPTH_REFUSED_DIRECTION] = "the direction is zero",
      [OG_DEPTH_REFUSED_OVERLAP] = "the bodies overlap along the direction by more than the upper bound",
      [OG_DEPTH_REFUSED_SCALE] = "the scale is not positive",
      [OG_DEPTH_REFUSED_OUTSIDE] = "a place does not lie in its body",
      [OG_DEPTH_REFUSED_INNER] = "the certificate of the hulls is refused, or is none of a depth",
      [OG_DEPTH_REFUSED_SHALLOW] = "they are less deep than the lower bound",
      [OG_DEPTH_REFUSED_AXES] = "the axes are not parallel, or a body has no such axis",
      [OG_DEPTH_REFUSED_LENGTH] = "a length is negative, or is no bound of what it stands for",
  };
  return (unsigned)refusal < OG_DEPTH_REFUSED_END ? texts[refusal] : "unknown refusal";
}

og_relation og_depth_range_relation(const og_depth_range *range) {
  if (range->kind == OG_DEPTH_MEETING) return og_enclosure_relation(&range->meeting);
  return range->kind != OG_DEPTH_NONE && og_rational_sign(&range->lo) > 0 ? OG_PENETRATING : OG_RELATION_NONE;
}

bool og_depth_range_double(double *depth, const og_depth_range *range) {
  *depth = 0;
  if (range->kind == OG_DEPTH_MEETING) return range->meeting.kind == OG_ENCLOSURE_TOUCHING;
  *depth = og_nearest_double(&range->lo);
  return *depth == og_nearest_double(&range->hi);
}
