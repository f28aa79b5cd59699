// Support mappings and projections: bodies made of the figure's points, along its direction.
//
// The error is that of the height: direction . point, computed exactly, against the exact maximum, over |direction| and
// the size, the largest coordinate or radius of the bodies.

#include "ref/closest/range.h"
#include "ref/polytope/hull_2d.h"
#include "ref/support/capsule.h"
#include "ref/support/hull_scan.h"
#include "tool/study/primitive_probe.h"

enum { POINTS = OG_FIGURE_POINTS, CORE = 4 };

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

static og_vec3 across(og_vec3 d) { return (og_vec3){d.x, d.y, 0}; }
static const og_vec3 origin = {0, 0, 0};

// ---- the bodies ----

// The input, and what it points to.
typedef struct bodies {
  og_support_input input;
  og_hull hull;
  og_capsule capsule;
  int corner[POINTS + 1], order[POINTS];
  og_vec3 polygon[POINTS];
} bodies;

static og_outcome take_polygon(bodies *made, const og_figure *f) {
  const og_hull_2d_result hull = og_hull_2d(f->point, POINTS, made->corner, made->order);
  for (int k = 0; hull.outcome == OG_OUTCOME_ANSWERED && k < hull.corner_count; k++)
    made->polygon[k] = across(f->point[made->corner[k]]);
  made->input.point = made->polygon;
  made->input.count = hull.corner_count;
  return hull.outcome;
}

// Refused where there is no mesh: the points lie in a plane.
static og_outcome take_mesh(bodies *made, og_probe *probe) {
  og_make_hull(&probe->world, probe->figure->point, POINTS);
  made->input.mesh = probe->world.body.mesh;
  return made->input.mesh == NULL ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED;
}

static og_outcome take_points(bodies *made, og_probe *probe, const og_door_support *door) {
  const og_figure *f = probe->figure;
  if (door->polygon) return take_polygon(made, f);
  made->input.point = f->point;
  made->input.count = door->points > 0 ? door->points : POINTS;
  if (door->ball) made->input.radius = radius_of(f);
  return door->mesh ? take_mesh(made, probe) : OG_OUTCOME_ANSWERED;
}

// ANSWERED where there is a body to ask about.
static og_outcome make_bodies(bodies *made, og_probe *probe, const og_door_support *door) {
  const og_figure *f = probe->figure;
  made->input = (og_support_input){.direction = f->direction};
  if (door->shape == OG_SUPPORT_POINTS) return take_points(made, probe, door);
  const bool image = door->shape == OG_SUPPORT_IMAGE;
  made->hull = (og_hull){door->shape == OG_SUPPORT_ROUNDED ? POINTS : CORE, f->point};
  made->capsule = (og_capsule){f->point[4], f->point[5], radius_of(f)};
  made->input.radius = radius_of(f);
  made->input.half = half_of(f);
  made->input.matrix = image ? (og_mat3){{f->point[4], f->point[5], f->point[6]}} : f->turn;
  made->input.translation = f->point[image ? 7 : 0];
  made->input.body = og_convex_hull(&made->hull);
  made->input.other = og_convex_capsule(&made->capsule);
  return OG_OUTCOME_ANSWERED;
}

// ---- the exact maximum ----

// A segment along the axis, and a ball across it.
static bool ask_cylinder(og_truth *truth, const og_support_input *in) {
  const og_vec3 axis[2] = {{0, 0, in->half.z}, {0, 0, -in->half.z}};
  return og_truth_support(truth, axis, 2, 0, in->direction, 1) &&
         og_truth_support_add(truth, &origin, 1, in->radius, across(in->direction), 1);
}

// The apex, or the base with a ball across the axis.
static bool ask_cone(og_probe *probe, const og_support_input *in) {
  og_truth *truth = &probe->truth;
  const og_vec3 apex = {0, 0, in->half.z}, base = {0, 0, -in->half.z};
  if (!og_truth_support(truth, &apex, 1, 0, in->direction, 1)) return false;
  og_surd_set(&probe->claimed, &truth->value);
  if (!og_truth_support(truth, &base, 1, 0, in->direction, 1) ||
      !og_truth_support_add(truth, &origin, 1, in->radius, across(in->direction), 1))
    return false;
  if (og_surd_compare(&probe->claimed, &truth->value) > 0) og_surd_set(&truth->value, &probe->claimed);
  return true;
}

static bool ask_two(og_probe *probe, int sign) {
  const og_figure *f = probe->figure;
  return og_truth_support(&probe->truth, f->point, CORE, 0, f->direction, 1) &&
         og_truth_support_add(&probe->truth, &f->point[4], 2, radius_of(f), f->direction, sign);
}

