// Two convex polygons: the hulls, in the plane, of the figure's first four points and of its last four.
//
// The exact answer is that of prisms over them too tall to part along their axis. The error is that of the depth; of a
// wrong MEET, how far apart the polygons are.

#include "ref/polytope/hull_2d.h"
#include "tool/study/primitive_probe.h"

enum { CORNERS = OG_FIGURE_POINTS / 2 };

typedef struct prism {
  og_vec2 corner[CORNERS];
  og_polygon polygon;
  og_vec3 vertex[2 * CORNERS];
  og_body body;
} prism;

static bool make_polygon(prism *made, const og_vec3 *point) {
  int corner[CORNERS + 1], order[CORNERS];
  const og_hull_2d_result hull = og_hull_2d(point, CORNERS, corner, order);
  if (hull.outcome != OG_OUTCOME_ANSWERED) return false;
  for (int k = 0; k < hull.corner_count; k++) made->corner[k] = (og_vec2){point[corner[k]].x, point[corner[k]].y};
  made->polygon = (og_polygon){hull.corner_count, made->corner};
  return true;
}

static void make_body(prism *made, og_scalar height) {
  const int count = made->polygon.count;
  for (int k = 0; k < count; k++) {
    made->vertex[2 * k] = (og_vec3){made->corner[k].x, made->corner[k].y, -height};
    made->vertex[2 * k + 1] = (og_vec3){made->corner[k].x, made->corner[k].y, height};
  }
  made->body = (og_body){.kind = OG_BODY_HULL, .vertex_count = 2 * count, .vertex = made->vertex};
}

// The largest coordinate of both.
static og_scalar size_of(const prism *pair) {
  og_scalar size = 0;
  for (int s = 0; s < 2; s++)
    for (int k = 0; k < pair[s].polygon.count; k++)
      size = og_max(size, og_max(og_abs(pair[s].corner[k].x), og_abs(pair[s].corner[k].y)));
  return size;
}

static void judge(og_probe *probe, const og_claim *claim, double size) {
  const bool apart = probe->pair.relation == OG_SEPARATED;
  if (claim->verdict == OG_VERDICT_APART) {
    probe->wrong = !apart;
    return;
  }
  probe->size = size;
  if (apart) {
    probe->error = probe->pair.signed_distance;
  } else if (claim->has_depth) {
    probe->error = og_error_of((double)claim->depth, &probe->pair.depth);
    probe->value = og_surd_to_double(&probe->pair.depth);
  }
}

bool og_probe_polygons(og_probe *probe, const og_door_polygons *door) {
  prism pair[2];
  const og_vec3 *point = probe->figure->point;
  if (!make_polygon(&pair[0], point) || !make_polygon(&pair[1], point + CORNERS)) {
    probe->outcome = OG_OUTCOME_OUT_OF_RANGE;
    return true;
  }
  const og_claim claim = door->run(&pair[0].polygon, &pair[1].polygon);
  probe->outcome = claim.outcome;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return true;
  probe->finite = og_finite(claim.depth) && og_is_finite(claim.normal);
  const og_scalar size = size_of(pair);
  for (int s = 0; s < 2; s++) make_body(&pair[s], 4 * size);
  if (!og_exact_pair_solve(&probe->pair, &pair[0].body, &pair[1].body)) return false;
  judge(probe, &claim, (double)size);
  return true;
}

void og_say_polygons(og_probe *probe, const og_door_polygons *door) {
  prism pair[2];
  const og_vec3 *point = probe->figure->point;
  if (!make_polygon(&pair[0], point) || !make_polygon(&pair[1], point + CORNERS)) {
    probe->outcome = OG_OUTCOME_OUT_OF_RANGE;
    return;
  }
  const og_claim claim = og_polygons_run(door, &pair[0].polygon, &pair[1].polygon);
  probe->outcome = claim.outcome;
  og_probe_said(probe, (og_scalar)claim.verdict, 0);
  og_probe_said(probe, claim.depth, 1);
  og_probe_said_vector(probe, claim.normal, 0);
}
