#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/checker.h"

void og_overlaps_certificate_init(og_overlaps_certificate *certificate) { memset(certificate, 0, sizeof *certificate); }

void og_overlaps_certificate_clear(og_overlaps_certificate *certificate) {
  for (size_t k = 0; k < certificate->room; k++) free(certificate->order[k].number);
  free(certificate->order);
  og_overlaps_certificate_init(certificate);
}

void og_overlaps_certificate_reset(og_overlaps_certificate *certificate) { certificate->count = 0; }

og_box_order *og_overlaps_certificate_add(og_overlaps_certificate *certificate, size_t from) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->order = og_grow(certificate->order, certificate->room, sizeof *certificate->order);
    memset(certificate->order + old, 0, (certificate->room - old) * sizeof *certificate->order);
  }
  og_box_order *order = &certificate->order[certificate->count++];
  order->from = from;
  order->count = 0;
  return order;
}

void og_box_order_add(og_box_order *order, int32_t number) {
  if (order->count == order->room) {
    order->room = og_doubled(order->room);
    order->number = og_grow(order->number, order->room, sizeof *order->number);
  }
  order->number[order->count++] = number;
}

void og_overlaps_finding_init(og_overlaps_finding *finding) { memset(finding, 0, sizeof *finding); }

void og_overlaps_finding_clear(og_overlaps_finding *finding) {
  free(finding->step);
  free(finding->pair);
  og_overlaps_finding_init(finding);
}

const char *og_overlaps_refusal_text(og_overlaps_refusal refusal) {
  static const char *const texts[OG_OVERLAPS_REFUSED_COUNT] = {
      [OG_OVERLAPS_ACCEPTED] = "accepted",
      [OG_OVERLAPS_REFUSED_START] = "no order from the start on, or orders not from later and later steps on",
      [OG_OVERLAPS_REFUSED_ORDER] = "an order is not a permutation of the boxes that occur in the case",
      [OG_OVERLAPS_REFUSED_LIMIT] = "more pairs than the limit",
  };
  return (unsigned)refusal < OG_OVERLAPS_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
