#include "tool/shrink/shrink_points.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/handed_clip.h"
#include "spec/hull/inner.h"
#include "tool/judge/handed_polygon.h"
#include "tool/judge/handed_volume.h"
#include "tool/judge/judge_clip.h"
#include "tool/judge/judge_hull.h"
#include "tool/judge/judge_triangles.h"
#include "tool/judge/judge_volume.h"
#include "tool/shrink/affine_rank.h"
#include "tool/shrink/shrink_kind.h"

// ---- lists of points ----

// In the plane all third numbers are 0, and the steps offer no others: nothing is shorter.
static void read_list(og_small_body *r, const double *xyz, size_t count) {
  og_small_reset(r, og_small_kind(count));
  og_small_resize(r, count);
  memcpy(r->xyz, xyz, 3 * count * sizeof *xyz);
}

static void read_no_list(og_small_body *r) {
  og_small_reset(r, OG_SHAPE_POINT);
  og_small_resize(r, 0);
}

// ---- what is kept ----

// As many bits as the points have dimensions.
static unsigned rank_bits(const og_ivec *point, size_t count) { return (1U << og_affine_rank(point, count)) - 1; }

static int by_place(const void *a, const void *b) {
  const double *p = a, *q = b;
  for (int k = 0; k < 3; k++)
    if (p[k] != q[k]) return p[k] < q[k] ? -1 : 1;
  return 0;
}

static bool are_distinct(const double *xyz, size_t count) {
  double *sorted = og_grow(NULL, 3 * count, sizeof *sorted);
  memcpy(sorted, xyz, 3 * count * sizeof *sorted);
  qsort(sorted, count, 3 * sizeof *sorted, by_place);
  bool distinct = true;
  for (size_t k = 1; k < count && distinct; k++) distinct = by_place(sorted + 3 * (k - 1), sorted + 3 * k) != 0;
  free(sorted);
  return distinct;
}

enum { PLACEMENT_BITS = 5 };

// A bit for each dimension, so that another one loses a bit, and one where no two points are equal.
static unsigned placement(const og_ivec *point, const double *xyz, size_t count) {
  return 1U << og_affine_rank(point, count) | (unsigned)are_distinct(xyz, count) << 4;
}

// ---- judgements ----

// Makes nonsense of an answer that is not what is asked for.
static const og_statement *statement_of(og_claim_line *claim, bool complete) {
  if (claim->statement.stated == OG_STATED_ANSWER && !complete) claim->statement.stated = OG_STATED_NONSENSE;
  return &claim->statement;
}

// ---- hulls ----

static void init_hull(void *c) { og_handed_hull_init(c); }
static void clear_hull(void *c) { og_handed_hull_clear(c); }

static bool hand_over_hull(void *c, const og_hand_over *how, const og_case *one) {
  return og_hand_over_hull(c, how, &one->hull);
}

static void read_hull(og_small_case *r, const void *c) {
  const og_handed_hull *hull = c;
  read_list(&r->body[0], hull->xyz, hull->count);
  read_no_list(&r->body[1]);
}

static bool take_hull(void *c, const og_small_case *from) {
  og_handed_hull *hull = c;
  const og_small_body *points = &from->body[0];
  return og_handed_hull_take_points(hull, points->xyz, points->count) && og_handed_hull_solve(hull);
}

static void write_hull(og_text *text, const char *id, const void *c) { og_write_handed_points(text, id, OG_HULL, c); }

static og_judgement judge_hull(void *c, og_trial *trial) {
  og_claim_line *claim = trial->engine.claim;
  const og_statement *statement = statement_of(claim, claim->facets.any);
  return og_judge_hull(c, statement, &claim->facets, og_trial_tolerance(trial));
}

static unsigned extent_of_hull(const void *c) {
  const og_points *points = og_hull_points(&((const og_handed_hull *)c)->problem);
  return rank_bits(points->at, points->count);
}

static unsigned nature_of_hull(const void *c) {
  const og_handed_hull *hull = c;
  return placement(og_hull_points(&hull->problem)->at, hull->xyz, hull->count);
}

// ---- volumes ----

static void init_volume(void *c) { og_handed_volume_init(c); }
static void clear_volume(void *c) { og_handed_volume_clear(c); }

static bool hand_over_volume(void *c, const og_hand_over *how, const og_case *one) {
  return og_hand_over_volume(c, how, &one->volume);
}

// The directions of a k-DOP are the second list.
static void read_volume(og_small_case *r, const void *c) {
  const og_handed_volume *volume = c;
  read_list(&r->body[0], volume->xyz, volume->count);
  if (volume->problem.kind == OG_VOLUME_K_DOP) read_list(&r->body[1], volume->direction, volume->direction_count);
  else read_no_list(&r->body[1]);
}

