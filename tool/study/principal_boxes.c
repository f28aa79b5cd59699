#include "tool/study/principal_boxes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ref/bound/obb_calipers_2d.h"
#include "ref/bound/obb_pca_edges.h"
#include "ref/bound/obb_pca_extremes.h"
#include "ref/bound/obb_pca_hull.h"
#include "ref/bound/obb_pca_points.h"
#include "ref/bound/obb_pca_triangles.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/hull_quickhull.h"
#include "spec/bound/solve/bound.h"
#include "spec/number/nearest.h"
#include "tool/run/exact_body.h"
#include "tool/run/make_hull.h"
#include "tool/run/sample.h"
#include "tool/study/crowds.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"in", "in", OG_COLUMN_NAME},
    {"points", "points", OG_COLUMN_NAME},
    {"of_sets", "of the sets", OG_COLUMN_NAME},
    {"all_points", "points", OG_COLUMN_VALUE},
    {"extremes", "extremes", OG_COLUMN_VALUE},
    {"edges", "edges", OG_COLUMN_VALUE},
    {"triangles", "triangles", OG_COLUMN_VALUE},
    {"hull", "hull", OG_COLUMN_VALUE},
    {"first_kept", "first kept", OG_COLUMN_VALUE},
    {"second_kept", "second", OG_COLUMN_VALUE},
    {"third_kept", "third", OG_COLUMN_VALUE},
    {"own", "own", OG_COLUMN_VALUE},
    {"enclosure", "least / bound", OG_COLUMN_VALUE},
};

static const og_study_about about = {
    "origo study principal-boxes",
    "A box along principal axes is near the least where points lie evenly; crowds turn it, and the faces of the "
    "convex hull mend that.",
    "Rasku 2003, 6.1 and 6.2; Huotari 2011, 3.2",
    "Areas in the plane are parts of the least, which is exact and certified. Volumes in space are parts of the best "
    "box known, the solver's; it is at most `least / bound` times the least there is, as the hull's volume is a "
    "certified lower bound. Principal axes of all points; of the extreme ones; of the hull's edges by length; of its "
    "faces by area, in the plane of its inside (hull); of a mesh, the hull's faces and a triangle of every three "
    "other points (triangles). First, second, third kept: of the hull's axes only that one, the other two by the "
    "least rectangle of the shadow along it. Own: the axes that the set was made in. Sets: a box's corners (H fig. "
    "8); 40 points evenly in a ball or a box, or in five clusters; corners and 40 points along the diagonal (R fig. "
    "9, H fig. 9), or over one face of a cube; a corner rounded by 40 points, all extreme (R fig. 10, H fig. 11); a "
    "corner moved inwards (R fig. 11); 40 points of a segment and two or three beside it (H fig. 12). Each set is "
    "turned at random.",
    "Evenly: the median of points is at most 1.1 on corners, in balls and in boxes; partly: on corners. Crowds "
    "inside: points have a median of at least 1.2, extremes a worst of at most 1.01. Crowds that are extreme: "
    "extremes have a median of at least 1.1. Sampled segments: points have a median of at least 1.1 on segments with "
    "points. The hull mends: on all these three its median is at most 1.1; partly: it is less than those. The best of "
    "all takes the hull: hull has the least median of the five on every kind of points, and a median of at most 1.01. "
    "A corner moved: in all sets the new box of points is larger than the old, which holds them. Each in the plane "
    "and in space.",
    "sets of every kind",
    40,
    columns,
    sizeof columns / sizeof *columns,
};

typedef enum subject {
  POINTS,
  EXTREMES,
  EDGES,
  TRIANGLES,
  HULL,
  FIRST,
  SECOND,
  THIRD,
  OWN,
  ENCLOSURE,
  SUBJECTS
} subject;

typedef struct bench {
  og_crowd crowd;
  og_made_hull made;
  og_mesh_triangle triangle[3 * OG_CROWD_MOST]; // of the hull at most twice as many as points
  og_volume_problem problem;
  og_volume_answer answer;
  og_sample sample[SUBJECTS];
  size_t failed, less; // sets without a hull; boxes of less volume than the best known
} bench;

static void bench_init(bench *b) {
  memset(b, 0, sizeof *b);
  og_made_hull_init(&b->made);
  og_hold_hull(&b->made, OG_CROWD_MOST);
  og_volume_problem_init(&b->problem);
  og_volume_answer_init(&b->answer);
}

static void bench_clear(bench *b) {
  og_made_hull_clear(&b->made);
  og_volume_problem_clear(&b->problem);
  og_volume_answer_clear(&b->answer);
  for (int k = 0; k < SUBJECTS; k++) og_sample_clear(&b->sample[k]);
}

// ---- how large a box is ----

