#include <stdlib.h>
#include <string.h>

#include "spec/decompose/checker.h"
#include "spec/number/allocation.h"

const char *og_decomposition_fault_name(og_decomposition_fault fault) {
  static const char *const names[OG_DECOMPOSITION_FAULT_COUNT] = {
      [OG_DECOMPOSITION_VALID] = "valid",           [OG_DECOMPOSITION_MISSING] = "missing",
      [OG_DECOMPOSITION_REPEATED] = "repeated",     [OG_DECOMPOSITION_OPEN] = "open",
      [OG_DECOMPOSITION_FLAT] = "flat",             [OG_DECOMPOSITION_INSIDE_OUT] = "inside-out",
      [OG_DECOMPOSITION_FOLDED] = "folded",         [OG_DECOMPOSITION_CONCAVE] = "concave"};
  return (unsigned)fault < OG_DECOMPOSITION_FAULT_COUNT ? names[fault] : "unknown";
}

const char *og_decomposition_proof_name(og_decomposition_proof proof) {
  static const char *const names[OG_DECOMPOSITION_PROOF_COUNT] = {
      [OG_DECOMPOSITION_BY_NOTHING] = "none",      [OG_DECOMPOSITION_BY_HULLS] = "hulls",
      [OG_DECOMPOSITION_BY_TRIANGLE] = "triangle", [OG_DECOMPOSITION_BY_EDGE] = "edge",
      [OG_DECOMPOSITION_BY_VOLUME] = "volume",     [OG_DECOMPOSITION_BY_HULL] = "hull"};
  return (unsigned)proof < OG_DECOMPOSITION_PROOF_COUNT ? names[proof] : "unknown";
}

const char *og_decomposition_refusal_text(og_decomposition_refusal refusal) {
  static const char *const texts[OG_DECOMPOSITION_REFUSAL_COUNT] = {
      [OG_DECOMPOSITION_ACCEPTED] = "accepted",
      [OG_DECOMPOSITION_REFUSED_PROBLEM] = "the problem has no triangles, or a bound that is not from 0 to 1",
      [OG_DECOMPOSITION_REFUSED_NOTHING] = "there is no certificate",
      [OG_DECOMPOSITION_REFUSED_INDEX] = "it names a triangle or a part that there is not",
      [OG_DECOMPOSITION_REFUSED_BLAMELESS] = "what it names is no fault",
      [OG_DECOMPOSITION_REFUSED_OPEN] = "a part is open",
      [OG_DECOMPOSITION_REFUSED_VOLUME] = "the volume of a part has another sign",
      [OG_DECOMPOSITION_REFUSED_TRIANGLES] = "a triangle is in no part, or there twice",
      [OG_DECOMPOSITION_REFUSED_COUNT_OF_HULLS] = "there are not the hulls of the whole and of each part",
      [OG_DECOMPOSITION_REFUSED_HULL] = "a hull is none",
      [OG_DECOMPOSITION_REFUSED_BOUND] = "the concavity of a part lies on the other side of the bound",
  };
  return (unsigned)refusal < OG_DECOMPOSITION_REFUSAL_COUNT ? texts[refusal] : "unknown refusal";
}

// ---- certificates ----

void og_decomposition_certificate_init(og_decomposition_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
}

void og_decomposition_certificate_clear(og_decomposition_certificate *certificate) {
  for (size_t k = 0; k < certificate->hull_room; k++) og_hull_certificate_clear(&certificate->hull[k]);
  free(certificate->hull);
  og_decomposition_certificate_init(certificate);
}

void og_decomposition_certificate_reset(og_decomposition_certificate *certificate) {
  certificate->proof = OG_DECOMPOSITION_BY_NOTHING;
  certificate->hull_count = 0;
  certificate->triangle = certificate->part = certificate->edge[0] = certificate->edge[1] = 0;
}

og_hull_certificate *og_decomposition_certificate_add_hull(og_decomposition_certificate *certificate) {
  if (certificate->hull_count == certificate->hull_room) {
    const size_t before = certificate->hull_room;
    certificate->hull_room = og_doubled(before);
    certificate->hull = og_grow(certificate->hull, certificate->hull_room, sizeof *certificate->hull);
    for (size_t k = before; k < certificate->hull_room; k++) og_hull_certificate_init(&certificate->hull[k]);
  }
  og_hull_certificate *added = &certificate->hull[certificate->hull_count++];
  og_hull_certificate_reset(added);
  return added;
}

// ---- findings ----

void og_decomposition_finding_init(og_decomposition_finding *finding) {
  memset(finding, 0, sizeof *finding);
  og_rational_init(&finding->hull);
  og_rational_init(&finding->allowed);
}

void og_decomposition_finding_clear(og_decomposition_finding *finding) {
  for (size_t k = 0; k < finding->room; k++) {
    og_rational_clear(&finding->measure[k].volume);
    og_rational_clear(&finding->measure[k].hull);
    og_rational_clear(&finding->measure[k].concavity);
  }
  free(finding->measure);
  og_rational_clear(&finding->hull);
  og_rational_clear(&finding->allowed);
}
