#include <stdlib.h>
#include <string.h>

#include "spec/bound/checker.h"
#include "spec/number/allocation.h"

const char *og_volume_proof_name(og_volume_proof proof) {
  static const char *const names[OG_PROOF_COUNT] = {
      [OG_PROOF_NONE] = "none", [OG_PROOF_SUPPORT] = "support", [OG_PROOF_SLABS] = "slabs", [OG_PROOF_BOX] = "box",
      [OG_PROOF_FARTHEST] = "farthest"};
  return names[proof];
}

void og_volume_certificate_init(og_volume_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  for (int k = 0; k < 3; k++) og_ivec_init(&certificate->axis[k]);
  og_hull_certificate_init(&certificate->hull);
}

void og_volume_certificate_clear(og_volume_certificate *certificate) {
  for (size_t k = 0; k < certificate->room; k++) og_int_clear(&certificate->mark[k].weight);
  free(certificate->mark);
  for (int k = 0; k < 3; k++) og_ivec_clear(&certificate->axis[k]);
  og_hull_certificate_clear(&certificate->hull);
  memset(certificate, 0, sizeof *certificate);
}

void og_volume_certificate_reset(og_volume_certificate *certificate, og_volume_proof proof) {
  certificate->proof = proof;
  certificate->count = 0;
  certificate->axis_count = 0;
  og_hull_certificate_reset(&certificate->hull);
}

og_volume_mark *og_volume_certificate_add(og_volume_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->mark = og_grow(certificate->mark, certificate->room, sizeof *certificate->mark);
    for (size_t k = old; k < certificate->room; k++) og_int_init(&certificate->mark[k].weight);
  }
  return &certificate->mark[certificate->count++];
}

void og_volume_finding_init(og_volume_finding *finding) {
  memset(finding, 0, sizeof *finding);
  for (int k = 0; k < 3; k++) og_rational_init(&finding->centre[k]);
  og_surd_init(&finding->radius);
  og_rational_init(&finding->at_most);
  og_rational_init(&finding->at_least);
}

void og_volume_finding_clear(og_volume_finding *finding) {
  for (int k = 0; k < 3; k++) og_rational_clear(&finding->centre[k]);
  og_surd_clear(&finding->radius);
  og_rational_clear(&finding->at_most);
  og_rational_clear(&finding->at_least);
  for (size_t k = 0; k < finding->room; k++) {
    og_rational_clear(&finding->lo[k]);
    og_rational_clear(&finding->hi[k]);
  }
  free(finding->lo);
  free(finding->hi);
}

const char *og_volume_refusal_text(og_volume_refusal refusal) {
  static const char *const texts[OG_VOLUME_REFUSED_COUNT] = {
      [OG_VOLUME_ACCEPTED] = "accepted",
      [OG_VOLUME_REFUSED_PROBLEM] = "the problem has no points, or a denominator that is not positive",
      [OG_VOLUME_REFUSED_KIND] = "a certificate of this kind does not prove this volume",
      [OG_VOLUME_REFUSED_INDEX] = "an index names no point, or the indices are not in ascending order",
      [OG_VOLUME_REFUSED_WEIGHT] = "a weight is negative, or their sum is zero",
      [OG_VOLUME_REFUSED_UNEQUAL] = "the points of the support are not equally far from the centre",
      [OG_VOLUME_REFUSED_OUTSIDE] = "a point lies outside of the sphere",
      [OG_VOLUME_REFUSED_DIRECTIONS] = "not one slab for each direction",
      [OG_VOLUME_REFUSED_NOT_EXTREME] = "a point lies outside of a slab",
      [OG_VOLUME_REFUSED_AXES] = "the box has not one axis for each coordinate, all at right angles",
      [OG_VOLUME_REFUSED_HULL] = "the hull is none",
      [OG_VOLUME_REFUSED_NOT_LEAST] = "an edge of the hull has a rectangle of less area",
  };
  return (unsigned)refusal < OG_VOLUME_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
