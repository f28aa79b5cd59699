#include "tool/judge/judge_triangles.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/judge/measure_error.h"
#include "tool/judge/overlay.h"

// ---- corners ----

static bool are_corners_points(const og_claimed_facets *triangles, size_t count) {
  for (size_t k = 0; k < triangles->count; k++) {
    const uint32_t *corner = triangles->corner + triangles->start[k];
    if (corner[0] >= count || corner[1] >= count || corner[2] >= count) return false;
    if (corner[0] == corner[1] || corner[1] == corner[2] || corner[2] == corner[0]) return false;
  }
  return true;
}

// ---- turns ----

// The areas are those of the lattice.
typedef struct turned {
  mpq_t area[2]; // of the triangles that turn counterclockwise, and of the others
  size_t flat;
  int *turn; // of each triangle
} turned;

static void find_turns(turned *t, const og_points *points, const og_claimed_facets *triangles) {
  og_turns turns;
  og_turns_init(&turns, points);
  mpq_t area;
  mpq_init(area);
  mpq_inits(t->area[0], t->area[1], NULL);
  t->flat = 0;
  t->turn = og_grow(NULL, triangles->count + 1, sizeof *t->turn);
  for (size_t k = 0; k < triangles->count; k++) {
    const uint32_t *corner = triangles->corner + triangles->start[k];
    og_turns_set_area(&turns, corner[0], corner[1], corner[2]);
    const int sign = t->turn[k] = og_int_sign(&turns.value);
    t->flat += sign == 0;
    mpq_set_z(area, turns.value.z);
    mpq_div_2exp(area, area, 1);
    mpq_abs(area, area);
    mpq_add(t->area[sign < 0], t->area[sign < 0], area);
  }
  mpq_clear(area);
  og_turns_clear(&turns);
}

static void clear_turns(turned *t) {
  mpq_clears(t->area[0], t->area[1], NULL);
  free(t->turn);
}

// ---- sides ----

// A side from the lesser of two points to the greater, and how often it runs so: in the polygon, and in the triangles.
typedef struct side {
  uint32_t lo, hi;
  long polygon, triangles;
} side;

typedef struct sides {
  int turn; // of the polygon's outline
  size_t count;
  side *at;
} sides;

static void add_side(sides *s, uint32_t from, uint32_t to, long polygon, long triangles) {
  const long way = from < to ? 1 : -1;
  s->at[s->count++] = (side){from < to ? from : to, from < to ? to : from, way * polygon, way * triangles};
}

static int by_ends(const void *a, const void *b) {
  const side *s = a, *t = b;
  if (s->lo != t->lo) return s->lo < t->lo ? -1 : 1;
  return (s->hi > t->hi) - (s->hi < t->hi);
}

static void merge_sides(sides *s) {
  qsort(s->at, s->count, sizeof *s->at, by_ends);
  size_t count = 0;
  for (size_t k = 0; k < s->count; k++) {
    const side one = s->at[k];
    if (count > 0 && by_ends(&s->at[count - 1], &one) == 0) {
      s->at[count - 1].polygon += one.polygon;
      s->at[count - 1].triangles += one.triangles;
    } else {
      s->at[count++] = one;
    }
  }
  s->count = count;
}

// Twice the area of a ring, with the sign of its turn.
static void set_double_area(mpz_t r, const og_points *points, size_t start, size_t end) {
  mpz_set_si(r, 0);
  for (size_t k = start; k < end; k++) {
    const og_ivec *p = &points->at[k], *q = &points->at[k + 1 == end ? start : k + 1];
    mpz_addmul(r, p->x.z, q->y.z);
    mpz_submul(r, p->y.z, q->x.z);
  }
}

// The outline as it runs, and each hole the other way, whichever way it is given; twice their area. Returns the
// outline's turn.
static int add_rings(sides *s, mpz_t twice, const og_polygon_problem *polygon) {
  int turn = 0;
  const og_points *points = og_hull_points(&polygon->points);
  mpz_t area;
  mpz_init(area);
  mpz_set_si(twice, 0);
  for (size_t ring = 0; ring <= polygon->hole_count; ring++) {
    const size_t start = og_polygon_ring_start(polygon, ring), end = og_polygon_ring_end(polygon, ring);
    set_double_area(area, points, start, end);
    const bool back = ring > 0 && mpz_sgn(area) * turn > 0;
    if (ring == 0) turn = mpz_sgn(area);
    for (size_t k = start; k < end; k++)
      add_side(s, (uint32_t)k, (uint32_t)(k + 1 == end ? start : k + 1), back ? -1 : 1, 0);
    if (back) mpz_neg(area, area);
    mpz_add(twice, twice, area);
  }
  mpz_clear(area);
  return turn;
}

// The triangles all turned counterclockwise.
static sides sides_of(const og_polygon_problem *polygon, mpz_t twice, const og_claimed_facets *triangles,
                      const turned *t) {
  const size_t count = og_hull_points(&polygon->points)->count;
  sides s = {0, 0, og_grow(NULL, count + 3 * triangles->count, sizeof *s.at)};
  s.turn = add_rings(&s, twice, polygon);
  for (size_t k = 0; k < triangles->count; k++)
    for (size_t i = 0; t->turn[k] != 0 && i < 3; i++) {
      const uint32_t *corner = triangles->corner + triangles->start[k];
      add_side(&s, corner[i], corner[i == 2 ? 0 : i + 1], 0, t->turn[k]);
    }
  merge_sides(&s);
  return s;
}

