#include "ref/separation/chung_wang.h"

#include "ref/door/pair.h"
#include "ref/separation/axis.h"
#include "ref/separation/half_sphere.h"

// Why reflecting: for two balls apart, the line through the extreme points along any s also holds the extreme points
// along the reflected s, which separates them.

// The difference q - p and its product with s round by 6.4 epsilon of the largest coordinate; what is left is for
// points rounded once by their mapping (proofs/gappa/chung_wang.g).
static const og_scalar SUPPORT_ERROR = 8 * OG_SCALAR_EPSILON;

// Were no coordinate larger than this (but not all zero), underflow in the gap would be more than 2^-20 of its
// rounding.
static const og_scalar SMALLEST = OG_SCALAR_MIN * 4194304;

typedef struct search {
  og_vec3 direction[OG_CHUNG_WANG_LIMIT]; // all q - p that differ, in unit length
  int count;
  og_vec3 w;         // in front of all of them
  og_scalar largest; // coordinate seen
  og_chung_wang_rules rules;
  og_chung_wang_result result;
} search;

// A direction is added at most once a round, and a switch made at most once.
/*@ predicate in_round{L}(search *s, integer round) =
      \valid(s) && s->result.rounds == round && 0 <= s->count <= round && 0 <= s->result.switches <= round;
*/

//@ terminates \true; exits \false; assigns \nothing;
static og_scalar magnitude(og_vec3 v) { return og_max(og_max(og_abs(v.x), og_abs(v.y)), og_abs(v.z)); }

//@ terminates \true; exits \false; assigns \nothing;
static bool is_in_range(og_vec3 v) { return og_is_finite(v) && magnitude(v) <= OG_SCALAR_MAX / 4; }

//@ terminates \true; exits \false; assigns \nothing;
static bool is_same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

/*@ requires memory: \valid_read(s) && 0 <= s->count <= OG_CHUNG_WANG_LIMIT;
    terminates \true; exits \false; assigns \nothing; */
static bool is_known(const search *s, og_vec3 r) {
  /*@ loop invariant index: 0 <= k <= s->count;
      loop assigns k; loop variant s->count - k; */
  for (int k = 0; k < s->count; k++)
    if (is_same(s->direction[k], r)) return true;
  return false;
}

/*@ requires memory: \valid(s);
    terminates \true; exits \false; assigns s->result.outcome, s->result.verdict; */
static bool finish(search *s, og_outcome outcome, og_chung_wang_verdict verdict) {
  s->result.outcome = outcome;
  s->result.verdict = verdict;
  return true;
}

// Chooses the next s, given that the extreme points overlap along the present one, in direction r. True if it is over.
/*@ requires round: in_round(s, s->result.rounds) && 1 <= s->result.rounds <= OG_CHUNG_WANG_LIMIT;
    requires room: s->count < s->result.rounds && s->result.switches < s->result.rounds;
    terminates \true; exits \false; assigns *s;
    ensures round: in_round(s, \old(s->result.rounds)); */
static bool turn(search *s, og_vec3 r, og_vec3 previous) {
  // Reflecting made s . r positive: that the same points overlap nevertheless is rounding, so s . r is zero.
  if (s->rules.stop && s->result.rounds > 1 && is_same(r, previous))
    return finish(s, OG_OUTCOME_ANSWERED, OG_CHUNG_WANG_WEAK);
  if (is_known(s, r)) {
    if (s->rules.replace && s->result.rounds > OG_CHUNG_WANG_SETTLE) {
      s->result.along = s->w;
      s->result.switches++;
      return false;
    }
  } else {
    s->direction[s->count++] = r;
    if (!og_half_sphere(s->direction, s->count, &s->w)) return finish(s, OG_OUTCOME_ANSWERED, OG_CHUNG_WANG_MEET);
  }
  // Of unit length as before; normalised so that rounding does not add up.
  const og_vec3 along = s->result.along;
  s->result.along = og_axis_unit(og_add_scaled(along, -2 * og_dot(along, r), r));
  return false;
}

// One pair of extreme points. True if it decides, or is none.
/*@ requires round: in_round(s, s->result.rounds) && 0 <= s->result.rounds < OG_CHUNG_WANG_LIMIT;
    requires memory: \valid_read(a) && \valid_read(b) && \valid(previous);
    requires apart: \separated(s, previous) && \separated(s, a) && \separated(s, b);
    terminates \true; exits \false; assigns *s, *previous;
    ensures round: in_round(s, \old(s->result.rounds) + 1); */
