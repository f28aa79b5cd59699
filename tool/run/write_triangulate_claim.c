#include "tool/run/write_triangulate_claim.h"

#include "tool/run/write_claim.h"

void og_write_triangulate_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                                const og_triangulate_room *room) {
  og_begin_claim(text, id, algorithm);
  if (outcome == OG_OUTCOME_ANSWERED) og_add_claim_triangles(text, "triangles", room->triangle, room->triangle_count);
  og_end_claim(text, outcome);
}