static bool take_volume(void *c, const og_small_case *from) {
  og_handed_volume *volume = c;
  const og_small_body *points = &from->body[0], *directions = &from->body[1];
  if (volume->problem.kind == OG_VOLUME_K_DOP &&
      !og_handed_volume_take_directions(volume, directions->xyz, directions->count))
    return false;
  og_handed_volume_take_points(volume, points->xyz, points->count);
  return og_handed_volume_solve(volume);
}

static void write_volume(og_text *text, const char *id, const void *c) { og_write_handed_volume(text, id, c); }

static og_judgement judge_volume(void *c, og_trial *trial) {
  og_claim_line *claim = trial->engine.claim;
  const og_statement *statement = statement_of(claim, og_claims_volume(c, &claim->volume));
  return og_judge_volume(c, statement, &claim->volume, og_trial_tolerance(trial));
}

static unsigned extent_of_volume(const void *c) {
  const og_exact_body *points = &((const og_handed_volume *)c)->problem.points;
  return rank_bits(points->point, points->count);
}

static unsigned nature_of_volume(const void *c) {
  const og_handed_volume *volume = c;
  const og_asked_volume kind = volume->problem.kind;
  if (kind == OG_VOLUME_AABB || kind == OG_VOLUME_K_DOP) return volume->extent.size > 0;
  return placement(volume->problem.points.point, volume->xyz, volume->count);
}

// The points without the directions, which the common step would move, too.
static bool move_points(og_shrink *s, int axis) {
  bool better = false;
  for (size_t k = 0; k < s->best.body[0].count; k++) {
    const double by = s->best.body[0].xyz[3 * k + (size_t)axis];
    if (by == 0) continue;
    for (size_t n = 0; n < s->next.body[0].count; n++) s->next.body[0].xyz[3 * n + (size_t)axis] -= by;
    if (og_shrink_offer(s)) better = true;
  }
  return better;
}

static bool step_of_volume(og_shrink *s) {
  bool better = og_shrink_vertices(s);
  for (int axis = 0; axis < 3 && s->best.body[1].count > 0; axis++)
    if (move_points(s, axis)) better = true;
  return better;
}

// ---- polygons ----

static void init_polygon(void *c) { og_handed_polygon_init(c); }
static void clear_polygon(void *c) { og_handed_polygon_clear(c); }

static bool hand_over_polygon(void *c, const og_hand_over *how, const og_case *one) {
  return og_hand_over_polygon(c, how, &one->polygon);
}

static void read_polygon(og_small_case *r, const void *c) { read_hull(r, &((const og_handed_polygon *)c)->points); }

static bool take_polygon(void *c, const og_small_case *from) {
  og_handed_polygon *polygon = c;
  const og_small_body *points = &from->body[0];
  return points->count >= 3 && og_handed_hull_take_points(&polygon->points, points->xyz, points->count) &&
         og_handed_polygon_solve(polygon);
}

static void write_polygon(og_text *text, const char *id, const void *c) { og_write_handed_polygon(text, id, c); }

static og_judgement judge_polygon(void *c, og_trial *trial) {
  og_claim_line *claim = trial->engine.claim;
  const og_statement *statement = statement_of(claim, claim->triangles.any);
  return og_judge_triangles(c, statement, &claim->triangles, og_trial_tolerance(trial));
}

static unsigned extent_of_polygon(const void *c) { return extent_of_hull(&((const og_handed_polygon *)c)->points); }

static bool has_straight_corner(const og_points *points) {
  og_turns turns;
  og_turns_init(&turns, points);
  bool straight = false;
  for (size_t k = 0; k < points->count && !straight; k++) {
    const size_t before = k == 0 ? points->count - 1 : k - 1, after = k + 1 == points->count ? 0 : k + 1;
    og_turns_set_area(&turns, (uint32_t)before, (uint32_t)k, (uint32_t)after);
    straight = og_int_sign(&turns.value) == 0;
  }
  og_turns_clear(&turns);
  return straight;
}

// A bit for each fault, so that another one loses a bit.
static unsigned nature_of_polygon(const void *c) {
  const og_handed_polygon *polygon = c;
  const bool bends = !has_straight_corner(og_hull_points(&polygon->points.problem));
  return 1U << polygon->answer.finding.fault | (unsigned)bends << OG_POLYGON_FAULT_COUNT;
}

// ---- common parts ----

static void init_clip(void *c) { og_handed_clip_init(c); }
static void clear_clip(void *c) { og_handed_clip_clear(c); }

static bool hand_over_clip(void *c, const og_hand_over *how, const og_case *one) {
  return og_hand_over_clip(c, how, &one->problem);
}

static void read_clip(og_small_case *r, const void *c) {
  const og_handed_clip *clip = c;
  for (int k = 0; k < 2; k++) read_list(&r->body[k], clip->xyz[k], clip->count[k]);
}

