#include "ref/door/polygons.h"

static bool is_finite(const og_polygon *polygon) {
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant polygon->count - k; */
  for (int k = 0; k < polygon->count; k++)
    if (!og_finite(polygon->vertex[k].x) || !og_finite(polygon->vertex[k].y)) return false;
  return true;
}

og_claim og_polygons_run(const og_door_polygons *door, const og_polygon *a, const og_polygon *b) {
  if (a->count < 3 || b->count < 3) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (!is_finite(a) || !is_finite(b)) return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return door->run(a, b);
}
