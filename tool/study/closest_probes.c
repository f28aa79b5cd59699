// Nearest points, orientation and simplices: the figure's first points.

#include <string.h>

#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/range.h"
#include "ref/closest/segment_segment.h"
#include "ref/orientation/orient3d.h"
#include "ref/orientation/orient_exact.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"
#include "tool/study/primitive_probe.h"

// ---- nearest points ----

static bool point_segment(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_closest(&probe->truth, p, 2, &p[2], 1)) return false;
  const og_scalar t = og_point_segment(p[0], p[1], p[2]);
  probe->finite = isfinite(t);
  probe->wrong = !(t >= 0 && t <= 1);
  if (!probe->finite) return true;
  og_exact_distance_at(&probe->truth, &probe->claimed, p[0], p[1], t, p[2]);
  og_probe_compare(probe, og_spread(p, 3));
  return true;
}

static bool point_plane(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_plane(&probe->truth, p[0], probe->figure->direction, p[1])) return false;
  const og_plane_point r = og_point_plane(p[0], probe->figure->direction, p[1]);
  probe->outcome = r.outcome;
  if (r.outcome != OG_OUTCOME_ANSWERED) return true;
  og_probe_compare_scalar(probe, r.distance, (double)og_length(og_sub(p[1], p[0])));
  probe->finite = probe->finite && og_is_finite(r.point);
  return true;
}

// The length of `offset`, computed exactly: what it says the distance is.
static void compare_offset(og_probe *probe, og_vec3 offset, size_t points) {
  probe->finite = og_is_finite(offset);
  if (!probe->finite) return;
  og_exact_length(&probe->truth, &probe->claimed, offset);
  og_probe_compare(probe, og_spread(probe->figure->point, points));
}

static bool point_triangle(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_closest(&probe->truth, p, 3, &p[3], 1)) return false;
  const og_triangle_point r = og_point_triangle(p[0], p[1], p[2], p[3]);
  probe->outcome = r.outcome;
  if (r.outcome != OG_OUTCOME_ANSWERED) return true;
  compare_offset(probe, r.offset, 4);
  for (int k = 0; k < 3; k++) probe->wrong = probe->wrong || !(r.weight[k] >= 0 && r.weight[k] <= 1);
  return true;
}

static bool segment_segment(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_closest(&probe->truth, p, 2, &p[2], 2)) return false;
  const og_segment_pair r = og_segment_segment(p[0], p[1], p[2], p[3]);
  probe->outcome = r.outcome;
  if (r.outcome != OG_OUTCOME_ANSWERED) return true;
  compare_offset(probe, r.offset, 4);
  probe->wrong = !(r.s >= 0 && r.s <= 1 && r.t >= 0 && r.t <= 1);
  return true;
}

// ---- barycentric coordinates ----

static og_vec3 projected(og_vec3 p, int axis) {
  return axis == 0 ? (og_vec3){p.y, p.z, 0} : axis == 1 ? (og_vec3){p.z, p.x, 0} : (og_vec3){p.x, p.y, 0};
}

// The exact coordinates in the projection along an axis: determinants over that of the triangle, *area.
static bool exact_weights(og_truth *truth, const og_vec3 *p, int axis, og_surd weight[3], og_surd *area) {
  og_vec3 q[4];
  for (int k = 0; k < 4; k++) q[k] = projected(p[k], axis);
  if (!og_truth_orientation(truth, q, 3)) return false;
  og_surd_set(area, &truth->value);
  const int sign = og_surd_sign(area);
  for (int k = 0; k < 3 && sign != 0; k++) {
    const og_vec3 part[3] = {q[3], q[(k + 1) % 3], q[(k + 2) % 3]};
    if (!og_truth_orientation(truth, part, 3)) return false;
    og_surd_set(&weight[k], &truth->value);
    og_int_mul(&weight[k].p, &weight[k].p, &area->m);
    og_int_mul(&weight[k].m, &weight[k].m, &area->p);
    if (sign < 0) {
      og_int_neg(&weight[k].p, &weight[k].p);
      og_int_neg(&weight[k].m, &weight[k].m);
    }
  }
  return true;
}

// The worst error of a coordinate w in that projection, over (1 + |w|) size^2 / 2A.
static double worst_of(const og_scalar claimed[3], const og_surd weight[3], double twice_area, double size) {
  double worst = 0;
  for (int k = 0; k < 3; k++) {
    og_surd stated;
    og_surd_init(&stated);
    og_rational exact;
    og_rational_init(&exact);
    og_rational_from_double(&exact, (double)claimed[k]);
    og_int_set(&stated.p, &exact.num);
    og_int_set(&stated.m, &exact.den);
    const double unit = (1 + fabs(og_surd_to_double(&weight[k]))) * size * size / twice_area;
    worst = fmax(worst, og_surd_gap(&stated, &weight[k]) / unit);
    og_rational_clear(&exact);
    og_surd_clear(&stated);
  }
  return worst;
}

static double size_along(const og_vec3 *p, int axis) {
  og_vec3 q[4];
  for (int k = 0; k < 4; k++) q[k] = projected(p[(k + 3) % 4], axis);
  return og_spread(q, 4);
}

// What rounding may do to an area, of a parallelogram whose edges are differences of points within `size` of another.
static double area_rounding(double size) { return 16 * (double)OG_SCALAR_EPSILON * size * size; }

