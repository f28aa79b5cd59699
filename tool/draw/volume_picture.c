#include "tool/draw/volume_picture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "spec/bound/solve/bound.h"
#include "spec/number/allocation.h"
#include "spec/number/nearest.h"
#include "tool/draw/boxes_page.h"
#include "tool/draw/polygon_picture.h"
#include "tool/draw/view.h"

enum { MOST_SLABS = 48, ROUND = 96 };

// Of the points of space whose product with `along` is from lo to hi. Its first plane is the lower one.
typedef struct slab {
  double along[3], lo, hi;
} slab;

typedef struct volume {
  const og_volume_problem *problem;
  og_volume_answer answer;
  long unit;             // what is drawn is in units of 2^unit, from the first point
  og_page_point *point;  // of the problem
  bool *holds;           // does it hold the volume?
  og_page_point centre;  // of a sphere; of what turns the pivot
  double radius;         // of a sphere, or of an aabb half its edges for every turn; 0: slabs
  int slabs;
  slab slab[MOST_SLABS];
} volume;

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// ---- numbers ----

static void raise_unit(long *unit, const og_ivec *v, const og_ivec *from, const og_int *den) {
  og_ivec d;
  og_ivec_init(&d);
  og_ivec_sub(&d, v, from);
  const og_int *const parts[3] = {&d.x, &d.y, &d.z};
  for (int k = 0; k < 3; k++) {
    const long bits = (long)mpz_sizeinbase(parts[k]->z, 2) - (long)mpz_sizeinbase(den->z, 2);
    if (og_int_sign(parts[k]) != 0 && bits > *unit) *unit = bits;
  }
  og_ivec_clear(&d);
}

static og_page_point round_point(const og_ivec *v, const og_ivec *from, const og_int *den, long unit) {
  og_ivec d;
  og_ivec_init(&d);
  og_ivec_sub(&d, v, from);
  const og_page_point r = {{og_scale_quotient(&d.x, den, unit), og_scale_quotient(&d.y, den, unit),
                            og_scale_quotient(&d.z, den, unit)}};
  og_ivec_clear(&d);
  return r;
}

// Of about unit length.
static void round_direction(double r[3], const og_ivec *v) {
  og_int one;
  long unit = -1;
  og_ivec zero;
  og_int_init(&one);
  og_ivec_init(&zero);
  og_int_set_si(&one, 1);
  raise_unit(&unit, v, &zero, &one);
  const og_page_point at = round_point(v, &zero, &one, unit);
  const double length = sqrt(dot(at.x, at.x));
  for (int k = 0; k < 3; k++) r[k] = at.x[k] / length;
  og_int_clear(&one);
  og_ivec_clear(&zero);
}

// The pivot over the points' denominator, and back.
static void take_pivot(volume *v, bool raise) {
  const og_exact_body *points = &v->problem->points, *pivot = &v->problem->turn.pivot;
  og_ivec from, to;
  og_int den;
  og_ivec_init(&from);
  og_ivec_init(&to);
  og_int_init(&den);
  og_ivec_scale(&to, &points->den, &pivot->point[0]);
  og_ivec_scale(&from, &pivot->den, &points->point[0]);
  og_int_mul(&den, &points->den, &pivot->den);
  if (raise) raise_unit(&v->unit, &to, &from, &den);
  else v->centre = round_point(&to, &from, &den, v->unit);
  og_ivec_clear(&from);
  og_ivec_clear(&to);
  og_int_clear(&den);
}

static bool turns(const volume *v) { return v->problem->turn.kind != OG_TURNING_NONE; }

static void set_points(volume *v) {
  const og_exact_body *points = &v->problem->points;
  v->unit = -1080;
  for (size_t k = 1; k < points->count; k++) raise_unit(&v->unit, &points->point[k], &points->point[0], &points->den);
  if (turns(v)) take_pivot(v, true);
  v->point = og_grow(NULL, points->count, sizeof *v->point);
  v->holds = og_grow(NULL, points->count, sizeof *v->holds);
  for (size_t k = 0; k < points->count; k++) {
    v->point[k] = round_point(&points->point[k], &points->point[0], &points->den, v->unit);
    v->holds[k] = false;
  }
  if (turns(v)) take_pivot(v, false);
}

