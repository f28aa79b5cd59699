// Support mappings and projections: bodies made of the figure's points, along its direction.
//
// The error is that of the height: direction . point, computed exactly, against the exact maximum, over |direction| and
// the size, the largest coordinate or radius of the bodies.

#include "ref/closest/range.h"
#include "ref/polytope/hull_2d.h"
#include "ref/support/affine_image.h"
#include "ref/support/box.h"
#include "ref/support/capsule.h"
#include "ref/support/cone.h"
#include "ref/support/cylinder.h"
#include "ref/support/ellipsoid.h"
#include "ref/support/hull_climb.h"
#include "ref/support/hull_scan.h"
#include "ref/support/minkowski_difference.h"
#include "ref/support/minkowski_sum.h"
#include "ref/support/point.h"
#include "ref/support/project_bisect.h"
#include "ref/support/project_scan.h"
#include "ref/support/rounded.h"
#include "ref/support/segment.h"
#include "ref/support/sphere.h"
#include "ref/support/triangle.h"
#include "tool/study/primitive_probe.h"

enum { POINTS = OG_FIGURE_POINTS };

// Lengths that a figure makes: radii and half axes, never negative.
static og_scalar radius_of(const og_figure *figure) { return og_abs(figure->point[2].x); }
static og_vec3 half_of(const og_figure *figure) {
  const og_vec3 p = figure->point[1];
  return (og_vec3){og_abs(p.x), og_abs(p.y), og_abs(p.z)};
}

static double size_of(const og_vec3 *point, size_t count, og_scalar radius) {
  double size = (double)radius;
  for (size_t k = 0; k < count; k++) size = fmax(size, (double)og_largest(point[k]));
  return size;
}

// truth.value is the exact maximum.
static bool judge(og_probe *probe, og_support support, double size) {
  const og_vec3 d = probe->figure->direction;
  probe->finite = og_is_finite(support.point);
  if (!probe->finite) return true;
  og_exact_product(&probe->truth, &probe->claimed, d, support.point);
  og_probe_compare(probe, size * (double)og_length(d));
  return true;
}

// A hull of the first points with a ball: the same question to both.
static bool judge_hull(og_probe *probe, const og_convex *body, size_t count, og_scalar radius) {
  const og_figure *f = probe->figure;
  return og_truth_support(&probe->truth, f->point, count, radius, f->direction, 1) &&
         judge(probe, og_support_of(body, f->direction), size_of(f->point, count, radius));
}

static bool support_point(og_probe *probe) {
  const og_point shape = {probe->figure->point[0]};
  const og_convex body = og_convex_point(&shape);
  return judge_hull(probe, &body, 1, 0);
}

static bool support_segment(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_segment shape = {{p[0], p[1]}};
  const og_convex body = og_convex_segment(&shape);
  return judge_hull(probe, &body, 2, 0);
}

static bool support_triangle(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_triangle_corners shape = {{p[0], p[1], p[2]}};
  const og_convex body = og_convex_triangle(&shape);
  return judge_hull(probe, &body, 3, 0);
}

static bool support_sphere(og_probe *probe) {
  const og_sphere shape = {probe->figure->point[0], radius_of(probe->figure)};
  const og_convex body = og_convex_sphere(&shape);
  return judge_hull(probe, &body, 1, shape.radius);
}

static bool support_capsule(og_probe *probe) {
  const og_vec3 *p = probe->figure->point;
  const og_capsule shape = {p[0], p[1], radius_of(probe->figure)};
  const og_convex body = og_convex_capsule(&shape);
  return judge_hull(probe, &body, 2, shape.radius);
}

static bool hull_scan(og_probe *probe) {
  const og_hull shape = {POINTS, probe->figure->point};
  const og_convex body = og_convex_hull(&shape);
  return judge_hull(probe, &body, POINTS, 0);
}

static bool support_rounded(og_probe *probe) {
  const og_hull hull = {POINTS, probe->figure->point};
  const og_rounded shape = {og_convex_hull(&hull), radius_of(probe->figure)};
  const og_convex body = og_convex_rounded(&shape);
  return judge_hull(probe, &body, POINTS, shape.radius);
}

// Refused where there is no mesh to climb: the points lie in a plane.
static bool hull_climb(og_probe *probe) {
  og_make_hull(&probe->world, probe->figure->point, POINTS);
  const og_half_edge_mesh *mesh = probe->world.body.mesh;
  if (mesh == NULL) probe->outcome = OG_OUTCOME_DEGENERATE;
  if (mesh == NULL) return true;
  const og_climb shape = {mesh, 0};
  const og_convex body = og_convex_climb(&shape);
  return judge_hull(probe, &body, POINTS, 0);
}