static bool ask(og_probe *probe, const og_door_support *door, const bodies *made) {
  const og_support_input *in = &made->input;
  const og_hull *hull = &made->hull;
  og_truth *truth = &probe->truth;
  switch (door->shape) {
  case OG_SUPPORT_POINTS: return og_truth_support(truth, in->point, (size_t)in->count, in->radius, in->direction, 1);
  case OG_SUPPORT_ROUNDED:
    return og_truth_support(truth, hull->vertex, (size_t)hull->count, in->radius, in->direction, 1);
  case OG_SUPPORT_BOX:
    return og_truth_support_image(truth, NULL, 0, in->half, &in->matrix, in->translation, in->direction);
  case OG_SUPPORT_IMAGE:
    return og_truth_support_image(truth, hull->vertex, CORE, origin, &in->matrix, in->translation, in->direction);
  case OG_SUPPORT_CYLINDER: return ask_cylinder(truth, in);
  case OG_SUPPORT_CONE: return ask_cone(probe, in);
  case OG_SUPPORT_ELLIPSOID: return og_truth_support_ellipsoid(truth, in->half, in->direction);
  case OG_SUPPORT_SUM: return ask_two(probe, 1);
  case OG_SUPPORT_DIFFERENCE: return ask_two(probe, -1);
  }
  return false;
}

// ---- the size ----

// The size of the body, times the sum of the matrix's elements, and that of the translation.
static double size_of_image(const og_support_input *in, const og_hull *hull) {
  double sum = 0;
  for (int k = 0; k < 3; k++) {
    const og_vec3 row = in->matrix.row[k];
    sum += fabs((double)row.x) + fabs((double)row.y) + fabs((double)row.z);
  }
  return sum * size_of(hull->vertex, CORE, 0) + (double)og_largest(in->translation);
}

static double size_of_body(const og_probe *probe, const og_door_support *door, const bodies *made) {
  const og_support_input *in = &made->input;
  switch (door->shape) {
  case OG_SUPPORT_POINTS: return size_of(in->point, (size_t)in->count, in->radius);
  case OG_SUPPORT_ROUNDED: return size_of(made->hull.vertex, POINTS, in->radius);
  case OG_SUPPORT_BOX: return fmax((double)og_largest(in->translation), (double)og_largest(in->half));
  case OG_SUPPORT_IMAGE: return size_of_image(in, &made->hull);
  case OG_SUPPORT_CYLINDER:
  case OG_SUPPORT_CONE: return fmax((double)in->half.z, (double)in->radius);
  case OG_SUPPORT_ELLIPSOID: return (double)og_largest(in->half);
  case OG_SUPPORT_SUM:
  case OG_SUPPORT_DIFFERENCE: return 2 * size_of(probe->figure->point, 6, in->radius);
  }
  return 0;
}

// ---- judging ----

// truth.value is the exact maximum.
static void judge_point(og_probe *probe, og_vec3 point, double size) {
  probe->finite = og_is_finite(point);
  if (!probe->finite) return;
  og_exact_product(&probe->truth, &probe->claimed, probe->figure->direction, point);
  og_probe_compare(probe, size);
}

// The worse of both ends; truth.value is the exact maximum.
static bool judge_interval(og_probe *probe, const og_support_claim *r, const og_support_input *in, double size) {
  og_probe_compare_scalar(probe, r->high, size);
  const double error = probe->error, value = probe->value;
  const bool finite = probe->finite;
  if (!og_truth_support(&probe->truth, in->point, (size_t)in->count, 0, in->direction, -1)) return false;
  og_probe_compare_scalar(probe, -r->low, size);
  if (!(probe->error > error)) probe->value = value;
  probe->error = fmax(error, probe->error);
  probe->finite = probe->finite && finite;
  return true;
}

bool og_probe_support(og_probe *probe, const og_door_support *door) {
  bodies made;
  probe->outcome = make_bodies(&made, probe, door);
  if (probe->outcome != OG_OUTCOME_ANSWERED) return true;
  const og_support_claim claim = door->run(&made.input);
  probe->outcome = claim.outcome;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return true;
  if (!ask(probe, door, &made)) return false;
  const double size = size_of_body(probe, door, &made) * (double)og_length(probe->figure->direction);
  if (claim.has_interval) return judge_interval(probe, &claim, &made.input, size);
  judge_point(probe, claim.support.point, size);
  return true;
}

// A map's matrix is made of points, so that what it says is of no one power of a length.
void og_say_support(og_probe *probe, const og_door_support *door) {
  bodies made;
  probe->outcome = make_bodies(&made, probe, door);
  if (probe->outcome != OG_OUTCOME_ANSWERED) return;
  const og_support_claim claim = og_support_run(door, &made.input);
  probe->outcome = claim.outcome;
  og_probe_said_vector(probe, claim.support.point, 1);
  og_probe_said(probe, claim.low, 1);
  og_probe_said(probe, claim.high, 1);
  if (door->shape == OG_SUPPORT_IMAGE) probe->said_count = 0;
}