static bool look(search *s, const og_convex *a, const og_convex *b, og_vec3 *previous) {
  const og_vec3 along = s->result.along;
  const og_vec3 p = og_support_of(a, along).point, q = og_support_of(b, og_neg(along)).point;
  s->result.rounds++;
  if (!is_in_range(p) || !is_in_range(q)) return finish(s, OG_OUTCOME_OUT_OF_RANGE, OG_CHUNG_WANG_NONE);
  s->largest = og_max(s->largest, og_max(magnitude(p), magnitude(q)));
  const og_vec3 between = og_sub(q, p);
  if (is_same(p, q)) return finish(s, OG_OUTCOME_ANSWERED, OG_CHUNG_WANG_MEET); // in this very point
  const og_scalar gap = og_dot(along, between), error = SUPPORT_ERROR * og_max(magnitude(p), magnitude(q));
  if (gap > error) return finish(s, OG_OUTCOME_ANSWERED, OG_CHUNG_WANG_APART);
  if (gap >= 0) return finish(s, OG_OUTCOME_ANSWERED, OG_CHUNG_WANG_WEAK);
  const og_vec3 r = og_axis_unit(between);
  if (turn(s, r, *previous)) return true;
  *previous = r;
  return false;
}

og_chung_wang_result og_chung_wang_by_rules(const og_convex *a, const og_convex *b, og_vec3 along,
                                            og_chung_wang_rules rules) {
  search s; // field by field: its directions are set as they come
  s.count = 0;
  s.w = (og_vec3){0, 0, 0};
  s.largest = 0;
  s.rules = rules;
  s.result = (og_chung_wang_result){.outcome = OG_OUTCOME_ITERATION_LIMIT};
  if (!og_is_finite(along) || magnitude(along) == 0) along = og_sub(b->inside, a->inside);
  if (!og_is_finite(along) || magnitude(along) == 0) along = (og_vec3){1, 0, 0};
  s.result.along = og_axis_unit(along);
  og_vec3 previous = {0, 0, 0};
  /*@ loop invariant round: 0 <= round <= OG_CHUNG_WANG_LIMIT && in_round(&s, round);
      loop assigns round, s, previous; loop variant OG_CHUNG_WANG_LIMIT - round; */
  for (int round = 0; round < OG_CHUNG_WANG_LIMIT; round++)
    if (look(&s, a, b, &previous)) break;
  if (s.largest > 0 && s.largest < SMALLEST) finish(&s, OG_OUTCOME_OUT_OF_RANGE, OG_CHUNG_WANG_NONE);
  return s.result;
}

og_chung_wang_result og_chung_wang(const og_convex *a, const og_convex *b, og_vec3 along) {
  return og_chung_wang_by_rules(a, b, along, (og_chung_wang_rules){true, true});
}

og_claim og_run_chung_wang(const og_body *a, const og_body *b) {
  const og_chung_wang_result found = og_chung_wang(&a->convex, &b->convex, (og_vec3){0, 0, 0});
  og_claim claim = {.outcome = found.outcome, .iterations = found.rounds};
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  const bool meet = found.verdict == OG_CHUNG_WANG_MEET;
  claim.verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART;
  claim.has_normal = !meet;
  claim.normal = meet ? (og_vec3){0, 0, 0} : og_neg(found.along);
  return claim;
}

// ---- what is known of it ----

static const og_door_pair chung_wang_door = {
    .run = og_run_chung_wang,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .drifts = true,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_CHUNG_WANG_LIMIT,
            .why = "directions of hundreds of rounds hold subnormal numbers",
        },
    .slow = true, // in contact it iterates up to a thousand times
};

const og_algorithm og_algorithm_chung_wang = {
    .id = "chung-wang",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/chung_wang",
    .source = "Huotari 2011, 5.4 pseudocode 7; Chung and Wang 1996",
    .cost = "O(V_A + V_B + rounds) a round",
    .limits =
        "3 in 5 touching pairs are said to be apart; gives up on 119 of 228 rounded pairs within an ulp of touching",
    .pair = &chung_wang_door,
};
