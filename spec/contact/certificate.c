#include "spec/contact/certificate.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_contact_certificate_init(og_contact_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_certificate_init(&certificate->relation);
  og_ivec_init(&certificate->normal);
}

static void corner_init(og_contact_corner *corner) {
  for (int body = 0; body < 2; body++) {
    corner->count[body] = 0;
    for (int k = 0; k < OG_CONTACT_MEAN; k++) og_int_init(&corner->weight[body][k]);
  }
}

static void corner_clear(og_contact_corner *corner) {
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < OG_CONTACT_MEAN; k++) og_int_clear(&corner->weight[body][k]);
}

void og_contact_certificate_clear(og_contact_certificate *certificate) {
  for (size_t k = 0; k < certificate->corner_room; k++) corner_clear(&certificate->corner[k]);
  for (size_t k = 0; k < certificate->side_room; k++) og_ivec_clear(&certificate->side[k].direction);
  free(certificate->corner);
  free(certificate->side);
  og_certificate_clear(&certificate->relation);
  og_ivec_clear(&certificate->normal);
}

void og_contact_certificate_reset(og_contact_certificate *certificate) {
  certificate->touches = false;
  certificate->corner_count = certificate->side_count = 0;
  og_certificate_reset(&certificate->relation);
  og_ivec_set_zero(&certificate->normal);
}

og_contact_corner *og_contact_certificate_add_corner(og_contact_certificate *certificate) {
  if (certificate->corner_count == certificate->corner_room) {
    const size_t before = certificate->corner_room;
    certificate->corner_room = og_doubled(before);
    certificate->corner = og_grow(certificate->corner, certificate->corner_room, sizeof *certificate->corner);
    for (size_t k = before; k < certificate->corner_room; k++) corner_init(&certificate->corner[k]);
  }
  og_contact_corner *corner = &certificate->corner[certificate->corner_count++];
  corner->count[0] = corner->count[1] = 0;
  memset(corner->point, 0, sizeof corner->point); // whatever the count is set to, numbers stand there
  return corner;
}

og_contact_side *og_contact_certificate_add_side(og_contact_certificate *certificate) {
  if (certificate->side_count == certificate->side_room) {
    const size_t before = certificate->side_room;
    certificate->side_room = og_doubled(before);
    certificate->side = og_grow(certificate->side, certificate->side_room, sizeof *certificate->side);
    for (size_t k = before; k < certificate->side_room; k++) og_ivec_init(&certificate->side[k].direction);
  }
  og_contact_side *side = &certificate->side[certificate->side_count++];
  side->body = side->corner = 0;
  og_ivec_set_zero(&side->direction);
  return side;
}

const char *og_contact_proof_name(const og_contact_certificate *certificate) {
  return certificate->touches ? "contact" : og_certificate_kind_name(certificate->relation.kind);
}