// ---- areas ----

typedef struct areas {
  int way;      // of the polygon: 1, or -1 where it runs clockwise
  bool is_once; // does it run round every place at most once, and that way?
  mpq_t whole, missing, twice, outside;
} areas;

static void take_piece(void *context, const long cover[2], const mpq_t area) {
  areas *a = context;
  const long inside = cover[0] * a->way, covered = cover[1];
  mpq_t many;
  mpq_init(many);
  a->is_once = a->is_once && (inside == 0 || inside == 1);
  mpq_set_si(many, inside == 1 ? covered - 1 : covered, 1);
  mpq_mul(many, many, area);
  if (inside == 1) mpq_add(a->whole, a->whole, area);
  if (inside == 1 && covered == 0) mpq_add(a->missing, a->missing, area);
  if (inside == 1 && covered > 1) mpq_add(a->twice, a->twice, many);
  if (inside == 0 && covered > 0) mpq_add(a->outside, a->outside, many);
  mpq_clear(many);
}

static void find_pieces(areas *a, const sides *s, const og_points *points) {
  og_overlay overlay;
  og_plane_point from, to;
  og_overlay_init(&overlay);
  og_plane_point_init(&from);
  og_plane_point_init(&to);
  for (size_t k = 0; k < s->count; k++) {
    const side *one = &s->at[k];
    mpq_set_z(from.x, points->at[one->lo].x.z);
    mpq_set_z(from.y, points->at[one->lo].y.z);
    mpq_set_z(to.x, points->at[one->hi].x.z);
    mpq_set_z(to.y, points->at[one->hi].y.z);
    og_overlay_add(&overlay, &from, &to, one->polygon, one->triangles);
  }
  og_overlay_pieces(&overlay, take_piece, a);
  og_plane_point_clear(&from);
  og_plane_point_clear(&to);
  og_overlay_clear(&overlay);
}

static bool cancels(const sides *s, int way) {
  for (size_t k = 0; k < s->count; k++)
    if (way * s->at[k].polygon != s->at[k].triangles) return false;
  return true;
}

// False where the polygon is not simple, and has no area of which each place counts once.
static bool find_areas(areas *a, const sides *s, const og_points *points, const mpz_t twice, bool simple) {
  a->way = s->turn < 0 ? -1 : 1;
  a->is_once = true;
  mpq_inits(a->whole, a->missing, a->twice, a->outside, NULL);
  if (simple && cancels(s, a->way)) {
    mpq_set_z(a->whole, twice);
    mpq_div_2exp(a->whole, a->whole, 1);
    mpq_abs(a->whole, a->whole);
  } else {
    find_pieces(a, s, points);
  }
  return a->is_once;
}

static void clear_areas(areas *a) { mpq_clears(a->whole, a->missing, a->twice, a->outside, NULL); }

// ---- all ----

static og_checked check_count(const og_handed_polygon *truth, const og_claimed_facets *triangles, size_t flat) {
  const double wanted = (double)truth->points.count - 2 + 2 * (double)truth->whole.hole_count;
  const double error = fabs((double)triangles->count - wanted) + (double)flat, least = error > 0 ? 0x1p-1074 : 0;
  return (og_checked){OG_CHECK_TRIANGLES, OG_RIGHT, OG_ERROR_NONE, error, least, error / wanted, error};
}

static void add_areas(og_judgement *judgement, const og_handed_polygon *truth, const turned *t, const areas *a,
                      og_tolerance tolerance) {
  static const og_check_what what[] = {OG_CHECK_TURNED, OG_CHECK_AREA_MISSING, OG_CHECK_AREA_TWICE,
                                       OG_CHECK_AREA_OUTSIDE};
  const mpq_t *const error[] = {&t->area[mpq_cmp(t->area[0], t->area[1]) >= 0], &a->missing, &a->twice, &a->outside};
  for (size_t k = 0; k < sizeof what / sizeof *what; k++)
    og_judgement_add(judgement,
                     og_measure_check(what[k], 2, *error[k], a->whole, &truth->points.problem.whole,
                                      &truth->points.extent, tolerance.format),
                     tolerance);
}

static void judge_areas(og_judgement *judgement, const og_handed_polygon *truth, const og_claimed_facets *triangles,
                        og_tolerance tolerance) {
  const og_points *points = og_hull_points(&truth->whole.points);
  const bool simple = truth->answer.finding.fault == OG_POLYGON_SIMPLE;
  turned t;
  areas a;
  mpz_t twice;
  mpz_init(twice);
  find_turns(&t, points, triangles);
  sides s = sides_of(&truth->whole, twice, triangles, &t);
  if (find_areas(&a, &s, points, twice, simple)) {
    if (simple) og_judgement_add(judgement, check_count(truth, triangles, t.flat), tolerance);
    add_areas(judgement, truth, &t, &a, tolerance);
  }
  clear_areas(&a);
  free(s.at);
  mpz_clear(twice);
  clear_turns(&t);
}

og_judgement og_judge_triangles(const og_handed_polygon *truth, const og_statement *statement,
                                const og_claimed_facets *triangles, og_tolerance tolerance) {
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  const bool good = are_corners_points(triangles, truth->points.count);
  og_judgement_mark(&judgement, OG_CHECK_CORNERS, good);
  if (good) judge_areas(&judgement, truth, triangles, tolerance);
  return judgement;
}
