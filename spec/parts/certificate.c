#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/parts/checker.h"

void og_parts_certificate_init(og_parts_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_certificate_init(&certificate->pair);
}

void og_parts_certificate_clear(og_parts_certificate *certificate) {
  og_certificate_clear(&certificate->pair);
  for (int body = 0; body < 2; body++) free(certificate->order[body].number);
  for (size_t k = 0; k < certificate->room; k++) og_ivec_clear(&certificate->block[k].direction);
  free(certificate->block);
  for (size_t k = 0; k < certificate->late_room; k++) og_certificate_clear(&certificate->late[k].sweep);
  free(certificate->late);
}

void og_parts_certificate_reset(og_parts_certificate *certificate) {
  certificate->has_pair = false;
  og_certificate_reset(&certificate->pair);
  certificate->order[0].count = certificate->order[1].count = 0;
  certificate->count = certificate->late_count = 0;
}

og_parts_block *og_parts_certificate_add(og_parts_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->block = og_grow(certificate->block, certificate->room, sizeof *certificate->block);
    for (size_t k = old; k < certificate->room; k++) og_ivec_init(&certificate->block[k].direction);
  }
  return &certificate->block[certificate->count++];
}

og_parts_late_pair *og_parts_certificate_add_late(og_parts_certificate *certificate) {
  if (certificate->late_count == certificate->late_room) {
    const size_t old = certificate->late_room;
    certificate->late_room = og_doubled(old);
    certificate->late = og_grow(certificate->late, certificate->late_room, sizeof *certificate->late);
    for (size_t k = old; k < certificate->late_room; k++) og_certificate_init(&certificate->late[k].sweep);
  }
  og_parts_late_pair *added = &certificate->late[certificate->late_count++];
  og_certificate_reset(&added->sweep);
  return added;
}

const char *og_parts_refusal_text(og_parts_refusal refusal) {
  static const char *const texts[OG_PARTS_REFUSED_COUNT] = {
      [OG_PARTS_ACCEPTED] = "accepted",
      [OG_PARTS_REFUSED_INDEX] = "there is no such part",
      [OG_PARTS_REFUSED_PAIR] = "the certificate of the two parts does not show how they lie",
      [OG_PARTS_REFUSED_ORDER] = "an order is not a permutation of its body's parts",
      [OG_PARTS_REFUSED_BLOCK] = "along the direction of a block its parts are not far enough apart",
      [OG_PARTS_REFUSED_LATE] = "the certificate of a late pair does not show that its parts meet no sooner",
      [OG_PARTS_REFUSED_CONTACT] = "the certificate of a contact does not show what two parts share",
      [OG_PARTS_REFUSED_OPEN] = "nothing shows that two parts are far enough apart",
      [OG_PARTS_REFUSED_REST] = "the walk does not come to a block, a late pair or a contact",
      [OG_PARTS_REFUSED_LIMIT] = "its walk costs more than the limit",
  };
  return (unsigned)refusal < OG_PARTS_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
