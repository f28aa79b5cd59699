#include "tool/run/write_decompose_claim.h"

#include "tool/run/write_claim.h"

static int cells_of(const og_decompose_claim *claim, const og_decompose_room *room, int part) {
  int count = 0;
  for (int k = 0; k < claim->cells; k++) count += room->cell[k].part == part;
  return count;
}

static void add_part(og_text *text, const og_decompose_claim *claim, const og_decompose_room *room, int k) {
  const og_decompose_part *part = &room->part[k];
  og_text_format(text, "%s{\"cells\":%d", k > 0 ? "," : "", cells_of(claim, room, k));
  og_add_claim_scalar(text, "volume", part->volume);
  og_add_claim_scalar(text, "hull", part->hull_volume);
  og_add_claim_triangles(text, "facets", room->facet + part->first_facet, part->facets);
  og_text_add(text, "}");
}

void og_write_decompose_claim(og_text *text, const char *id, const char *algorithm, const og_decompose_claim *claim,
                              const og_decompose_room *room) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    og_text_add(text, ",\"parts\":[");
    for (int k = 0; k < claim->parts; k++) add_part(text, claim, room, k);
    og_text_add(text, "]");
    og_add_claim_vectors(text, "corners", room->point, claim->points);
  }
  og_end_claim(text, claim->outcome);
}