static double component(og_vec3 a, int k) { return k == 0 ? (double)a.x : k == 1 ? (double)a.y : (double)a.z; }

static double dot(og_vec3 a, og_vec3 b) {
  double sum = 0;
  for (int k = 0; k < 3; k++) sum += component(a, k) * component(b, k);
  return sum;
}

static double width(const bench *b, og_vec3 axis) {
  double lo = HUGE_VAL, hi = -HUGE_VAL;
  for (int k = 0; k < b->crowd.count; k++) {
    const double x = dot(axis, b->crowd.point[k]);
    lo = fmin(lo, x);
    hi = fmax(hi, x);
  }
  return (hi - lo) / sqrt(dot(axis, axis));
}

// In the plane its area: the last axis is z, or nearly.
static double size_along(const bench *b, const og_vec3 axis[3]) {
  double size = 1;
  for (int k = 0; k < b->crowd.axes; k++) size *= width(b, axis[k]);
  return size;
}

static double size_of(const bench *b, og_box_along box) { return size_along(b, box.axis); }

// One axis stays, and the others are of the least rectangle of the shadow along it.
static double size_kept(const bench *b, const og_vec3 axis[3], int kept) {
  const og_vec3 u = axis[(kept + 1) % 3], v = axis[(kept + 2) % 3];
  og_vec3 flat[OG_CROWD_MOST];
  int corner[OG_CROWD_MOST + 1], order[OG_CROWD_MOST];
  for (int k = 0; k < b->crowd.count; k++)
    flat[k] = (og_vec3){og_dot(u, b->crowd.point[k]), og_dot(v, b->crowd.point[k]), 0};
  const og_obb_calipers_2d_result found = og_obb_calipers_2d(flat, b->crowd.count, corner, order);
  if (found.outcome != OG_OUTCOME_ANSWERED) return HUGE_VAL;
  og_vec3 all[3] = {axis[kept], {0, 0, 0}, {0, 0, 0}};
  for (int k = 0; k < 2; k++) all[k + 1] = og_add_scaled(og_scale(found.axis[k].x, u), found.axis[k].y, v);
  return size_along(b, all);
}

// ---- boxes in space ----

static int mesh_triangles(bench *b, const og_half_edge_mesh *hull) {
  int count = 0, inside[3], waiting = 0;
  for (int k = 0; k < hull->edge_count; k++) {
    const og_half_edge *edge = &hull->edge[k];
    const int first = hull->edge[hull->face[edge->face].edge].origin, next = hull->edge[edge->next].origin;
    if (edge->origin == first || next == first) continue;
    b->triangle[count++] = (og_mesh_triangle){{first, edge->origin, next}};
  }
  for (int k = 0; k < hull->vertex_count; k++) {
    if (hull->vertex_edge[k] >= 0) continue;
    inside[waiting++] = k;
    if (waiting < 3) continue;
    b->triangle[count++] = (og_mesh_triangle){{inside[0], inside[1], inside[2]}};
    waiting = 0;
  }
  return count;
}

static bool measure_space(bench *b, double size[SUBJECTS]) {
  og_half_edge_mesh *hull = &b->made.room.mesh;
  int joined;
  const og_vec3 *point = b->crowd.point;
  const int count = b->crowd.count;
  if (og_hull_quickhull(hull, point, count, &b->made.room.quick, &joined) != OG_OUTCOME_ANSWERED) return false;
  const og_box_along of_hull = og_obb_pca_hull(hull);
  size[POINTS] = size_of(b, og_obb_pca_points(point, count));
  size[EXTREMES] = size_of(b, og_obb_pca_extremes(hull));
  size[EDGES] = size_of(b, og_obb_pca_edges(hull));
  size[TRIANGLES] = size_of(b, og_obb_pca_triangles(point, count, b->triangle, mesh_triangles(b, hull)));
  size[HULL] = size_of(b, of_hull);
  for (int k = 0; k < 3; k++) size[FIRST + k] = size_kept(b, of_hull.axis, k);
  return true;
}

// ---- boxes in the plane ----

static bool measure_plane(bench *b, double size[SUBJECTS]) {
  const og_vec3 *point = b->crowd.point;
  const int count = b->crowd.count;
  int corner[OG_CROWD_MOST + 1], order[OG_CROWD_MOST];
  const int corners = og_hull_2d(point, count, corner, order).corner_count;
  if (corners < 3) return false;
  og_moments extremes = og_moments_among(point, count), edges = extremes, inside = extremes;
  for (int k = 0; k < corners; k++) {
    const og_vec3 first = point[corner[0]], here = point[corner[k]], next = point[corner[(k + 1) % corners]];
    const og_vec3 triangle[3] = {first, here, next};
    og_moments_add(&extremes, &here, 1);
    og_moments_add(&edges, triangle + 1, 2);
    og_moments_add(&inside, triangle, 3);
  }
  size[POINTS] = size_of(b, og_obb_pca_points(point, count));
  size[EXTREMES] = size_of(b, og_box_of_moments(&extremes, point, count));
  size[EDGES] = size_of(b, og_box_of_moments(&edges, point, count));
  size[HULL] = size_of(b, og_box_of_moments(&inside, point, count));
  return true;
}

