#include "spec/parts/solve/parts.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/solve/overlaps.h"
#include "spec/pair/witness.h"
#include "spec/parts/solve/search.h"

void og_parts_answer_init(og_parts_answer *answer) {
  *answer = (og_parts_answer){.status = OG_REFUSED, .refusal = OG_PARTS_REFUSED_OPEN};
  og_parts_certificate_init(&answer->certificate);
  og_finding_init(&answer->finding);
}

void og_parts_answer_clear(og_parts_answer *answer) {
  og_parts_certificate_clear(&answer->certificate);
  og_finding_clear(&answer->finding);
}

og_parts_solver *og_parts_solver_new(void) {
  og_parts_solver *s = og_grow(NULL, 1, sizeof *s);
  s->of_pair = og_solver_new();
  og_answer_init(&s->solved);
  og_problem_init(&s->pair);
  s->checker = og_parts_checker_new();
  og_parts_bar_init(&s->bar);
  og_parts_numbers_init(&s->numbers);
  for (int body = 0; body < 2; body++) og_part_tree_init(&s->tree[body]);
  for (int k = 0; k < OG_PARTS_RECENT; k++) og_ivec_init(&s->recent[k]);
  s->recent_count = 0;
  og_ivec_init(&s->direction);
  og_ivec_init(&s->shorter);
  return s;
}

void og_parts_solver_free(og_parts_solver *s) {
  if (s == NULL) return;
  og_solver_free(s->of_pair);
  og_answer_clear(&s->solved);
  og_problem_clear(&s->pair);
  og_parts_checker_free(s->checker);
  og_parts_bar_clear(&s->bar);
  og_parts_numbers_clear(&s->numbers);
  for (int body = 0; body < 2; body++) og_part_tree_clear(&s->tree[body]);
  for (int k = 0; k < OG_PARTS_RECENT; k++) og_ivec_clear(&s->recent[k]);
  og_ivec_clear(&s->direction);
  og_ivec_clear(&s->shorter);
  free(s);
}

void og_parts_solver_set_limit(og_parts_solver *solver, size_t limit) { og_solver_set_limit(solver->of_pair, limit); }

// ---- one pair of parts ----

// The two as a pair, into solver->solved. False where it was given up.
static bool solve_pair(og_parts_solver *s, const og_parts_problem *problem, og_question question, const int32_t part[2],
                       og_parts_answer *answer) {
  og_parts_take_pair(&s->pair, problem, part);
  answer->pairs++;
  return og_solve(s->of_pair, question, &s->pair, NULL, &s->solved) == OG_ANSWERED;
}

static void name_parts(og_parts_certificate *certificate, const int32_t part[2]) {
  certificate->has_pair = true;
  certificate->part[0] = part[0];
  certificate->part[1] = part[1];
}

// ---- the walk ----

// What becomes of a walk; the worst counts.
typedef enum outcome {
  GOES_ON,
  NEARER, // two parts nearer, or deeper, than the bar were found, which is theirs now: the walk was for nothing
  MEETS,  // two parts penetrate
  GAVE_UP,
} outcome;

typedef struct walk_state {
  og_parts_solver *solver;
  const og_parts_problem *problem;
  og_question question;
  og_parts_answer *answer;
} walk_state;

static void add_block(walk_state *w, const og_parts_range *range) {
  og_parts_block *block = og_parts_certificate_add(&w->answer->certificate);
  block->range = *range;
  og_ivec_set(&block->direction, &w->solver->direction);
}

// The direction of the certificate of parts that are apart, or touch. It is as far as the bar.
static outcome part_pair(walk_state *w, const og_parts_range *range) {
  og_parts_solver *s = w->solver;
  (void)og_witness_direction(&s->direction, &s->pair, &s->solved.certificate);
  if (!og_parts_shorten_direction(s, w->problem, range)) return GAVE_UP;
  og_parts_note_direction(s);
  add_block(w, range);
  return GOES_ON;
}

static outcome show_relation(walk_state *w, const og_parts_range *range, const int32_t part[2]) {
  og_parts_solver *s = w->solver;
  if (!solve_pair(s, w->problem, OG_RELATION, part, w->answer)) return GAVE_UP;
  const og_relation relation = s->solved.finding.relation;
  if (relation != OG_SEPARATED) name_parts(&w->answer->certificate, part);
  if (relation == OG_PENETRATING) return MEETS;
  if (relation == OG_TOUCHING) s->bar.strictly = false;
  return part_pair(w, range);
}

static outcome show_distance(walk_state *w, const og_parts_range *range, const int32_t part[2]) {
  og_parts_solver *s = w->solver;
  if (!solve_pair(s, w->problem, OG_DISTANCE, part, w->answer)) return GAVE_UP;
  if (s->solved.finding.relation != OG_SEPARATED) return GAVE_UP; // doubles saw no contact where there is one
  if (og_surd_compare(&s->solved.finding.distance, &w->answer->finding.distance) >= 0) return part_pair(w, range);
  og_surd_set(&w->answer->finding.distance, &s->solved.finding.distance);
  name_parts(&w->answer->certificate, part);
  og_parts_set_bar(&s->bar, &s->pair, &s->solved.certificate.witness, false);
  return NEARER;
}