// ---- boxes and images ----

static bool support_box(og_probe *probe) {
  const og_figure *f = probe->figure;
  const og_box shape = {f->point[0], half_of(f), f->turn};
  const double size = fmax((double)og_largest(shape.centre), (double)og_largest(shape.half));
  return og_truth_support_image(&probe->truth, NULL, 0, shape.half, &f->turn, shape.centre, f->direction) &&
         judge(probe, og_box_support(&shape, f->direction), size);
}

// The hull of four points; the matrix is made of three others. Over the sum of the matrix's elements.
static bool affine_image(og_probe *probe) {
  enum { CORNERS = 4 };
  static const og_vec3 none = {0, 0, 0};
  const og_figure *f = probe->figure;
  const og_hull hull = {CORNERS, f->point};
  const og_mat3 matrix = {{f->point[4], f->point[5], f->point[6]}};
  const og_affine_image shape = {og_convex_hull(&hull), matrix, f->point[7]};
  double sum = 0;
  for (int k = 0; k < 3; k++)
    sum += fabs((double)matrix.row[k].x) + fabs((double)matrix.row[k].y) + fabs((double)matrix.row[k].z);
  const double size = sum * size_of(hull.vertex, CORNERS, 0) + (double)og_largest(shape.translation);
  return og_truth_support_image(&probe->truth, f->point, CORNERS, none, &matrix, shape.translation, f->direction) &&
         judge(probe, og_affine_image_support(&shape, f->direction), size);
}

// ---- curved bodies in frames of their own ----

static og_vec3 across(og_vec3 d) { return (og_vec3){d.x, d.y, 0}; }
static const og_vec3 origin = {0, 0, 0};

// A segment along the axis, and a ball across it.
static bool support_cylinder(og_probe *probe) {
  const og_figure *f = probe->figure;
  const og_cylinder shape = {radius_of(f), half_of(f).z};
  const og_vec3 axis[2] = {{0, 0, shape.half_height}, {0, 0, -shape.half_height}};
  return og_truth_support(&probe->truth, axis, 2, 0, f->direction, 1) &&
         og_truth_support_add(&probe->truth, &origin, 1, shape.radius, across(f->direction), 1) &&
         judge(probe, og_cylinder_support(&shape, f->direction), size_of(axis, 2, shape.radius));
}

// The apex, or the base with a ball across the axis.
static bool support_cone(og_probe *probe) {
  const og_figure *f = probe->figure;
  og_truth *truth = &probe->truth;
  const og_cone shape = {radius_of(f), half_of(f).z};
  const og_vec3 apex = {0, 0, shape.half_height}, base = {0, 0, -shape.half_height};
  if (!og_truth_support(truth, &apex, 1, 0, f->direction, 1)) return false;
  og_surd_set(&probe->claimed, &truth->value);
  if (!og_truth_support(truth, &base, 1, 0, f->direction, 1) ||
      !og_truth_support_add(truth, &origin, 1, shape.radius, across(f->direction), 1))
    return false;
  if (og_surd_compare(&probe->claimed, &truth->value) > 0) og_surd_set(&truth->value, &probe->claimed);
  return judge(probe, og_cone_support(&shape, f->direction), size_of(&apex, 1, shape.radius));
}

static bool support_ellipsoid(og_probe *probe) {
  const og_figure *f = probe->figure;
  const og_ellipsoid shape = {half_of(f)};
  return og_truth_support_ellipsoid(&probe->truth, shape.half, f->direction) &&
         judge(probe, og_ellipsoid_support(&shape, f->direction), (double)og_largest(shape.half));
}

// ---- two bodies: a hull of four points, and a capsule of two ----

typedef struct two_bodies {
  og_hull hull;
  og_capsule capsule;
  double size;
} two_bodies;

static two_bodies two_of(const og_figure *f) {
  const og_vec3 *p = f->point;
  return (two_bodies){{4, p}, {p[4], p[5], radius_of(f)}, 2 * size_of(p, 6, radius_of(f))};
}

static bool exact_two(og_probe *probe, int sign) {
  const og_figure *f = probe->figure;
  return og_truth_support(&probe->truth, f->point, 4, 0, f->direction, 1) &&
         og_truth_support_add(&probe->truth, &f->point[4], 2, radius_of(f), f->direction, sign);
}