// ---- sets ----

static bool solve(bench *b, double *most, double *least) {
  b->problem.kind = OG_VOLUME_OBB;
  b->problem.axes = (size_t)b->crowd.axes;
  og_exact_body_of_points(&b->problem.points, b->crowd.point, (size_t)b->crowd.count, 0);
  if (og_solve_volume(&b->problem, &b->answer) != OG_VOLUME_ACCEPTED) return false;
  *most = og_nearest_double(&b->answer.finding.at_most);
  *least = og_nearest_double(&b->answer.finding.at_least);
  return *least > 0;
}

static bool add_set(bench *b) {
  double size[SUBJECTS], most, least;
  for (int k = 0; k < SUBJECTS; k++) size[k] = (double)NAN;
  if (!solve(b, &most, &least) || !(b->crowd.axes == 2 ? measure_plane(b, size) : measure_space(b, size))) {
    b->failed++;
    return false;
  }
  size[OWN] = size_along(b, b->crowd.frame.row);
  for (int k = 0; k < ENCLOSURE; k++) {
    if (isnan(size[k])) continue;
    b->less += size[k] < most * (1 - 8 * (double)OG_SCALAR_EPSILON);
    og_sample_add(&b->sample[k], size[k] / most);
  }
  og_sample_add(&b->sample[ENCLOSURE], most / least);
  return true;
}

// ---- what follows ----

typedef struct summary {
  double median[2][OG_CROWD_KINDS][SUBJECTS], worst[2][OG_CROWD_KINDS][SUBJECTS]; // in the plane, in space
  size_t moved_larger, moved_sets, failed, less, boxes;
} summary;

static void add_row(og_sheet *sheet, bench *b, summary *s, int axes, og_crowd_kind kind, bool worst) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, axes == 2 ? "plane" : "space");
  og_sheet_name(sheet, og_crowd_name(kind));
  og_sheet_name(sheet, worst ? "worst" : "median");
  for (int k = 0; k < SUBJECTS; k++) {
    og_sample *sample = &b->sample[k];
    double *kept = worst ? &s->worst[axes - 2][kind][k] : &s->median[axes - 2][kind][k];
    *kept = sample->count == 0 ? (double)NAN : worst ? og_sample_worst(sample) : og_sample_median(sample);
    og_sheet_number(sheet, *kept);
  }
}

// The greatest, and the least, median of plane and space.
static double most_of(const summary *s, og_crowd_kind kind, subject k) {
  return fmax(s->median[0][kind][k], s->median[1][kind][k]);
}

static double least_of(const summary *s, og_crowd_kind kind, subject k) {
  return fmin(s->median[0][kind][k], s->median[1][kind][k]);
}

static og_claim_verdict verdict_of(bool whole, bool part) {
  return whole ? OG_CLAIM_REPRODUCED : part ? OG_CLAIM_PARTLY : OG_CLAIM_REFUTED;
}

static void say_even(og_sheet *sheet, const summary *s) {
  const double corners = most_of(s, OG_CROWD_CORNERS, POINTS), ball = most_of(s, OG_CROWD_IN_BALL, POINTS),
               box = most_of(s, OG_CROWD_IN_BOX, POINTS);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(fmax(corners, fmax(ball, box)) <= 1.1, corners <= 1.1),
                   "points that lie evenly: the box of a median set has %.3f times the least on a box's corners, %.3f "
                   "in balls, %.3f in boxes, the larger of plane and space",
                   corners, ball, box);
}

static void say_crowds(og_sheet *sheet, const summary *s) {
  const double turned = least_of(s, OG_CROWD_INSIDE, POINTS);
  const double mended = fmax(s->worst[0][OG_CROWD_INSIDE][EXTREMES], s->worst[1][OG_CROWD_INSIDE][EXTREMES]);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(turned >= 1.2 && mended <= 1.01, turned >= 1.2),
                   "a crowd inside: all points make a median of at least %.3f, extreme points alone a worst of %.3f",
                   turned, mended);
  const double rim = least_of(s, OG_CROWD_ON_RIM, EXTREMES);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(rim >= 1.1, most_of(s, OG_CROWD_ON_RIM, EXTREMES) >= 1.1),
                   "a crowd of extreme points: extreme points make a median of %.3f in the plane and %.3f in space",
                   s->median[0][OG_CROWD_ON_RIM][EXTREMES], s->median[1][OG_CROWD_ON_RIM][EXTREMES]);
  const double segment = least_of(s, OG_CROWD_SEGMENT, POINTS);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(segment >= 1.1, most_of(s, OG_CROWD_SEGMENT, POINTS) >= 1.1),
                   "a sampled segment and points beside it: medians of %.3f in the plane and %.3f in space",
                   s->median[0][OG_CROWD_SEGMENT][POINTS], s->median[1][OG_CROWD_SEGMENT][POINTS]);
}

