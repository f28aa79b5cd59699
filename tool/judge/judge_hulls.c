#include "tool/judge/judge_hulls.h"

#include <stdlib.h>
#include <string.h>

#include "spec/decompose/surface.h"
#include "spec/hull/solve/hull.h"
#include "spec/number/allocation.h"
#include "tool/judge/measure_error.h"
#include "tool/judge/solid_mesh.h"

// ---- a hull ----

typedef struct hull {
  og_convex_piece piece;
  og_piece_box box;
  size_t planes; // 0: it has no volume
  og_cut_plane *plane;
} hull;

static void take_facets(hull *h, const og_facets *facets, const double *xyz, size_t count) {
  og_convex_piece_reset(&h->piece);
  for (size_t k = 0; k < count; k++) og_space_point_set_doubles(og_convex_piece_add_point(&h->piece), xyz + 3 * k);
  h->box = og_convex_piece_box(&h->piece);
  h->planes = facets->count;
  h->plane = og_grow(NULL, facets->count, sizeof *h->plane);
  for (size_t k = 0; k < facets->count; k++) {
    const uint32_t *corner = facets->corner + og_facet_start(facets, k);
    for (size_t i = 0; i < og_facet_size(facets, k); i++) og_convex_piece_add_corner(&h->piece, corner[i]);
    og_convex_piece_end_face(&h->piece);
    const og_space_point *point = h->piece.point;
    og_cut_plane_init(&h->plane[k]);
    og_cut_plane_through(&h->plane[k], &point[corner[0]], &point[corner[1]], &point[corner[2]]);
  }
}

// The points that are no corners stay with the piece: a cut leaves them out.
static bool make_hull(hull *h, const double *xyz, size_t count) {
  memset(h, 0, sizeof *h);
  og_convex_piece_init(&h->piece);
  if (count == 0) return true;
  og_hull_problem problem;
  og_hull_answer answer;
  og_hull_problem_init(&problem);
  og_hull_answer_init(&answer);
  const bool good = og_hull_problem_set_doubles(&problem, 3, xyz, count) == OG_PROBLEM_OK &&
                    og_solve_hull(&problem, &answer) == OG_HULL_ACCEPTED;
  if (good && answer.finding.dimension == 3) take_facets(h, &answer.finding.facets, xyz, count);
  og_hull_answer_clear(&answer);
  og_hull_problem_clear(&problem);
  return good;
}

static void clear_hull(hull *h) {
  og_convex_piece_clear(&h->piece);
  for (size_t k = 0; k < h->planes; k++) og_cut_plane_clear(&h->plane[k]);
  free(h->plane);
}

// True only where they share no volume; false may be wrong.
static bool is_apart(const og_convex_piece *piece, const hull *h) {
  if (h->planes == 0) return true;
  const og_piece_box box = og_convex_piece_box(piece);
  if (og_piece_boxes_apart(&box, &h->box)) return true;
  for (size_t k = 0; k < h->planes; k++)
    if (og_convex_piece_side(piece, &h->plane[k]) > 0) return true;
  return false;
}

// ---- volumes, six times each ----

typedef struct volumes {
  og_solid_mesh solid;
  mpq_t outside; // of all hulls
  mpq_t most;    // of the hull that has most of it
  mpq_t covered; // of the mesh, by any hull
} volumes;

static void volumes_init(volumes *v, const og_handed_decomposition *truth) {
  og_solid_mesh_init(&v->solid, &truth->mesh);
  mpq_inits(v->outside, v->most, v->covered, NULL);
}

static void volumes_clear(volumes *v) {
  og_solid_mesh_clear(&v->solid);
  mpq_clears(v->outside, v->most, v->covered, NULL);
}

static void take_off(volumes *v, const og_convex_piece *piece) {
  mpq_t six;
  mpq_init(six);
  og_solid_mesh_share(six, &v->solid, piece);
  mpq_sub(v->covered, v->covered, six);
  mpq_clear(six);
}

// What of the mesh is in the piece and in a hull from `first` on before `end` counted already: it is taken off.
static void take_off_known(volumes *v, const og_convex_piece *piece, const hull *first, const hull *end) {
  while (first < end && is_apart(piece, first)) first++;
  if (first == end) return;
  og_convex_piece rest[2], beyond;
  og_convex_piece_init(&beyond);
  for (int k = 0; k < 2; k++) og_convex_piece_init(&rest[k]);
  bool shares = true;
  for (size_t k = 0, next = 0; shares && k < first->planes; k++) {
    const int side = og_convex_piece_side(piece, &first->plane[k]);
    shares = side <= 0;
    if (side > 0) take_off_known(v, piece, first + 1, end); // what is left is apart, along no plane alone
    if (side != 0) continue;
    og_convex_piece_cut(&beyond, piece, &first->plane[k], true);
    take_off_known(v, &beyond, first + 1, end);
    og_convex_piece_cut(&rest[next], piece, &first->plane[k], false);
    piece = &rest[next];
    next = 1 - next;
  }
  if (shares) take_off(v, piece);
  og_convex_piece_clear(&beyond);
  for (int k = 0; k < 2; k++) og_convex_piece_clear(&rest[k]);
}

