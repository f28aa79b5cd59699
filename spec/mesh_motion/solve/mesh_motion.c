#include "spec/mesh_motion/solve/mesh_motion.h"

#include <stdlib.h>

#include "spec/mesh_motion/candidates.h"
#include "spec/moving/solve/instant.h"
#include "spec/moving/solve/moving.h"
#include "spec/number/allocation.h"

typedef struct pair_list {
  og_motion_pair *at;
  size_t count, room;
} pair_list;

typedef struct search {
  const og_mesh_problem *problem;
  og_mesh_motion_answer *answer;
  og_motion_candidates *candidates;
  pair_list maybe, first;
  og_moving_problem pair;
  og_moving_answer moving;
  og_instant best, other; // of `best` the interval may become shorter
  og_problem window;
} search;

static void instant_init(og_instant *instant) {
  instant->is_rational = true;
  og_rational_init(&instant->time);
  og_poly_init(&instant->root);
  og_rational_init(&instant->lo);
  og_rational_init(&instant->hi);
}

static void instant_clear(og_instant *instant) {
  og_rational_clear(&instant->time);
  og_poly_clear(&instant->root);
  og_rational_clear(&instant->lo);
  og_rational_clear(&instant->hi);
}

static void search_init(search *s, const og_mesh_problem *problem, og_mesh_motion_answer *answer) {
  *s = (search){.problem = problem, .answer = answer};
  s->candidates = og_motion_candidates_new();
  og_moving_problem_init(&s->pair);
  og_moving_answer_init(&s->moving);
  instant_init(&s->best);
  instant_init(&s->other);
  og_problem_init(&s->window);
}

static void search_clear(search *s) {
  og_motion_candidates_free(s->candidates);
  free(s->maybe.at);
  free(s->first.at);
  og_moving_problem_clear(&s->pair);
  og_moving_answer_clear(&s->moving);
  instant_clear(&s->best);
  instant_clear(&s->other);
  og_problem_clear(&s->window);
}

// ---- pairs that may meet ----

static void add_pair(pair_list *list, og_motion_pair pair) {
  if (list->count == list->room) {
    list->room = og_doubled(list->room);
    list->at = og_grow(list->at, list->room, sizeof *list->at);
  }
  list->at[list->count++] = pair;
}

static bool take_pair(void *to, og_motion_pair pair) {
  search *s = to;
  add_pair(&s->maybe, pair);
  return true;
}

static int compare_pairs(const void *x, const void *y) {
  const og_motion_pair *a = x, *b = y;
  return og_motion_compare_pairs(*a, *b);
}

// Up to the time, in ascending order.
static void find_candidates(search *s, const og_rational *until) {
  const og_motion_features *features = &s->answer->finding.features;
  og_motion_cut(&s->window, &s->problem->points, until);
  s->maybe.count = 0;
  og_motion_walk(s->candidates, &s->window, features, take_pair, s);
  if (s->maybe.count > 0) qsort(s->maybe.at, s->maybe.count, sizeof *s->maybe.at, compare_pairs);
}

// ---- times ----

static int compare_rationals(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const int order = og_int_compare(&left, &right);
  og_int_clear(&left);
  og_int_clear(&right);
  return order;
}

// A rational is no root of an irreducible polynomial.
static int compare_with_root(const og_rational *time, const og_instant *root) {
  if (compare_rationals(time, &root->lo) <= 0) return -1;
  if (compare_rationals(time, &root->hi) >= 0) return 1;
  return og_poly_sign_at(&root->root, time) == og_poly_sign_at(&root->root, &root->lo) ? -1 : 1;
}

static bool are_one_root(const og_instant *a, const og_instant *b) {
  if (a->root.degree != b->root.degree) return false;
  for (int k = 0; k <= a->root.degree; k++)
    if (og_int_compare(&a->root.c[k], &b->root.c[k]) != 0) return false;
  const og_rational *lo = compare_rationals(&a->lo, &b->lo) <= 0 ? &a->lo : &b->lo;
  const og_rational *hi = compare_rationals(&a->hi, &b->hi) >= 0 ? &a->hi : &b->hi;
  og_poly slope, local, work;
  og_poly_init(&slope);
  og_poly_init(&local);
  og_poly_init(&work);
  og_poly_derive(&slope, &a->root);
  og_poly_localize(&local, &slope, lo, hi, &work);
  const bool is_monotone = og_poly_is_all(&local, 1) || og_poly_is_all(&local, -1);
  og_poly_clear(&slope);
  og_poly_clear(&local);
  og_poly_clear(&work);
  return is_monotone;
}

// Intervals become shorter until they lie apart, or around one root where the polynomial is monotone.
static int compare_instants(og_instant *a, og_instant *b) {
  if (a->is_rational && b->is_rational) return compare_rationals(&a->time, &b->time);
  if (a->is_rational) return compare_with_root(&a->time, b);
  if (b->is_rational) return -compare_with_root(&b->time, a);
  for (;;) {
    if (compare_rationals(&a->hi, &b->lo) <= 0) return -1;
    if (compare_rationals(&b->hi, &a->lo) <= 0) return 1;
    if (are_one_root(a, b)) return 0;
    og_instant_halve(a);
    og_instant_halve(b);
  }
}

static void set_instant(og_instant *instant, const og_moving_certificate *proof) {
  instant->is_rational = proof->root.degree == 0;
  og_rational_set(&instant->time, &proof->time);
  og_poly_set(&instant->root, &proof->root);
  og_rational_set(&instant->lo, &proof->lo);
  og_rational_set(&instant->hi, &proof->hi);
}

