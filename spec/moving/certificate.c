#include <stdlib.h>
#include <string.h>

#include "spec/moving/checker.h"
#include "spec/number/allocation.h"

const char *og_moving_proof_name(const og_moving_certificate *certificate) {
  return certificate->hit ? "first" : "never";
}

void og_moving_certificate_init(og_moving_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_poly_init(&certificate->root);
  og_rational_init(&certificate->time);
  og_rational_init(&certificate->lo);
  og_rational_init(&certificate->hi);
  for (int k = 0; k < 4; k++) og_poly_init(&certificate->weight[k]);
}

void og_moving_certificate_clear(og_moving_certificate *certificate) {
  for (size_t k = 0; k < certificate->room; k++) {
    og_rational_clear(&certificate->piece[k].until);
    for (int i = 0; i < OG_MOVING_CONTROLS; i++) og_ivec_clear(&certificate->piece[k].control[i]);
  }
  free(certificate->piece);
  og_poly_clear(&certificate->root);
  og_rational_clear(&certificate->time);
  og_rational_clear(&certificate->lo);
  og_rational_clear(&certificate->hi);
  for (int k = 0; k < 4; k++) og_poly_clear(&certificate->weight[k]);
}

void og_moving_certificate_reset(og_moving_certificate *certificate) {
  certificate->hit = false;
  certificate->count = 0;
  og_poly_set_zero(&certificate->root, 0);
}

og_moving_piece *og_moving_certificate_add(og_moving_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->piece = og_grow(certificate->piece, certificate->room, sizeof *certificate->piece);
    for (size_t k = old; k < certificate->room; k++) {
      og_rational_init(&certificate->piece[k].until);
      for (int i = 0; i < OG_MOVING_CONTROLS; i++) og_ivec_init(&certificate->piece[k].control[i]);
    }
  }
  return &certificate->piece[certificate->count++];
}

void og_moving_finding_init(og_moving_finding *finding) {
  memset(finding, 0, sizeof *finding);
  og_rational_init(&finding->time);
  og_poly_init(&finding->root);
  og_rational_init(&finding->lo);
  og_rational_init(&finding->hi);
  for (int k = 0; k < 3; k++) og_rational_init(&finding->point[k]);
}

void og_moving_finding_clear(og_moving_finding *finding) {
  og_rational_clear(&finding->time);
  og_poly_clear(&finding->root);
  og_rational_clear(&finding->lo);
  og_rational_clear(&finding->hi);
  for (int k = 0; k < 3; k++) og_rational_clear(&finding->point[k]);
}

const char *og_moving_refusal_text(og_moving_refusal refusal) {
  static const char *const texts[OG_MOVING_REFUSED_COUNT] = {
      [OG_MOVING_ACCEPTED] = "accepted",
      [OG_MOVING_REFUSED_PROBLEM] = "the problem has a denominator that is not positive",
      [OG_MOVING_REFUSED_FORM] = "a degree is out of range, or a denominator is not positive",
      [OG_MOVING_REFUSED_TIME] = "the time is not in [0, 1], or not the only root of its polynomial",
      [OG_MOVING_REFUSED_GAP] = "the pieces do not follow each other from 0 to the end",
      [OG_MOVING_REFUSED_TOGETHER] = "a direction does not separate on its piece",
      [OG_MOVING_REFUSED_WEIGHT] = "a weight is negative, or none is positive",
      [OG_MOVING_REFUSED_APART] = "the weights do not name one point of both",
  };
  return (unsigned)refusal < OG_MOVING_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
