#include "ref/bound/obb_calipers_2d.h"

#include "ref/bound/ball.h"
#include "ref/closest/range.h"
#include "ref/door/bound.h"
#include "ref/polytope/hull_2d.h"

// The corners of the hull; differences are measured in units of 2^exponent, in which products stay in range.
typedef struct hull {
  const og_vec3 *point;
  const int *corner;
  int count;
  int exponent;
} hull;

// From corner a to corner b, which may be one round too far; of the plane. The difference of two coordinates is rounded
// once: corners an ulp apart do not become one, as they might seen from a common origin.
static og_vec3 way(const hull *h, int a, int b) {
  const og_vec3 d = og_sub(h->point[h->corner[b % h->count]], h->point[h->corner[a % h->count]]);
  return og_vec_times_power((og_vec3){d.x, d.y, 0}, -h->exponent);
}

// The first corner from `from` on after which the corners no longer go along the direction, at most one round.
static int farthest_along(const hull *h, og_vec3 direction, int from) {
  for (int k = 0; k < h->count; k++, from++)
    if (!(og_dot(direction, way(h, from, from + 1)) > 0)) break;
  return from % h->count;
}

static og_vec3 turned(og_vec3 e) { return (og_vec3){-e.y, e.x, 0}; }

// The edge of the rectangle of least area. The square of the longest edge does not underflow, as the unit is of its size.
static og_vec3 best_edge(const hull *h) {
  og_vec3 best = {0, 0, 0};
  og_scalar least = -1; // no edge yet
  int ahead = 0, away = 0, behind = 0;
  for (int k = 0; k < h->count; k++) {
    const og_vec3 edge = way(h, k, k + 1);
    const og_scalar square = og_norm2(edge);
    if (!(square > 0)) continue;
    // Each goes on from where it was; for the first edge one after the other.
    ahead = farthest_along(h, edge, least < 0 ? k + 1 : ahead);
    away = farthest_along(h, turned(edge), least < 0 ? ahead : away);
    behind = farthest_along(h, og_neg(edge), least < 0 ? away : behind);
    const og_scalar width = og_dot(edge, way(h, behind, ahead)), height = og_dot(turned(edge), way(h, k, away));
    const og_scalar area = og_abs(width * height / square);
    if (least >= 0 && area >= least) continue;
    least = area;
    best = edge;
  }
  return best;
}

og_obb_calipers_2d_result og_obb_calipers_2d(const og_vec3 *point, int count, int *corner, int *order) {
  const og_hull_2d_result found = og_hull_2d(point, count, corner, order);
  og_obb_calipers_2d_result r = {
      .outcome = found.outcome, .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, .corners = found.corner_count};
  if (found.outcome != OG_OUTCOME_ANSWERED || found.corner_count < 2) return r;
  const hull h = {point, corner, found.corner_count, og_ball_unit_of(point, count).exponent};
  og_scalar length;
  r.axis[0] = og_direction_of(best_edge(&h), &length);
  r.axis[1] = turned(r.axis[0]);
  return r;
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_obb_calipers_2d_result r = og_obb_calipers_2d(in->point, in->count, room->corner, room->order);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_bounding_claim){.outcome = r.outcome};
  const og_box_along box = og_box_along_axes(r.axis, in->point, in->count);
  return og_claim_of_box(&box, room);
}

static const og_door_bound obb_calipers_2d_door = {.run = run, .shape = OG_BOUNDING_BOX, .in_plane = true};

const og_algorithm og_algorithm_obb_calipers_2d = {
    .id = "obb-calipers-2d",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_calipers_2d",
    .source = "Parac 2020, 5.2.2",
    .cost = "O(n log n)",
    .limits = "the plane only; an area within rounding of the least",
    .bound = &obb_calipers_2d_door,
};