// ---- the first contact ----

static bool solve_pair(search *s, const og_problem *points, og_motion_pair pair) {
  og_motion_take_pair(&s->pair, points, &s->answer->finding.features, pair);
  return og_solve_moving(&s->pair, &s->moving) == OG_MOVING_ACCEPTED;
}

// Pieces up to the end of the motion that was asked about.
static void keep_apart(search *s, og_motion_pair pair) {
  og_mesh_motion_certificate *certificate = &s->answer->certificate;
  og_motion_apart *apart = og_mesh_motion_add_apart(certificate, pair);
  for (size_t k = 0; k < s->moving.certificate.count; k++, apart->pieces++) {
    og_moving_piece *from = &s->moving.certificate.piece[k], *to = og_moving_certificate_add(&certificate->pieces);
    og_rational_set(&to->until, &from->until);
    to->controls = from->controls;
    for (int i = 0; i < from->controls; i++) og_ivec_set(&to->control[i], &from->control[i]);
  }
}

static void forget_apart(search *s) {
  s->answer->certificate.apart_count = 0;
  og_moving_certificate_reset(&s->answer->certificate.pieces);
}

// Of all candidates: which meet first, and when. Where none meets, all have their pieces. False: a defect.
static bool find_first(search *s) {
  s->first.count = 0;
  for (size_t k = 0; k < s->maybe.count; k++) {
    if (!solve_pair(s, &s->problem->points, s->maybe.at[k])) return false;
    if (!s->moving.certificate.hit) {
      if (s->first.count == 0) keep_apart(s, s->maybe.at[k]);
      continue;
    }
    set_instant(&s->other, &s->moving.certificate);
    const int order = s->first.count == 0 ? 1 : compare_instants(&s->best, &s->other);
    if (order < 0) continue;
    if (order > 0) {
      s->first.count = 0;
      set_instant(&s->best, &s->moving.certificate);
    }
    add_pair(&s->first, s->maybe.at[k]);
  }
  return true;
}

// The last piece ends where the interval does.
static void shorten_proof(og_moving_certificate *proof, const og_instant *instant) {
  if (instant->is_rational) return;
  og_rational_set(&proof->lo, &instant->lo);
  og_rational_set(&proof->hi, &instant->hi);
  if (proof->count > 0) og_rational_set(&proof->piece[proof->count - 1].until, &instant->hi);
}

static bool keep_first(search *s) {
  og_mesh_motion_certificate *certificate = &s->answer->certificate;
  for (size_t k = 0; k < s->first.count; k++) {
    if (!solve_pair(s, &s->problem->points, s->first.at[k])) return false;
    set_instant(&s->other, &s->moving.certificate);
    compare_instants(&s->best, &s->other);
    shorten_proof(&s->moving.certificate, &s->other);
    og_moving_certificate *proof = og_mesh_motion_add_first(certificate, s->first.at[k]);
    const og_moving_certificate kept = *proof;
    *proof = s->moving.certificate;
    s->moving.certificate = kept;
  }
  if (s->first.count > 0) shorten_proof(&certificate->first[0].proof, &s->best);
  return true;
}

// ---- all others ----

static bool is_first(const search *s, og_motion_pair pair) {
  return s->first.count > 0 &&
         bsearch(&pair, s->first.at, s->first.count, sizeof pair, compare_pairs) != NULL;
}

typedef enum parting { PARTED, MEET_TOO_SOON, DEFECT } parting;

static parting part_others(search *s) {
  for (size_t k = 0; k < s->maybe.count; k++) {
    if (is_first(s, s->maybe.at[k])) continue;
    if (!solve_pair(s, &s->window, s->maybe.at[k])) return DEFECT;
    if (s->moving.certificate.hit) return MEET_TOO_SOON;
    keep_apart(s, s->maybe.at[k]);
  }
  return PARTED;
}

// Up to the time of the contact; of a root, to the end of its interval, which is made shorter as long as another pair
// meets before.
static void keep_others(search *s) {
  og_rational *until = &s->answer->certificate.until;
  for (;;) {
    og_rational_set(until, s->best.is_rational ? &s->best.time : &s->best.hi);
    find_candidates(s, until);
    forget_apart(s);
    if (part_others(s) != MEET_TOO_SOON || s->best.is_rational) return;
    og_instant_halve(&s->best);
  }
}

// What it cannot do the checker refuses.
static void search_motion(search *s) {
  og_rational one;
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  find_candidates(s, &one);
  og_rational_clear(&one);
  if (find_first(s) && s->first.count > 0 && keep_first(s)) keep_others(s);
}

void og_mesh_motion_answer_init(og_mesh_motion_answer *answer) {
  answer->refusal = OG_MESH_MOTION_REFUSED_PROBLEM;
  og_mesh_motion_certificate_init(&answer->certificate);
  og_mesh_motion_finding_init(&answer->finding);
}

void og_mesh_motion_answer_clear(og_mesh_motion_answer *answer) {
  og_mesh_motion_certificate_clear(&answer->certificate);
  og_mesh_motion_finding_clear(&answer->finding);
}

og_mesh_motion_refusal og_solve_mesh_motion(const og_mesh_problem *problem, og_mesh_motion_answer *answer) {
  search s;
  og_mesh_motion_certificate_reset(&answer->certificate);
  if (og_motion_features_set(&answer->finding.features, problem)) {
    search_init(&s, problem, answer);
    search_motion(&s);
    search_clear(&s);
  }
  answer->refusal = og_check_mesh_motion(problem, &answer->certificate, &answer->finding);
  return answer->refusal;
}
