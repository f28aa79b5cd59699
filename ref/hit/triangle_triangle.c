#include "ref/hit/triangle_triangle.h"

#include "ref/closest/range.h"
#include "ref/door/hit.h"
#include "ref/orientation/orient_exact.h"
#include "ref/orientation/plane_heights.h"
#include "ref/orientation/triangle_normal.h"

// ---- in one plane ----

// The axis along which the projection is largest: of the normal's components the largest in magnitude.
static int largest_axis(og_vec3 n) {
  const og_scalar x = og_abs(n.x), y = og_abs(n.y), z = og_abs(n.z);
  return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

static og_vec3 projected(og_vec3 p, int axis) {
  return axis == 0 ? (og_vec3){p.y, p.z, 0} : axis == 1 ? (og_vec3){p.z, p.x, 0} : (og_vec3){p.x, p.y, 0};
}

// Does the line of one of p's edges part q from p?
static bool an_edge_parts(const og_vec3 *p, const og_vec3 *q) {
  for (int k = 0; k < 3; k++) {
    const og_vec3 from = p[k], to = p[(k + 1) % 3];
    const int inner = og_orient2d_exact(from, to, p[(k + 2) % 3]);
    bool parts = true;
    for (int i = 0; i < 3; i++) {
      const int side = og_orient2d_exact(from, to, q[i]);
      parts = parts && ((inner > 0 && side < 0) || (inner < 0 && side > 0));
    }
    if (parts) return true;
  }
  return false;
}

static og_two_triangles in_one_plane(const og_vec3 *a, const og_vec3 *b, og_vec3 normal) {
  const int axis = largest_axis(normal);
  og_vec3 p[3], q[3];
  for (int k = 0; k < 3; k++) {
    p[k] = projected(a[k], axis);
    q[k] = projected(b[k], axis);
  }
  return (og_two_triangles){
      .outcome = OG_OUTCOME_ANSWERED, .meet = !an_edge_parts(p, q) && !an_edge_parts(q, p), .in_one_plane = true};
}

// ---- in two planes ----

static bool on_one_side(const og_heights *h) {
  return (h->at[0] > 0 && h->at[1] > 0 && h->at[2] > 0) || (h->at[0] < 0 && h->at[1] < 0 && h->at[2] < 0);
}

// Where a triangle crosses the other's plane: the ends of a segment, or one point twice.
typedef struct cut {
  og_vec3 end[2];
} cut;

// Corners in the plane, and the points of edges whose ends are on either side of it.
static cut cut_of(const og_vec3 *p, const og_heights *height) {
  cut r = {{p[0], p[0]}};
  int count = 0;
  for (int k = 0; k < 3; k++) {
    const int next = (k + 1) % 3;
    const og_scalar low = height->at[k], high = height->at[next];
    if (low == 0 && count < 2) r.end[count++] = p[k];
    // Of opposite signs, so that the difference cancels nothing. Each is halved: their sum stays in range.
    if (((low < 0 && high > 0) || (low > 0 && high < 0)) && count < 2)
      r.end[count++] = og_add_scaled(p[k], (low / 2) / (low / 2 - high / 2), og_sub(p[next], p[k]));
  }
  if (count == 1) r.end[1] = r.end[0];
  return r;
}

static og_scalar component(og_vec3 p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

static og_scalar spread(const cut *a, const cut *b, int axis) {
  const og_scalar p = component(a->end[0], axis), q = component(a->end[1], axis), r = component(b->end[0], axis),
                  s = component(b->end[1], axis);
  return og_max(og_max(p, q), og_max(r, s)) - og_min(og_min(p, q), og_min(r, s));
}

static cut sorted(cut a, int axis) {
  return component(a.end[0], axis) <= component(a.end[1], axis) ? a : (cut){{a.end[1], a.end[0]}};
}

// All four ends lie on the planes' common line: they are compared along the axis that spreads them most.
static og_two_triangles compare_cuts(cut a, cut b) {
  const og_scalar x = spread(&a, &b, 0), y = spread(&a, &b, 1), z = spread(&a, &b, 2);
  const int axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  a = sorted(a, axis);
  b = sorted(b, axis);
  const og_vec3 low = component(a.end[0], axis) >= component(b.end[0], axis) ? a.end[0] : b.end[0];
  const og_vec3 high = component(a.end[1], axis) <= component(b.end[1], axis) ? a.end[1] : b.end[1];
  if (component(low, axis) > component(high, axis)) return (og_two_triangles){.outcome = OG_OUTCOME_ANSWERED};
  const int count = component(low, axis) < component(high, axis) ? 2 : 1;
  return (og_two_triangles){OG_OUTCOME_ANSWERED, true, false, count, {low, count == 2 ? high : (og_vec3){0, 0, 0}}};
}

og_two_triangles og_triangle_triangle(const og_vec3 *a, const og_vec3 *b) {
  for (int k = 0; k < 3; k++)
    if (!og_vec_in_range(a[k]) || !og_vec_in_range(b[k])) return (og_two_triangles){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_vec3 normal_a = og_triangle_normal(a[0], a[1], a[2]), normal_b = og_triangle_normal(b[0], b[1], b[2]);
  if (!(og_largest(normal_a) > 0) || !(og_largest(normal_b) > 0))
    return (og_two_triangles){.outcome = OG_OUTCOME_DEGENERATE};
  const og_heights of_a = og_plane_heights(a, b);
  if (on_one_side(&of_a)) return (og_two_triangles){.outcome = OG_OUTCOME_ANSWERED};
  if (of_a.at[0] == 0 && of_a.at[1] == 0 && of_a.at[2] == 0) return in_one_plane(a, b, normal_a);
  const og_heights of_b = og_plane_heights(b, a);
  if (on_one_side(&of_b)) return (og_two_triangles){.outcome = OG_OUTCOME_ANSWERED};
  return compare_cuts(cut_of(a, &of_a), cut_of(b, &of_b));
}

static og_hit_claim run_triangle_triangle(const og_flat *a, const og_flat *b) {
  const og_two_triangles r = og_triangle_triangle(a->point, b->point);
  if (r.outcome != OG_OUTCOME_ANSWERED || !r.meet) return (og_hit_claim){.outcome = r.outcome};
  return (og_hit_claim){
      .outcome = OG_OUTCOME_ANSWERED, .meets = true, .count = r.count, .point = {r.point[0], r.point[1]}};
}

// ---- what is known of it ----

static const og_door_hit triangle_triangle_door = {
    .run = run_triangle_triangle, .kind_a = OG_FLAT_TRIANGLE, .kind_b = OG_FLAT_TRIANGLE, .bound = 16};

const og_algorithm og_algorithm_triangle_triangle = {
    .id = "triangle-triangle",
    .row = "3.1",
    .questions = "hit",
    .path = "ref/hit/triangle_triangle",
    .source = "Rasku 2003, 7.5; Moeller 1997",
    .cost = "O(1)",
    .limits =
        "verdict unsure within 16 epsilon of touching, but exact in one plane; bits of coordinates as for orient-exact",
    .hit = &triangle_triangle_door,
};