static bool take_clip(void *c, const og_small_case *from) {
  const og_small_body *a = &from->body[0], *b = &from->body[1];
  og_handed_clip_take_points(c, (const double *const[]){a->xyz, b->xyz}, (const size_t[]){a->count, b->count});
  if (!og_handed_clip_solve(c)) return false;
  const og_problem *pair = &((const og_handed_clip *)c)->pair.problem;
  // What is not convex would not be read again.
  return og_find_inner_point(&pair->a) == pair->a.count && og_find_inner_point(&pair->b) == pair->b.count;
}

static void write_clip(og_text *text, const char *id, const void *c) { og_write_handed_clip(text, id, c); }

static og_judgement judge_clip(void *c, og_trial *trial) {
  og_claim_line *claim = trial->engine.claim;
  const og_statement *statement = statement_of(claim, claim->polygon.any);
  og_judgement judgement;
  // A defect of the solver is no failure of the engine.
  if (!og_judge_clip(c, statement, &claim->polygon, og_trial_tolerance(trial), &judgement)) return (og_judgement){0};
  return judgement;
}

static unsigned extent_of_clip(const void *c) {
  const og_problem *problem = &((const og_handed_clip *)c)->pair.problem;
  return rank_bits(problem->a.at, problem->a.count) << 2 | rank_bits(problem->b.at, problem->b.count);
}

static unsigned nature_of_clip(const void *c) {
  const og_handed_clip *clip = c;
  const og_problem *problem = &clip->pair.problem;
  const size_t corners = og_clip_corners(clip);
  unsigned bits = 1U << (corners < 3 ? corners : 3);
  bits = bits << PLACEMENT_BITS | placement(problem->a.at, clip->xyz[0], clip->count[0]);
  return bits << PLACEMENT_BITS | placement(problem->b.at, clip->xyz[1], clip->count[1]);
}

// ---- one case ----

typedef union points_case {
  og_handed_hull hull;
  og_handed_volume volume;
  og_handed_polygon polygon;
  og_handed_clip clip;
} points_case;

typedef struct points_row {
  void (*init)(void *c);
  void (*clear)(void *c);
  bool (*hand_over)(void *c, const og_hand_over *how, const og_case *one);
  void (*read)(og_small_case *r, const void *c);
  og_shrink_kind kind;
} points_row;

static const points_row row_of_hulls = {init_hull, clear_hull, hand_over_hull, read_hull,
                                        .kind = {.take = take_hull,
                                                 .write = write_hull,
                                                 .judge = judge_hull,
                                                 .extents = extent_of_hull,
                                                 .nature = nature_of_hull,
                                                 .step = og_shrink_vertices}};
static const points_row row_of_volumes = {init_volume, clear_volume, hand_over_volume, read_volume,
                                          .kind = {.take = take_volume,
                                                   .write = write_volume,
                                                   .judge = judge_volume,
                                                   .extents = extent_of_volume,
                                                   .nature = nature_of_volume,
                                                   .step = step_of_volume}};
static const points_row row_of_polygons = {init_polygon, clear_polygon, hand_over_polygon, read_polygon,
                                           .kind = {.take = take_polygon,
                                                    .write = write_polygon,
                                                    .judge = judge_polygon,
                                                    .extents = extent_of_polygon,
                                                    .nature = nature_of_polygon,
                                                    .step = og_shrink_vertices}};
static const points_row row_of_clips = {init_clip, clear_clip, hand_over_clip, read_clip,
                                        .kind = {.take = take_clip,
                                                 .write = write_clip,
                                                 .judge = judge_clip,
                                                 .extents = extent_of_clip,
                                                 .nature = nature_of_clip,
                                                 .step = og_shrink_vertices}};

static const points_row *row_of(og_question question) {
  switch (question) {
  case OG_HULL: return &row_of_hulls;
  case OG_BOUND: return &row_of_volumes;
  case OG_TRIANGULATE: return &row_of_polygons;
  default: return &row_of_clips;
  }
}

// A facet has fewer than 64 bytes, and a hull at most two a point. False where memory runs out.
static bool allow_answer(og_trial *trial, const og_small_case *from) {
  const size_t points = from->body[0].count + from->body[1].count;
  return og_engine_allow(trial->engine.engine, ((size_t)1 << 20) + 128 * points);
}

og_set_end og_shrink_points(og_trial *trial, const og_case *one, const og_set_wish *wish) {
  const points_row *row = row_of(one->question);
  og_set_end end = OG_SET_TOO_LARGE;
  points_case handed;
  og_small_case from;
  row->init(&handed);
  og_small_case_init(&from);
  if (row->hand_over(&handed, &trial->manner.how, one)) {
    row->read(&from, &handed);
    if (allow_answer(trial, &from)) end = og_shrink_of_kind(trial, &row->kind, &handed, &from, one->id, wish);
  }
  row->clear(&handed);
  og_small_case_clear(&from);
  return end;
}
