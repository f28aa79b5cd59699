#include <stdlib.h>

#include "spec/mesh_motion/checker.h"
#include "spec/number/allocation.h"

void og_mesh_motion_certificate_init(og_mesh_motion_certificate *certificate) {
  *certificate = (og_mesh_motion_certificate){.first = NULL};
  og_rational_init(&certificate->until);
  og_rational_set_si(&certificate->until, 1);
  og_moving_certificate_init(&certificate->pieces);
}

void og_mesh_motion_certificate_clear(og_mesh_motion_certificate *certificate) {
  for (size_t k = 0; k < certificate->first_room; k++) og_moving_certificate_clear(&certificate->first[k].proof);
  free(certificate->first);
  free(certificate->apart);
  og_rational_clear(&certificate->until);
  og_moving_certificate_clear(&certificate->pieces);
}

void og_mesh_motion_certificate_reset(og_mesh_motion_certificate *certificate) {
  certificate->first_count = certificate->apart_count = 0;
  og_rational_set_si(&certificate->until, 1);
  og_moving_certificate_reset(&certificate->pieces);
}

og_moving_certificate *og_mesh_motion_add_first(og_mesh_motion_certificate *certificate, og_motion_pair pair) {
  if (certificate->first_count == certificate->first_room) {
    const size_t old = certificate->first_room;
    certificate->first_room = og_doubled(old);
    certificate->first = og_grow(certificate->first, certificate->first_room, sizeof *certificate->first);
    for (size_t k = old; k < certificate->first_room; k++) og_moving_certificate_init(&certificate->first[k].proof);
  }
  og_motion_first *first = &certificate->first[certificate->first_count++];
  first->pair = pair;
  og_moving_certificate_reset(&first->proof);
  // Of a rational time the interval is not set, and yet has to be one of numbers; what was there before may not be.
  og_rational_set_si(&first->proof.time, 0);
  og_rational_set_si(&first->proof.lo, 0);
  og_rational_set_si(&first->proof.hi, 0);
  return &first->proof;
}

og_motion_apart *og_mesh_motion_add_apart(og_mesh_motion_certificate *certificate, og_motion_pair pair) {
  if (certificate->apart_count == certificate->apart_room) {
    certificate->apart_room = og_doubled(certificate->apart_room);
    certificate->apart = og_grow(certificate->apart, certificate->apart_room, sizeof *certificate->apart);
  }
  og_motion_apart *apart = &certificate->apart[certificate->apart_count++];
  *apart = (og_motion_apart){pair, 0};
  return apart;
}

const char *og_mesh_motion_proof_name(const og_mesh_motion_certificate *certificate) {
  return certificate->first_count > 0 ? "first" : "never";
}

void og_mesh_motion_finding_init(og_mesh_motion_finding *finding) {
  og_moving_finding_init(&finding->first);
  og_motion_features_init(&finding->features);
}

void og_mesh_motion_finding_clear(og_mesh_motion_finding *finding) {
  og_moving_finding_clear(&finding->first);
  og_motion_features_clear(&finding->features);
}

const char *og_mesh_motion_refusal_text(og_mesh_motion_refusal refusal) {
  static const char *const texts[OG_MESH_MOTION_REFUSED_COUNT] = {
      [OG_MESH_MOTION_ACCEPTED] = "accepted",
      [OG_MESH_MOTION_REFUSED_PROBLEM] = "a mesh has not as many points at the end as at the start",
      [OG_MESH_MOTION_REFUSED_UNTIL] = "until is not in [0, 1], or before the contact, or before 1 without one",
      [OG_MESH_MOTION_REFUSED_PAIR] = "a pair is none of features that may meet, or not in ascending order",
      [OG_MESH_MOTION_REFUSED_FIRST] = "a pair is not shown to meet first at its time",
      [OG_MESH_MOTION_REFUSED_TIMES] = "two pairs are not shown to meet at one time",
      [OG_MESH_MOTION_REFUSED_APART] = "the pieces of a pair do not part it until the time",
      [OG_MESH_MOTION_REFUSED_MISSING] = "a pair that no fixed direction parts is not listed",
  };
  return (unsigned)refusal < OG_MESH_MOTION_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