static void add_hull(volumes *v, const hull *all, const hull *one) {
  if (one->planes == 0) return;
  mpq_t six, shared;
  mpq_inits(six, shared, NULL);
  og_convex_piece_volume(six, &one->piece);
  og_solid_mesh_share(shared, &v->solid, &one->piece);
  mpq_sub(six, six, shared);
  if (mpq_sgn(six) > 0) mpq_add(v->outside, v->outside, six);
  if (mpq_cmp(six, v->most) > 0) mpq_set(v->most, six);
  mpq_add(v->covered, v->covered, shared);
  take_off_known(v, &one->piece, all, one);
  mpq_clears(six, shared, NULL);
}

// ---- the bound ----

// The hull of the points that triangles name.
static bool make_whole(hull *h, const og_handed_decomposition *truth) {
  const og_decomposition_problem problem = {.mesh = truth->mesh.problem};
  size_t count;
  uint32_t *number = og_surface_points(&problem, og_surface_of_all(&problem), &count);
  double *xyz = og_grow(NULL, 3 * count, sizeof *xyz);
  for (size_t k = 0; k < count; k++)
    memcpy(xyz + 3 * k, truth->mesh.xyz[0] + 3 * (size_t)number[k], 3 * sizeof *xyz);
  const bool good = make_hull(h, xyz, count);
  free(xyz);
  free(number);
  return good;
}

// Six times what the hull that has most outside has more than the bound allows.
static bool find_excess(mpq_t six, const volumes *v, const og_handed_decomposition *truth) {
  hull whole;
  const bool good = make_whole(&whole, truth);
  if (good) {
    mpq_t allowed;
    mpq_init(allowed);
    mpq_set_num(allowed, truth->from->bound.num.z);
    mpq_set_den(allowed, truth->from->bound.den.z);
    og_convex_piece_volume(six, &whole.piece);
    mpq_mul(allowed, allowed, six);
    mpq_sub(six, v->most, allowed);
    mpq_clear(allowed);
  }
  clear_hull(&whole);
  return good;
}

// ---- all ----

static og_checked measure(og_check_what what, const mpq_t six, const volumes *v, const og_handed_decomposition *truth,
                          og_tolerance tolerance) {
  mpq_t error, exact, sixth;
  mpq_inits(error, exact, sixth, NULL);
  mpq_set_ui(sixth, 1, 6);
  mpq_mul(error, six, sixth);
  mpq_mul(exact, v->solid.six, sixth);
  const og_checked check = og_measure_check(what, 3, error, exact, NULL, &truth->extent, tolerance.format);
  mpq_clears(error, exact, sixth, NULL);
  return check;
}

static void add_volumes(og_judgement *judgement, volumes *v, const mpq_t excess, const og_handed_decomposition *truth,
                        og_tolerance tolerance) {
  const og_checked outside = measure(OG_CHECK_VOLUME_OUTSIDE, v->outside, v, truth, tolerance);
  const og_checked beyond = measure(OG_CHECK_VOLUME_OUTSIDE, excess, v, truth, tolerance);
  og_judgement_add(judgement, outside, tolerance);
  if (beyond.fraction <= tolerance.gross) og_judgement_allow(judgement, (og_allowance){.absolute = outside.absolute});
  mpq_sub(v->covered, v->solid.six, v->covered); // what is left out
  og_judgement_add(judgement, measure(OG_CHECK_VOLUME_MISSING, v->covered, v, truth, tolerance), tolerance);
}

static bool judge_volumes(og_judgement *judgement, const og_handed_decomposition *truth, const og_claimed_hulls *hulls,
                          og_tolerance tolerance) {
  hull *all = og_grow(NULL, hulls->count + 1, sizeof *all);
  volumes v;
  size_t made = 0;
  bool good = true, solid = true;
  mpq_t excess;
  mpq_init(excess);
  volumes_init(&v, truth);
  for (; good && made < hulls->count; made++) {
    const size_t start = og_claimed_hull_start(hulls, made);
    good = make_hull(&all[made], hulls->xyz + 3 * start, hulls->end[made] - start);
    solid = solid && all[made].planes > 0;
    if (good) add_hull(&v, all, &all[made]);
  }
  good = good && find_excess(excess, &v, truth);
  og_judgement_mark(judgement, OG_CHECK_SOLID, solid);
  if (good) add_volumes(judgement, &v, excess, truth, tolerance);
  for (size_t k = 0; k < made; k++) clear_hull(&all[k]);
  free(all);
  mpq_clear(excess);
  volumes_clear(&v);
  return good;
}

bool og_judge_hulls(const og_handed_decomposition *truth, const og_statement *statement, const og_claimed_hulls *hulls,
                    og_tolerance tolerance, og_judgement *judgement) {
  *judgement = (og_judgement){.judged = OG_RIGHT};
  og_judgement_answer(judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return true;
  og_judgement_mark(judgement, OG_CHECK_FINITE, hulls->finite);
  return !hulls->finite || judge_volumes(judgement, truth, hulls, tolerance);
}