static bool minkowski_sum(og_probe *probe) {
  const two_bodies two = two_of(probe->figure);
  const og_minkowski_sum shape = {og_convex_hull(&two.hull), og_convex_capsule(&two.capsule)};
  return exact_two(probe, 1) && judge(probe, og_minkowski_sum_support(&shape, probe->figure->direction), two.size);
}

static bool minkowski_difference(og_probe *probe) {
  const two_bodies two = two_of(probe->figure);
  const og_minkowski_difference shape = {og_convex_hull(&two.hull), og_convex_capsule(&two.capsule)};
  return exact_two(probe, -1) &&
         judge(probe, og_minkowski_difference_support(&shape, probe->figure->direction), two.size);
}

// ---- intervals: the worse of both ends ----

static bool judge_interval(og_probe *probe, const og_projection *r, const og_hull *points) {
  const og_vec3 d = probe->figure->direction;
  const size_t count = (size_t)points->count;
  const double size = size_of(points->vertex, count, 0) * (double)og_length(d);
  probe->outcome = r->outcome;
  if (r->outcome != OG_OUTCOME_ANSWERED) return true;
  if (!og_truth_support(&probe->truth, points->vertex, count, 0, d, -1)) return false;
  og_probe_compare_scalar(probe, -r->low, size);
  const double error = probe->error, value = probe->value;
  const bool finite = probe->finite;
  if (!og_truth_support(&probe->truth, points->vertex, count, 0, d, 1)) return false;
  og_probe_compare_scalar(probe, r->high, size);
  if (error > probe->error) probe->value = value;
  probe->error = fmax(error, probe->error);
  probe->finite = probe->finite && finite;
  return true;
}

static bool project_scan(og_probe *probe) {
  const og_hull points = {POINTS, probe->figure->point};
  const og_projection r = og_project_scan(&points, probe->figure->direction);
  return judge_interval(probe, &r, &points);
}

// Of the points' hull in the plane.
static bool project_bisect(og_probe *probe) {
  int corner[POINTS + 1], order[POINTS];
  og_vec3 polygon[POINTS];
  const og_hull_2d_result hull = og_hull_2d(probe->figure->point, POINTS, corner, order);
  probe->outcome = hull.outcome;
  if (hull.outcome != OG_OUTCOME_ANSWERED) return true;
  for (int k = 0; k < hull.corner_count; k++) polygon[k] = across(probe->figure->point[corner[k]]);
  const og_hull points = {hull.corner_count, polygon};
  const og_projection r = og_project_bisect(&points, probe->figure->direction);
  return judge_interval(probe, &r, &points);
}

// What the headers promise of points, as errors of the height: of components, sqrt(3) times as much (sqrt(2) across an
// axis); of the sum |d.x p.x| + |d.y p.y| + |d.z p.z|, which is at most sqrt(3) |d| size, likewise. For two bodies over
// the sum of their sizes, with a rounding of each component.
#define ROOT_3 1.7320508075688772
#define OF_SCAN (3 * ROOT_3)
#define OF_SPHERE (4 * ROOT_3)
#define OF_TWO ((OF_SCAN + OF_SCAN + OF_SPHERE) / 2 + ROOT_3)

const og_primitive_subject og_support_subjects[] = {
    {"support-point", NULL, support_point, 0},
    {"support-segment", NULL, support_segment, OF_SCAN},
    {"support-triangle", NULL, support_triangle, OF_SCAN},
    {"support-box", NULL, support_box, 2.5},
    {"support-sphere", NULL, support_sphere, OF_SPHERE},
    {"support-capsule", NULL, support_capsule, OF_SCAN + OF_SPHERE},
    {"support-cylinder", NULL, support_cylinder, 3 * ROOT_3},
    {"support-cone", NULL, support_cone, 3 * ROOT_3 + 12},
    {"support-ellipsoid", NULL, support_ellipsoid, 4 * ROOT_3},
    {"support-rounded", NULL, support_rounded, OF_SCAN + OF_SPHERE},
    {"minkowski-sum", NULL, minkowski_sum, OF_TWO},
    {"minkowski-difference", NULL, minkowski_difference, OF_TWO},
    {"affine-image", NULL, affine_image, 12 * ROOT_3 + 3 * ROOT_3},
    {"hull-scan", NULL, hull_scan, OF_SCAN},
    {"hull-climb", NULL, hull_climb, 0},
    {"project-scan", NULL, project_scan, 1.5 * ROOT_3},
    {"project-bisect", NULL, project_bisect, 0},
    {NULL, NULL, NULL, 0},
};