// ---- the volume ----

static double distance(og_page_point a, og_page_point b) {
  const double d[3] = {a.x[0] - b.x[0], a.x[1] - b.x[1], a.x[2] - b.x[2]};
  return sqrt(dot(d, d));
}

// The weighted mean of the support.
static void set_sphere(volume *v) {
  const og_volume_certificate *certificate = &v->answer.certificate;
  og_int sum;
  og_int_init(&sum);
  og_int_set_si(&sum, 0);
  for (size_t k = 0; k < certificate->count; k++) mpz_add(sum.z, sum.z, certificate->mark[k].weight.z);
  v->centre = (og_page_point){{0, 0, 0}};
  for (size_t k = 0; k < certificate->count; k++) {
    const og_volume_mark *mark = &certificate->mark[k];
    const double weight = og_scale_quotient(&mark->weight, &sum, 0);
    v->holds[mark->point] = true;
    for (int axis = 0; axis < 3; axis++) v->centre.x[axis] += weight * v->point[mark->point].x[axis];
  }
  v->radius = distance(v->centre, v->point[certificate->mark[0].point]);
  og_int_clear(&sum);
}

static void add_slab(volume *v, const og_ivec *along) {
  slab *s = &v->slab[v->slabs++];
  round_direction(s->along, along);
  s->lo = s->hi = dot(s->along, v->point[0].x);
  for (size_t k = 1; k < v->problem->points.count; k++) {
    s->lo = fmin(s->lo, dot(s->along, v->point[k].x));
    s->hi = fmax(s->hi, dot(s->along, v->point[k].x));
  }
}

// The axes of a box are exact, and its ends are those of points: as far as it can be seen, all on them hold it.
static void mark_ends(volume *v, const slab *s) {
  for (size_t k = 0; k < v->problem->points.count; k++) {
    const double level = dot(s->along, v->point[k].x);
    v->holds[k] = v->holds[k] || fmin(level - s->lo, s->hi - level) < 1e-12;
  }
}

static void set_volume(volume *v) {
  const og_volume_certificate *certificate = &v->answer.certificate;
  if (certificate->proof == OG_PROOF_SUPPORT) set_sphere(v);
  if (certificate->proof == OG_PROOF_FARTHEST) {
    v->holds[certificate->mark[0].point] = true;
    v->radius = distance(v->centre, v->point[certificate->mark[0].point]);
  }
  for (size_t k = 0; k < v->problem->directions.count && certificate->proof == OG_PROOF_SLABS; k++) {
    add_slab(v, &v->problem->directions.point[k]);
    v->holds[certificate->mark[k].point] = v->holds[certificate->mark[k].other] = true;
  }
  for (size_t k = 0; k < certificate->axis_count; k++) {
    add_slab(v, &certificate->axis[k]);
    mark_ends(v, &v->slab[k]);
  }
}

// A cube for every turn has no slabs of the case's.
static bool is_cube(const volume *v) {
  return v->problem->kind == OG_VOLUME_AABB && v->answer.certificate.proof == OG_PROOF_FARTHEST;
}

// ---- the page ----

static void take_around(og_aabb *box, og_page_point centre, double radius) {
  for (int end = -1; end <= 1; end += 2) {
    og_page_point at = centre;
    for (int k = 0; k < 3; k++) at.x[k] += end * radius;
    og_page_box_take(box, at);
  }
}

// The outline of the ball { M u : |u| <= 1 }, M the page's map of space: at M M^T n / |M^T n| for every n of the page.
static void draw_outline(const og_boxes_page *p, const volume *v) {
  static const double map[2][3] = {{1, 0, 0.4}, {0, 1, 0.25}};
  const double x = og_boxes_page_x(p, v->centre), y = og_boxes_page_y(p, v->centre), r = v->radius * p->scale;
  const bool is_flat = p->drawn->axes == 2;
  og_chain chain = {0, 0, NULL};
  for (int k = 0; k < ROUND; k++) {
    const double angle = k * (2 * 3.14159265358979323846 / ROUND), n[2] = {cos(angle), sin(angle)};
    double u[3], length = 0, at[2] = {0, 0};
    for (int i = 0; i < 3; i++) {
      u[i] = is_flat && i == 2 ? 0 : map[0][i] * n[0] + map[1][i] * n[1];
      length += u[i] * u[i];
    }
    for (int i = 0; i < 3; i++)
      for (int row = 0; row < 2; row++) at[row] += map[row][i] * u[i] / sqrt(length);
    og_chain_add(&chain, x + r * at[0], y - r * at[1]);
  }
  og_svg_polygon(p->svg, "a", &chain);
  og_chain_clear(&chain);
}

