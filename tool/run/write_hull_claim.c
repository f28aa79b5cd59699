#include "tool/run/write_hull_claim.h"

#include "tool/run/write_claim.h"

// Its edges follow each other.
static void add_cycle(og_text *text, const og_hull_room *room) {
  og_text_add(text, ",\"facets\":[");
  for (int k = 0; k < room->facet_count; k++) og_text_format(text, k == 0 ? "[%d" : ",%d", room->facet[k][0]);
  og_text_add(text, "]]");
}

void og_write_hull_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                         const og_door_hull *door, const og_hull_room *room) {
  og_begin_claim(text, id, algorithm);
  if (outcome == OG_OUTCOME_ANSWERED) {
    if (door->dimension == 3) og_add_claim_triangles(text, "facets", room->facet, room->facet_count);
    else add_cycle(text, room);
  }
  og_end_claim(text, outcome);
}
