#include "tool/run/write_cso_claim.h"

#include "tool/run/write_claim.h"

static void add_facet(og_text *text, const og_cso_room *room, int face, int count_b) {
  const int start = face == 0 ? 0 : room->end[face - 1];
  for (int k = start; k < room->end[face]; k++) {
    const og_cso_corner corner = room->corner[k];
    og_text_format(text, k == start ? "[%zu" : ",%zu", (size_t)corner.a * (size_t)count_b + (size_t)corner.b);
  }
  og_text_add(text, "]");
}

void og_write_cso_claim(og_text *text, const char *id, const char *algorithm, const og_cso_claim *claim,
                        const og_cso_room *room, int count_b) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    og_text_add(text, ",\"facets\":[");
    for (int face = 0; face < claim->faces; face++) {
      if (face > 0) og_text_add(text, ",");
      add_facet(text, room, face, count_b);
    }
    og_text_add(text, "]");
  }
  og_end_claim(text, claim->outcome);
}