static void draw_circle(const og_boxes_page *p, const volume *v, int axis) {
  og_chain chain = {0, 0, NULL};
  for (int k = 0; k < ROUND; k++) {
    const double angle = k * (2 * 3.14159265358979323846 / ROUND);
    og_page_point at = v->centre;
    at.x[(axis + 1) % 3] += v->radius * cos(angle);
    at.x[(axis + 2) % 3] += v->radius * sin(angle);
    og_chain_add(&chain, og_boxes_page_x(p, at), og_boxes_page_y(p, at));
  }
  og_svg_polygon(p->svg, "box-back", &chain);
  og_chain_clear(&chain);
}

// ---- slabs ----

typedef struct plane {
  double outwards[3], level;
} plane;

static plane plane_of(const volume *v, int k) {
  const slab *s = &v->slab[k / 2];
  const double sign = k % 2 == 0 ? -1 : 1;
  return (plane){{sign * s->along[0], sign * s->along[1], sign * s->along[2]}, k % 2 == 0 ? -s->lo : s->hi};
}

// The part of the line at + t way that all planes leave, as [t0, t1]; false where there is none.
static bool cut_line(const volume *v, const double at[3], const double way[3], double t[2]) {
  t[0] = -1e9;
  t[1] = 1e9;
  for (int k = 0; k < 2 * v->slabs; k++) {
    const plane cut = plane_of(v, k);
    const double along = dot(cut.outwards, way), left = cut.level - dot(cut.outwards, at);
    if (fabs(along) < 1e-9) {
      if (left < -1e-9) return false;
    } else if (along > 0) t[1] = fmin(t[1], left / along);
    else t[0] = fmax(t[0], left / along);
  }
  return t[0] < t[1] - 1e-9;
}

static og_page_point on_line(const double at[3], const double way[3], double t) {
  return (og_page_point){{at[0] + t * way[0], at[1] + t * way[1], at[2] + t * way[2]}};
}

// In the plane every line of the border is an edge; in space each line of two planes.
static bool edge_of(const volume *v, int i, int j, og_page_point end[2]) {
  const bool is_flat = v->problem->axes == 2;
  const plane a = plane_of(v, i), b = is_flat ? (plane){{0, 0, 1}, 0} : plane_of(v, j);
  double way[3], t[2];
  for (int k = 0; k < 3; k++)
    way[k] = a.outwards[(k + 1) % 3] * b.outwards[(k + 2) % 3] - a.outwards[(k + 2) % 3] * b.outwards[(k + 1) % 3];
  const double square = dot(way, way), mixed = dot(a.outwards, b.outwards);
  if (square < 1e-12) return false;
  // The point of both planes in the span of their normals, which are of unit length.
  const double s = (a.level - b.level * mixed) / square, r = (b.level - a.level * mixed) / square;
  double at[3];
  for (int k = 0; k < 3; k++) at[k] = s * a.outwards[k] + r * b.outwards[k];
  if (!cut_line(v, at, way, t)) return false;
  end[0] = on_line(at, way, t[0]);
  end[1] = on_line(at, way, t[1]);
  return true;
}

// What is in front is nearer: across the page and up it, and less far along z.
static bool faces_viewer(plane a) { return 0.4 * a.outwards[0] + 0.25 * a.outwards[1] - a.outwards[2] > 0; }

static void each_edge(const og_boxes_page *p, const volume *v, og_aabb *around, bool in_front) {
  og_page_point end[2];
  const bool is_flat = v->problem->axes == 2;
  for (int i = 0; i < 2 * v->slabs; i++)
    for (int j = is_flat ? i : i + 1; j < (is_flat ? i + 1 : 2 * v->slabs); j++) {
      if (!edge_of(v, i, j, end)) continue;
      for (int k = 0; k < 2 && around != NULL; k++) og_page_box_take(around, end[k]);
      const bool is_front = is_flat || faces_viewer(plane_of(v, i)) || faces_viewer(plane_of(v, j));
      if (around == NULL && is_front == in_front) og_boxes_page_line(p, in_front ? "a-edge" : "a-back", end[0], end[1]);
    }
}

