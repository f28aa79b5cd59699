#include <string.h>

#include "spec/enclosure/checker.h"
#include "spec/number/nearest.h"

const char *og_enclosure_kind_name(og_enclosure_kind kind) {
  static const char *const names[OG_ENCLOSURE_KIND_COUNT] = {
      [OG_ENCLOSURE_NONE] = "none",
      [OG_ENCLOSURE_RANGE] = "enclosure",
      [OG_ENCLOSURE_TOUCHING] = "touching",
      [OG_ENCLOSURE_PENETRATING] = "penetrating",
  };
  return (unsigned)kind < OG_ENCLOSURE_KIND_COUNT ? names[kind] : "none";
}

static void place_init(og_body_place *place) {
  og_int *const parts[] = {&place->x, &place->y, &place->z, &place->w};
  for (int k = 0; k < 4; k++) og_int_init(parts[k]);
  for (int k = 0; k < OG_PLACE_POINTS; k++) og_int_init(&place->weight[k]);
}

static void place_clear(og_body_place *place) {
  og_int *const parts[] = {&place->x, &place->y, &place->z, &place->w};
  for (int k = 0; k < 4; k++) og_int_clear(parts[k]);
  for (int k = 0; k < OG_PLACE_POINTS; k++) og_int_clear(&place->weight[k]);
}

void og_enclosure_certificate_init(og_enclosure_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_rational_init(&certificate->lo);
  og_rational_init(&certificate->hi);
  og_ivec_init(&certificate->direction);
  for (int k = 0; k < OG_ENCLOSURE_PAIRS; k++) {
    og_int_init(&certificate->weight[k]);
    for (int body = 0; body < 2; body++) place_init(&certificate->place[k][body]);
  }
}

void og_enclosure_certificate_clear(og_enclosure_certificate *certificate) {
  og_rational_clear(&certificate->lo);
  og_rational_clear(&certificate->hi);
  og_ivec_clear(&certificate->direction);
  for (int k = 0; k < OG_ENCLOSURE_PAIRS; k++) {
    og_int_clear(&certificate->weight[k]);
    for (int body = 0; body < 2; body++) place_clear(&certificate->place[k][body]);
  }
}

void og_enclosure_certificate_reset(og_enclosure_certificate *certificate) {
  certificate->kind = OG_ENCLOSURE_NONE;
  certificate->count = 0;
  og_rational_set_si(&certificate->lo, 0);
  og_rational_set_si(&certificate->hi, 0);
  og_ivec_set_zero(&certificate->direction);
}

const char *og_enclosure_refusal_text(og_enclosure_refusal refusal) {
  static const char *const texts[OG_ENCLOSURE_REFUSED_END] = {
      [OG_ENCLOSURE_ACCEPTED] = "the certificate is accepted",
      [OG_ENCLOSURE_REFUSED_PROBLEM] = "neither body is curved, or one of the two is malformed",
      [OG_ENCLOSURE_REFUSED_KIND] = "the certificate is of no kind",
      [OG_ENCLOSURE_REFUSED_RANGE] = "the lower bound is negative, or above the upper one",
      [OG_ENCLOSURE_REFUSED_DIRECTION] = "the direction is zero",
      [OG_ENCLOSURE_REFUSED_SIDE] = "the bodies are not so far apart along the direction",
      [OG_ENCLOSURE_REFUSED_COUNT] = "too few pairs of places, or too many",
      [OG_ENCLOSURE_REFUSED_INDEX] = "a number names no point of the polytope, or there are too many",
      [OG_ENCLOSURE_REFUSED_WEIGHT] = "a weight is negative, or none is positive",
      [OG_ENCLOSURE_REFUSED_OUTSIDE] = "a place does not lie in its body",
      [OG_ENCLOSURE_REFUSED_FAR] = "the places are too far apart",
      [OG_ENCLOSURE_REFUSED_NOT_ZERO] = "the combination of the places' differences is not zero",
      [OG_ENCLOSURE_REFUSED_FLAT] = "the first three differences do not span space",
  };
  return (unsigned)refusal < OG_ENCLOSURE_REFUSED_END ? texts[refusal] : "unknown refusal";
}

og_relation og_enclosure_relation(const og_enclosure_certificate *certificate) {
  switch (certificate->kind) {
  case OG_ENCLOSURE_TOUCHING: return OG_TOUCHING;
  case OG_ENCLOSURE_PENETRATING: return OG_PENETRATING;
  case OG_ENCLOSURE_RANGE: return og_rational_sign(&certificate->lo) > 0 ? OG_SEPARATED : OG_RELATION_NONE;
  case OG_ENCLOSURE_NONE:
  case OG_ENCLOSURE_KIND_COUNT: break;
  }
  return OG_RELATION_NONE;
}

bool og_enclosure_double(double *distance, const og_enclosure_certificate *certificate) {
  *distance = 0;
  if (certificate->kind != OG_ENCLOSURE_RANGE) return true;
  *distance = og_nearest_double(&certificate->lo);
  return *distance == og_nearest_double(&certificate->hi);
}