// The bar of two parts that penetrate, of which solver->solved tells: no others are to be deeper.
static void set_depth(walk_state *w, const int32_t part[2]) {
  og_parts_solver *s = w->solver;
  og_surd_set(&w->answer->finding.depth, &s->solved.finding.depth);
  name_parts(&w->answer->certificate, part);
  og_parts_set_bar(&s->bar, &s->pair, &s->solved.certificate.witness, false);
  s->bar.is_depth = s->solved.certificate.kind == OG_CERT_SURFACE;
}

static outcome show_depth(walk_state *w, const og_parts_range *range, const int32_t part[2]) {
  og_parts_solver *s = w->solver;
  const og_finding *finding = &s->solved.finding;
  if (!solve_pair(s, w->problem, OG_DEPTH, part, w->answer)) return GAVE_UP;
  if (finding->relation != OG_PENETRATING || og_surd_compare(&finding->depth, &w->answer->finding.depth) <= 0)
    return part_pair(w, range);
  set_depth(w, part);
  return NEARER;
}

// The two that are named have their certificate already.
static void add_late(walk_state *w, const int32_t part[2]) {
  const og_parts_certificate *known = &w->answer->certificate;
  if (known->has_pair && known->part[0] == part[0] && known->part[1] == part[1]) return;
  og_parts_late_pair *late = og_parts_certificate_add_late(&w->answer->certificate);
  const og_certificate own = late->sweep;
  late->part[0] = part[0];
  late->part[1] = part[1];
  late->sweep = w->solver->solved.certificate;
  w->solver->solved.certificate = own;
}

// Parts that meet do so at the first time or later: the direction that shows when they first meet will do, if there is
// one.
static outcome show_late(walk_state *w, const og_parts_range *range, const int32_t part[2]) {
  og_parts_solver *s = w->solver;
  const og_certificate *certificate = &s->solved.certificate;
  if (!solve_pair(s, w->problem, OG_SWEEP, part, w->answer)) return GAVE_UP;
  og_ivec_set(&s->direction,
              certificate->kind == OG_CERT_MISS ? &certificate->direction : &certificate->first.direction);
  if (!og_parts_shorten_direction(s, w->problem, range)) {
    add_late(w, part);
    return GOES_ON;
  }
  og_parts_note_direction(s);
  add_block(w, range);
  return GOES_ON;
}

static outcome show_pair(walk_state *w, const og_parts_range *range, const int32_t part[2]) {
  if (og_question_translates(w->question)) return show_late(w, range, part);
  if (w->question == OG_DEPTH) return show_depth(w, range, part);
  return w->question == OG_RELATION ? show_relation(w, range, part) : show_distance(w, range, part);
}

static outcome show(walk_state *w, const og_parts_range *range) {
  og_parts_solver *s = w->solver;
  if (og_parts_boxes_are_apart(s->tree, range, &s->bar)) return GOES_ON;
  if (og_parts_find_direction(s, w->problem, range)) {
    add_block(w, range);
    return GOES_ON;
  }
  if (og_parts_range_is_pair(range)) {
    const int32_t part[2] = {s->tree[0].order[range->lo[0]], s->tree[1].order[range->lo[1]]};
    return show_pair(w, range, part);
  }
  og_parts_range half[2];
  og_parts_halves(range, half);
  const outcome first = show(w, &half[0]);
  if (first == MEETS || first == GAVE_UP) return first;
  const outcome second = show(w, &half[1]);
  return first > second ? first : second;
}

static outcome show_all(walk_state *w) {
  const og_parts_range whole = og_parts_whole(w->problem);
  outcome found;
  do {
    w->answer->certificate.count = w->answer->certificate.late_count = 0;
    found = show(w, &whole);
  } while (found == NEARER);
  return found;
}

// ---- the questions ----

static bool finish(walk_state *w, og_question question) {
  og_parts_certificate *certificate = &w->answer->certificate;
  if (certificate->has_pair && !solve_pair(w->solver, w->problem, question, certificate->part, w->answer)) return false;
  if (certificate->has_pair) {
    const og_certificate pair = certificate->pair;
    certificate->pair = w->solver->solved.certificate;
    w->solver->solved.certificate = pair;
  }
  return true;
}

static bool answer_relation(walk_state *w) {
  og_parts_solver *s = w->solver;
  w->question = OG_RELATION;
  w->answer->certificate.has_pair = false;
  og_parts_set_bar(&s->bar, &w->problem->pair, NULL, true);
  const outcome found = show_all(w);
  if (found == MEETS) {
    w->answer->certificate.count = 0;
    w->answer->certificate.order[0].count = w->answer->certificate.order[1].count = 0;
  }
  return found != GAVE_UP && finish(w, OG_RELATION);
}