static void say_hull(og_sheet *sheet, const summary *s) {
  const double inside = most_of(s, OG_CROWD_INSIDE, HULL), rim = most_of(s, OG_CROWD_ON_RIM, HULL),
               segment = most_of(s, OG_CROWD_SEGMENT, HULL);
  bool less = true;
  for (int d = 0; d < 2; d++)
    less = less && s->median[d][OG_CROWD_INSIDE][HULL] < s->median[d][OG_CROWD_INSIDE][POINTS] &&
           s->median[d][OG_CROWD_ON_RIM][HULL] < s->median[d][OG_CROWD_ON_RIM][EXTREMES] &&
           s->median[d][OG_CROWD_SEGMENT][HULL] < s->median[d][OG_CROWD_SEGMENT][POINTS];
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(fmax(inside, fmax(rim, segment)) <= 1.1, less),
                   "the hull mends that: its medians are at most %.3f with a crowd inside, %.3f with one of extreme "
                   "points, %.3f with a segment and points",
                   inside, rim, segment);
}

// On how many kinds, of plane and space, has another subject a lower median than the hull by more than 1 %?
static void say_best(og_sheet *sheet, const summary *s) {
  size_t better = 0, near = 0;
  double most = 0;
  for (int d = 0; d < 2; d++)
    for (int kind = 0; kind < OG_CROWD_KINDS; kind++) {
      const double *median = s->median[d][kind];
      bool other = false;
      for (int k = POINTS; k < HULL; k++) other |= median[k] < 0.99 * median[HULL];
      better += other;
      near += median[HULL] <= 1.01;
      most = fmax(most, median[HULL]);
    }
  const size_t all = 2 * OG_CROWD_KINDS;
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(better == 0 && near == all, better == 0),
                   "the best of all takes the hull: its median is at most 1.01 on %zu of %zu kinds and at most %.3f "
                   "on all; on %zu another choice is better by more than 1 %%",
                   near, all, most, better);
}

static void conclude(og_sheet *sheet, const summary *s) {
  say_even(sheet, s);
  say_crowds(sheet, s);
  say_hull(sheet, s);
  say_best(sheet, s);
  og_sheet_verdict(sheet, OG_UNNUMBERED,
                   verdict_of(s->moved_larger == s->moved_sets && s->moved_sets > 0, s->moved_larger > 0),
                   "a corner moved: the new box is larger than the old one in %zu of %zu sets; of all %zu boxes %zu "
                   "have less volume than the best known, and %zu sets have no hull",
                   s->moved_larger, s->moved_sets, s->boxes, s->less, s->failed);
}

static void measure_kind(bench *b, og_sheet *sheet, summary *s, int axes, og_crowd_kind kind) {
  for (int k = 0; k < SUBJECTS; k++) b->sample[k].count = 0;
  for (size_t n = 0; n < sheet->count; n++) {
    og_random random;
    og_random_start(&random, og_crowd_name(kind), sheet->seed, 2 * n + (uint64_t)axes - 2);
    og_crowd_draw(&b->crowd, kind, axes, &random);
    if (!add_set(b) || kind != OG_CROWD_MOVED) continue;
    const og_sample *own = &b->sample[OWN], *points = &b->sample[POINTS];
    s->moved_sets++;
    s->moved_larger += points->at[points->count - 1] > own->at[own->count - 1] * (1 + 1e-6);
  }
  for (int k = 0; k < ENCLOSURE; k++) s->boxes += b->sample[k].count;
  add_row(sheet, b, s, axes, kind, false);
  add_row(sheet, b, s, axes, kind, true);
}

static bool work(og_sheet *sheet) {
  bench *b = malloc(sizeof *b);
  if (b == NULL) abort();
  bench_init(b);
  summary s;
  memset(&s, 0, sizeof s);
  size_t step = 0;
  og_progress_start_steps(&sheet->progress, 2 * OG_CROWD_KINDS);
  for (int axes = 2; axes <= 3; axes++)
    for (int kind = 0; kind < OG_CROWD_KINDS; kind++) {
      measure_kind(b, sheet, &s, axes, (og_crowd_kind)kind);
      og_progress_step(&sheet->progress, ++step);
    }
  s.failed = b->failed;
  s.less = b->less;
  conclude(sheet, &s);
  bench_clear(b);
  free(b);
  return true;
}

int og_study_principal_boxes(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
