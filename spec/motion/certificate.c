#include <stdlib.h>
#include <string.h>

#include "spec/motion/checker.h"
#include "spec/number/allocation.h"

const char *og_rigid_kind_name(og_rigid_kind kind) {
  static const char *const names[OG_RIGID_KIND_COUNT] = {
      [OG_RIGID_CLEAR] = "clear", [OG_RIGID_FIRST] = "first", [OG_RIGID_NEVER] = "never"};
  return (unsigned)kind < OG_RIGID_KIND_COUNT ? names[kind] : "none";
}

void og_rigid_certificate_init(og_rigid_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_rational_init(&certificate->hi);
  og_rational_init(&certificate->apart);
}

void og_rigid_certificate_clear(og_rigid_certificate *certificate) {
  for (size_t k = 0; k < certificate->room; k++) {
    og_rational_clear(&certificate->piece[k].until);
    og_ivec_clear(&certificate->piece[k].direction);
    og_ivec_clear(&certificate->piece[k].other);
  }
  free(certificate->piece);
  og_rational_clear(&certificate->hi);
  og_rational_clear(&certificate->apart);
  og_combination_clear(&certificate->contact);
  for (size_t k = 0; k < certificate->span_room; k++) og_rational_clear(&certificate->span[k].until);
  free(certificate->span);
  for (int k = 0; k < OG_RIGID_CORNERS; k++) og_combination_clear(&certificate->corner[k]);
}

void og_rigid_certificate_reset(og_rigid_certificate *certificate) {
  certificate->kind = OG_RIGID_CLEAR;
  certificate->count = 0;
  og_rational_set_si(&certificate->hi, 0);
  og_rational_set_si(&certificate->apart, 0);
  og_combination_reset(&certificate->contact);
  certificate->bits = 0;
  certificate->span_count = 0;
  certificate->corners = 0;
}

og_rigid_piece *og_rigid_certificate_add(og_rigid_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->piece = og_grow(certificate->piece, certificate->room, sizeof *certificate->piece);
    for (size_t k = old; k < certificate->room; k++) {
      og_rational_init(&certificate->piece[k].until);
      og_ivec_init(&certificate->piece[k].direction);
      og_ivec_init(&certificate->piece[k].other);
    }
  }
  return &certificate->piece[certificate->count++];
}

og_rigid_span *og_rigid_certificate_add_span(og_rigid_certificate *certificate) {
  if (certificate->span_count == certificate->span_room) {
    const size_t old = certificate->span_room;
    certificate->span_room = og_doubled(old);
    certificate->span = og_grow(certificate->span, certificate->span_room, sizeof *certificate->span);
    for (size_t k = old; k < certificate->span_room; k++) og_rational_init(&certificate->span[k].until);
  }
  og_rigid_span *span = &certificate->span[certificate->span_count++];
  span->pieces = 0;
  span->is_round = false;
  return span;
}

void og_rigid_finding_init(og_rigid_finding *finding) {
  finding->kind = OG_RIGID_CLEAR;
  og_rational_init(&finding->lo);
  og_rational_init(&finding->hi);
  og_rational_init(&finding->apart);
}

void og_rigid_finding_clear(og_rigid_finding *finding) {
  og_rational_clear(&finding->lo);
  og_rational_clear(&finding->hi);
  og_rational_clear(&finding->apart);
}

const char *og_rigid_refusal_text(og_rigid_refusal refusal) {
  static const char *const texts[OG_RIGID_REFUSED_COUNT] = {
      [OG_RIGID_ACCEPTED] = "accepted",
      [OG_RIGID_REFUSED_PROBLEM] =
          "a body has no points, turns by half a turn or spins too fast, or a radius is negative",
      [OG_RIGID_REFUSED_TIME] = "the times do not follow each other within [0, 1]",
      [OG_RIGID_REFUSED_SHORT] = "the pieces do not reach the end",
      [OG_RIGID_REFUSED_TOGETHER] = "a direction does not separate on its piece",
      [OG_RIGID_REFUSED_INDEX] = "a pair names no points",
      [OG_RIGID_REFUSED_WEIGHT] = "a weight is not positive, or there is none",
      [OG_RIGID_REFUSED_BITS] = "too few or too many bits, or bits where nothing spins",
      [OG_RIGID_REFUSED_SPAN] = "a span has no pieces, or half a turn or more, or pieces belong to no span",
      [OG_RIGID_REFUSED_CORNERS] = "the number of corners is wrong",
      [OG_RIGID_REFUSED_KEPT] = "the distance kept is below zero, or of another certificate than `never`",
      [OG_RIGID_REFUSED_APART] = "the weights do not name one point of both, or two within the radii",
  };
  return (unsigned)refusal < OG_RIGID_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