static bool answer_distance(walk_state *w) {
  og_parts_solver *s = w->solver;
  int32_t part[2];
  og_parts_guess_nearest(s, w->problem, part);
  if (!solve_pair(s, w->problem, OG_DISTANCE, part, w->answer)) return false;
  if (s->solved.finding.relation != OG_SEPARATED) return answer_relation(w);
  name_parts(&w->answer->certificate, part);
  og_surd_set(&w->answer->finding.distance, &s->solved.finding.distance);
  og_parts_set_bar(&s->bar, &s->pair, &s->solved.certificate.witness, false);
  (void)og_witness_direction(&s->direction, &s->pair, &s->solved.certificate);
  og_parts_note_direction(s);
  const outcome found = show_all(w);
  // Two parts meet, and doubles did not see it.
  if (found == GAVE_UP && s->solved.status == OG_ANSWERED && s->solved.finding.relation != OG_SEPARATED)
    return answer_relation(w);
  return found == GOES_ON && finish(w, OG_DISTANCE);
}

static void keep_orders(og_parts_certificate *certificate, size_t counts[2], bool put_back) {
  for (int body = 0; body < 2; body++) {
    if (put_back) certificate->order[body].count = counts[body];
    else counts[body] = certificate->order[body].count;
  }
}

// Two parts that penetrate, as those that show the relation; then deeper ones, until none are.
static bool answer_depth(walk_state *w) {
  og_parts_certificate *certificate = &w->answer->certificate;
  size_t counts[2];
  keep_orders(certificate, counts, false);
  if (!answer_relation(w)) return false;
  if (!certificate->has_pair || w->solver->solved.finding.relation != OG_PENETRATING) return true;
  const int32_t part[2] = {certificate->part[0], certificate->part[1]};
  keep_orders(certificate, counts, true);
  w->question = OG_DEPTH;
  if (!solve_pair(w->solver, w->problem, OG_DEPTH, part, w->answer)) return false;
  set_depth(w, part);
  return show_all(w) == GOES_ON && finish(w, OG_DEPTH);
}

static bool solve_sweep(void *context, const int32_t part[2]) {
  walk_state *w = context;
  return solve_pair(w->solver, w->problem, OG_SWEEP, part, w->answer);
}

// The sweep says all about bodies of one part.
static bool answer_sweep(walk_state *w) {
  og_parts_solver *s = w->solver;
  int32_t part[2] = {0, 0};
  bool given_up = false;
  og_parts_bar_set_time(&s->bar, &w->problem->pair, NULL);
  if (w->problem->part[0].count == 1 && w->problem->part[1].count == 1) {
    name_parts(&w->answer->certificate, part);
    return finish(w, OG_SWEEP);
  }
  if (og_parts_find_first(s, w->problem, solve_sweep, w, part, &given_up)) name_parts(&w->answer->certificate, part);
  if (given_up) return false;
  const bool at_once = w->answer->certificate.has_pair && og_int_sign(&s->bar.time_num) == 0;
  return (at_once || show_all(w) == GOES_ON) && finish(w, OG_SWEEP);
}

typedef struct placed_parts {
  const og_points *points;
  const og_part_list *list;
} placed_parts;

static og_box_ends box_of(const void *context, int32_t k) {
  const placed_parts *placed = context;
  return og_box_of_part(placed->points, placed->list, k);
}

void og_parts_begin(og_parts_solver *solver, const og_parts_problem *problem, og_parts_certificate *certificate) {
  og_parts_certificate_reset(certificate);
  solver->recent_count = 0;
  for (int body = 0; body < 2; body++) {
    const placed_parts placed = {og_parts_points(problem, body), &problem->part[body]};
    og_order_boxes_of(&certificate->order[body], placed.list->count, box_of, &placed);
    og_part_tree_build(&solver->tree[body], og_parts_points(problem, body), &problem->part[body],
                       certificate->order[body].number);
  }
}

og_status og_solve_parts(og_parts_solver *solver, og_question question, const og_parts_problem *problem,
                         og_parts_answer *answer) {
  walk_state w = {solver, problem, question, answer};
  og_parts_certificate *certificate = &answer->certificate;
  answer->pairs = 0;
  og_parts_begin(solver, problem, certificate);
  const bool sweeps = og_question_translates(question);
  const bool found = sweeps                    ? answer_sweep(&w)
                     : question == OG_RELATION ? answer_relation(&w)
                     : question == OG_DEPTH    ? answer_depth(&w)
                                               : answer_distance(&w);
  answer->finding.relation = OG_RELATION_NONE;
  if (!found) return answer->status = OG_GAVE_UP;
  answer->refusal = sweeps ? og_check_parts_sweep(solver->checker, problem, certificate, &answer->finding)
                           : og_check_parts(solver->checker, problem, certificate, &answer->finding);
  const bool settles = sweeps ? answer->finding.has_hit : og_question_is_answered(question, &answer->finding);
  return answer->status = answer->refusal == OG_PARTS_ACCEPTED && settles ? OG_ANSWERED : OG_REFUSED;
}
