#include "spec/mesh_motion/solve/mesh_motion.h"

#include <stdlib.h>

#include "spec/mesh_motion/candidates.h"
#include "spec/mesh_motion/times.h"
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

// A rational is no root of an irreducible polynomial.
static int compare_with_root(const og_rational *time, const og_instant *root) {
  if (og_motion_compare_times(time, &root->lo) <= 0) return -1;
  if (og_motion_compare_times(time, &root->hi) >= 0) return 1;
  return og_poly_sign_at(&root->root, time) == og_poly_sign_at(&root->root, &root->lo) ? -1 : 1;
}

static og_motion_root root_of(const og_instant *instant) {
  return (og_motion_root){&instant->root, &instant->lo, &instant->hi};
}

// Intervals become shorter until they lie apart, or around one root where the polynomial is monotone.
static int compare_instants(og_instant *a, og_instant *b) {
  if (a->is_rational && b->is_rational) return og_motion_compare_times(&a->time, &b->time);
  if (a->is_rational) return compare_with_root(&a->time, b);
  if (b->is_rational) return -compare_with_root(&b->time, a);
  for (;;) {
    if (og_motion_compare_times(&a->hi, &b->lo) <= 0) return -1;
    if (og_motion_compare_times(&b->hi, &a->lo) <= 0) return 1;
    if (og_motion_is_one_root(root_of(a), root_of(b))) return 0;
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

// What it cannot do the checker refuses.
static void solve_pair(search *s, const og_problem *points, og_motion_pair pair) {
  og_motion_take_pair(&s->pair, points, &s->answer->finding.features, pair);
  og_solve_moving(&s->pair, &s->moving);
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

// Of all candidates: which meet first, and when. Where none meets, all have their pieces.
static void find_first(search *s) {
  s->first.count = 0;
  for (size_t k = 0; k < s->maybe.count; k++) {
    solve_pair(s, &s->problem->points, s->maybe.at[k]);
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
}

// Two proofs of one root each have an interval on which its polynomial is monotone; so it is on both together.
static void keep_first(search *s) {
  og_mesh_motion_certificate *certificate = &s->answer->certificate;
  for (size_t k = 0; k < s->first.count; k++) {
    solve_pair(s, &s->problem->points, s->first.at[k]);
    og_moving_certificate *proof = og_mesh_motion_add_first(certificate, s->first.at[k]);
    const og_moving_certificate kept = *proof;
    *proof = s->moving.certificate;
    s->moving.certificate = kept;
  }
}

// ---- all others ----

static bool is_first(const search *s, og_motion_pair pair) {
  return bsearch(&pair, s->first.at, s->first.count, sizeof pair, compare_pairs) != NULL;
}

// False: one of them meets before the window ends.
static bool part_others(search *s) {
  for (size_t k = 0; k < s->maybe.count; k++) {
    if (is_first(s, s->maybe.at[k])) continue;
    solve_pair(s, &s->window, s->maybe.at[k]);
    if (s->moving.certificate.hit) return false;
    keep_apart(s, s->maybe.at[k]);
  }
  return true;
}

// Up to the time of the contact; of a root, to the end of its interval, which is made shorter as long as another pair
// meets before.
static void keep_others(search *s) {
  og_rational *until = &s->answer->certificate.until;
  bool is_parted = false;
  while (!is_parted) {
    og_rational_set(until, s->best.is_rational ? &s->best.time : &s->best.hi);
    find_candidates(s, until);
    forget_apart(s);
    is_parted = part_others(s) || s->best.is_rational;
    if (!is_parted) og_instant_halve(&s->best);
  }
}

static void search_motion(search *s) {
  og_rational one;
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  find_candidates(s, &one);
  og_rational_clear(&one);
  find_first(s);
  if (s->first.count == 0) return;
  keep_first(s);
  keep_others(s);
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