// ---- all of it ----

static void draw_volume(const og_boxes_page *p, const volume *v) {
  if (is_cube(v)) {
    og_page_point lo = v->centre, hi = v->centre;
    for (int k = 0; k < p->drawn->axes; k++) {
      lo.x[k] -= v->radius;
      hi.x[k] += v->radius;
    }
    og_boxes_page_box(p, "a", "box-back", lo, hi);
  } else if (v->slabs == 0) {
    draw_outline(p, v);
    for (int axis = 0; axis < 3 && p->drawn->axes == 3; axis++) draw_circle(p, v, axis);
  }
  each_edge(p, v, NULL, false);
  each_edge(p, v, NULL, true);
}

static void draw_points(const og_boxes_page *p, const volume *v) {
  for (size_t k = 0; k < v->problem->points.count; k++)
    og_svg_circle(p->svg, v->holds[k] ? "point" : "claim-point", og_boxes_page_x(p, v->point[k]),
                  og_boxes_page_y(p, v->point[k]), v->holds[k] ? 3 : 1.5);
  if (turns(v)) og_svg_circle(p->svg, "b", og_boxes_page_x(p, v->centre), og_boxes_page_y(p, v->centre), 4);
}

static void say(const og_boxes_page *p, const volume *v) {
  static const char *const turn[] = {"", ", turned about the pivot", ", for every turn about the pivot"};
  const og_volume_finding *finding = &v->answer.finding;
  char text[160], more[100] = "";
  const double most = og_nearest_double(&finding->at_most), least = og_nearest_double(&finding->at_least);
  const double radius = og_surd_to_double(&finding->radius);
  if (v->answer.certificate.proof == OG_PROOF_BOX && isfinite(most))
    snprintf(more, sizeof more, ": %s %.6g, and none has less than %.6g", v->problem->axes == 2 ? "area" : "volume",
             most, least);
  else if (v->slabs == 0 && isfinite(radius))
    snprintf(more, sizeof more, ": %s %.6g", is_cube(v) ? "half an edge" : "radius", radius);
  snprintf(text, sizeof text, "%zu points, %s%s%s", v->problem->points.count, og_volume_name(v->problem->kind),
           turn[v->problem->turn.kind], more);
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
}

static void draw_page(og_text *svg, double width, const og_case *one, const volume *v) {
  og_aabb around = {{0, 0, 0}, {0, 0, 0}};
  for (size_t k = 0; k < v->problem->points.count; k++) og_page_box_take(&around, v->point[k]);
  if (turns(v)) og_page_box_take(&around, v->centre);
  if (v->radius > 0) take_around(&around, v->centre, v->radius);
  each_edge(NULL, v, &around, false);
  if (v->problem->axes == 2) around.lo.z = around.hi.z = 0;
  const og_drawn_boxes page_of = {.axes = (int)v->problem->axes, .count = 1, .box = &around};
  og_boxes_page p = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&p, width);
  og_svg_open(svg, p.width, p.height);
  og_svg_label(svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  say(&p, v);
  draw_volume(&p, v);
  draw_points(&p, v);
  og_svg_close(svg);
}

bool og_volume_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  volume v = {.problem = &one->volume};
  if (v.problem->points.count > OG_MOST_DRAWN_CORNERS)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %zu points are more than the %d that are drawn", one->id,
                       v.problem->points.count, (int)OG_MOST_DRAWN_CORNERS);
  if (v.problem->directions.count > MOST_SLABS)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %zu slabs are more than the %d that are drawn", one->id,
                       v.problem->directions.count, (int)MOST_SLABS);
  og_volume_answer_init(&v.answer);
  const bool solved = og_solve_volume(v.problem, &v.answer) == OG_VOLUME_ACCEPTED;
  if (solved) {
    set_points(&v);
    set_volume(&v);
    draw_page(svg, width, one, &v);
  } else {
    og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", one->id);
  }
  free(v.point);
  free(v.holds);
  og_volume_answer_clear(&v.answer);
  return solved;
}