// Of the axes given, those count whose area is the largest but for rounding: which of them the algorithm takes is its
// own choice, and beside the plane each has its own coordinates.
static bool barycentric(og_probe *probe, const og_barycentric *r, int first_axis, int last_axis) {
  const og_vec3 *p = probe->figure->point;
  og_surd weight[3], area;
  for (int k = 0; k < 3; k++) og_surd_init(&weight[k]);
  og_surd_init(&area);
  double largest = 0, largest_size = 0;
  bool good = true;
  probe->outcome = r->outcome;
  if (r->outcome == OG_OUTCOME_ANSWERED)
    for (int k = 0; k < 3; k++) probe->finite = probe->finite && isfinite(r->weight[k]);
  const bool judged = r->outcome == OG_OUTCOME_ANSWERED && probe->finite;
  for (int pass = 0; pass < 2 && judged; pass++)
    for (int axis = first_axis; axis <= last_axis && good; axis++) {
      good = exact_weights(&probe->truth, p, axis, weight, &area);
      const double twice_area = fabs(og_surd_to_double(&area)), size = size_along(p, axis);
      if (pass == 0) largest = fmax(largest, twice_area);
      if (pass == 0) largest_size = fmax(largest_size, size);
      if (pass == 0 || twice_area == 0 || twice_area < largest - 2 * area_rounding(largest_size)) continue;
      const double worst = worst_of(r->weight, weight, twice_area, size);
      if (probe->size == 0 || worst < probe->error) probe->error = worst;
      probe->size = 1;
    }
  // Said of a triangle without area, it cannot be right.
  if (judged && good && largest == 0) probe->wrong = true;
  for (int k = 0; k < 3; k++) og_surd_clear(&weight[k]);
  og_surd_clear(&area);
  return good;
}

static bool barycentric_2d(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_barycentric r = og_barycentric_2d(p[0], p[1], p[2], p[3]);
  return barycentric(probe, &r, 2, 2);
}

static bool barycentric_3d(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_barycentric r = og_barycentric_3d(p[0], p[1], p[2], p[3]);
  return barycentric(probe, &r, 0, 2);
}

// ---- orientation ----

// Of a figure in another unit the sign alone is judged.
static bool judge_orientation(og_probe *probe, const og_orientation *r, size_t count) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_orientation(&probe->truth, p, count)) return false;
  probe->outcome = r->outcome;
  probe->finite = isfinite(r->determinant) && isfinite(r->error);
  const bool sure = r->outcome == OG_OUTCOME_ANSWERED;
  probe->wrong = sure && r->sign != og_surd_sign(&probe->truth.value);
  if (!probe->finite || !og_orientation_has_own_unit(p, count)) return true;
  og_probe_compare_scalar(probe, r->determinant, pow(og_spread(p, count), (double)count - 1));
  probe->wrong = probe->wrong || !(probe->error <= og_orientation_allows(r));
  return true;
}

static bool orient2d(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_orientation r = og_orient2d(p[0], p[1], p[2]);
  return judge_orientation(probe, &r, 3);
}

static bool orient3d(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_orientation r = og_orient3d(p[0], p[1], p[2], p[3]);
  return judge_orientation(probe, &r, 4);
}

static bool orient2d_exact(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_orientation(&probe->truth, p, 3)) return false;
  probe->wrong = og_orient2d_exact(p[0], p[1], p[2]) != og_surd_sign(&probe->truth.value);
  return true;
}

static bool orient3d_exact(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  if (!og_truth_orientation(&probe->truth, p, 4)) return false;
  probe->wrong = og_orient3d_exact(p[0], p[1], p[2], p[3]) != og_surd_sign(&probe->truth.value);
  return true;
}

// ---- simplices: of 2, 3 and 4 vertices in turn ----

static bool simplex(og_probe *probe, og_simplex_solver solver) {
  const og_vec3 *p = probe->figure->point;
  og_simplex s;
  memset(&s, 0, sizeof s);
  s.count = 2 + (int)(probe->figure->index % 3);
  double size = 0;
  for (int k = 0; k < s.count; k++) {
    s.vertex[k].w = p[k];
    s.vertex[k].a = (og_support){p[k], k};
    size = fmax(size, (double)og_largest(p[k]));
  }
  if (!og_truth_simplex(&probe->truth, p, (size_t)s.count)) return false;
  og_vec3 nearest;
  probe->outcome = solver(&s, &nearest);
  if (probe->outcome != OG_OUTCOME_ANSWERED) return true;
  probe->finite = og_is_finite(nearest);
  if (!probe->finite) return true;
  og_exact_length(&probe->truth, &probe->claimed, nearest);
  og_probe_compare(probe, size);
  return true;
}

static bool simplex_johnson(og_probe *probe) { return simplex(probe, og_simplex_johnson); }
static bool simplex_backup(og_probe *probe) { return simplex(probe, og_simplex_backup); }
static bool simplex_signed_volumes(og_probe *probe) { return simplex(probe, og_simplex_signed_volumes); }
static bool simplex_voronoi(og_probe *probe) { return simplex(probe, og_simplex_voronoi); }

const og_primitive_subject og_closest_subjects[] = {
    {"point-segment", NULL, point_segment, 0},
    {"point-plane", NULL, point_plane, 3},
    {"point-triangle", NULL, point_triangle, 0},
    {"segment-segment", NULL, segment_segment, 3},
    {"orient2d", NULL, orient2d, 0},
    {"orient3d", NULL, orient3d, 0},
    {"orient-exact", "plane", orient2d_exact, 0},
    {"orient-exact", "space", orient3d_exact, 0},
    {"barycentric", "plane", barycentric_2d, 3},
    {"barycentric", "space", barycentric_3d, 3},
    {"simplex-johnson", NULL, simplex_johnson, 0},
    {"simplex-backup", NULL, simplex_backup, 0},
    {"simplex-signed-volumes", NULL, simplex_signed_volumes, 0},
    {"simplex-voronoi", NULL, simplex_voronoi, 0},
    {NULL, NULL, NULL, 0},
};
