#include "tool/judge/judge_sweep.h"

#include <math.h>

#include "tool/judge/exact_product.h"

static double in_sizes(const og_handed_truth *truth, double length) {
  return truth->pair.diagonal == 0 ? HUGE_VAL : ldexp(length, -truth->pair.exponent) / truth->pair.diagonal;
}

static og_checked error_of(const og_handed_truth *truth, og_check_what what, double length) {
  const double unknown = length == 0 ? 0 : HUGE_VAL;
  return (og_checked){what,    OG_RIGHT, OG_ERROR_NONE, length, length == 0 ? 0 : in_sizes(truth, length),
                      unknown, unknown};
}

// ---- a contact that was missed ----

// How the bodies lie at a time, into truth->pair; false where they have no exact form there.
static bool solve_at(og_handed_truth *truth, const og_handed_case *c, double time) {
  for (int which = 0; which < 2; which++) {
    og_case_body *body = &truth->body[which];
    if (!og_small_to_case_body(body, &c->bodies.body[which])) return false;
    const size_t points = c->bodies.body[which].count;
    og_rational *const at = points > 0 ? body->shape.coordinate : body->shape.translation;
    for (size_t k = 0; k < (points > 0 ? 3 * points : 3); k++)
      og_add_product(&at[k], c->motion.velocity[which][k % 3], time);
    if (og_shape_to_body(&body->exact, &body->shape, og_default_case_limits.max_bits) != OG_SHAPE_OK) return false;
  }
  return og_exact_pair_solve_exact(&truth->pair, &truth->body[0].exact, &truth->body[1].exact);
}

static double depth_at(og_handed_truth *truth, const og_handed_case *c, double time) {
  return solve_at(truth, c, time) ? fmax(0, -truth->pair.signed_distance) : HUGE_VAL;
}

// The end of the contact, as far as the motion goes.
static double last_time(const og_handed_truth *truth, const og_handed_case *c) {
  double last = truth->never_part ? HUGE_VAL : og_surd_to_double(&truth->last);
  if (c->motion.has_until) last = fmin(last, c->motion.until);
  return last;
}

static double missed(og_handed_truth *truth, const og_handed_case *c) {
  const double first = og_surd_to_double(&truth->first), last = last_time(truth, c);
  return isinf(last) ? HUGE_VAL : 2 * depth_at(truth, c, first + (last - first) / 2);
}

// ---- the relation ----

og_relation og_sweep_relation(og_handed_truth *truth, const og_handed_case *c) {
  if (!truth->hit) return OG_SEPARATED;
  // The way through the configuration space obstacle, which is convex, is inside it or on its boundary as its middle
  // is.
  const double first = og_surd_to_double(&truth->first), last = last_time(truth, c);
  const double middle = isinf(last) ? first : first + (last - first) / 2;
  if (!isfinite(middle) || !solve_at(truth, c, middle)) return OG_RELATION_NONE;
  if (truth->pair.relation != OG_SEPARATED) return truth->pair.relation;
  return first == last ? OG_TOUCHING : OG_RELATION_NONE; // an instant that is no double
}

// ---- a contact that there is not ----

// Do the bodies meet with a skin of that many sizes?
static bool meets_with_skin(og_handed_truth *truth, const og_handed_case *c, double sizes) {
  og_handed_case skinned = *c; // its points are only read
  skinned.bodies.body[0].radius += ldexp(sizes * truth->pair.diagonal, truth->pair.exponent);
  const bool kept = truth->hit;
  const bool meets = og_handed_truth_solve(truth, &skinned) && truth->hit;
  truth->hit = kept;
  return meets;
}

static double invented(og_handed_truth *truth, const og_handed_case *c, og_tolerance tolerance) {
  const double size = ldexp(truth->pair.diagonal, truth->pair.exponent);
  if (meets_with_skin(truth, c, tolerance.rounding)) return tolerance.rounding * size;
  return meets_with_skin(truth, c, tolerance.gross) ? tolerance.gross * size : HUGE_VAL;
}

// ---- the judgement ----

static void add_verdict(og_judgement *judgement, og_handed_truth *truth, const og_handed_case *c, og_verdict verdict,
                        og_tolerance tolerance) {
  const bool right = (verdict == OG_VERDICT_MEET) == truth->hit;
  double length = 0;
  if (!right) length = truth->hit ? missed(truth, c) : invented(truth, c, tolerance);
  og_checked check = error_of(truth, OG_CHECK_VERDICT, length);
  // Bodies that only touch on their way: to have missed that is within rounding of right.
  if (!right && length == 0) check.fraction = tolerance.rounding;
  og_judgement_add(judgement, check, tolerance);
}

// ---- where they meet ----

// A normal, points and a depth that come with a time are about the bodies as they lie at the first contact: as two
// bodies there they are judged. The time is rounded once, by far less than any tolerance.
static void add_meeting(og_judgement *judgement, og_handed_truth *truth, const og_handed_case *c,
                        const og_statement *statement, og_tolerance tolerance) {
  og_statement there = *statement; // its numbers are the statement's
  there.verdict = OG_VERDICT_NONE;
  there.relation = OG_RELATION_NONE;
  there.has_time = there.has_separation = there.has_distance = false;
  const double first = og_surd_to_double(&truth->first);
  if (!isfinite(first) || !solve_at(truth, c, first)) return;
  const og_judgement about = og_judge(&truth->pair, &there, tolerance);
  for (int k = 0; k < about.count; k++) {
    const og_check_what what = about.check[k].what;
    const bool is_moved = what == OG_CHECK_PARTS && !statement->has_depth; // by no depth that was claimed
    if (what == OG_CHECK_ANSWER || what == OG_CHECK_FINITE || is_moved) continue;
    og_judgement_add(judgement, about.check[k], tolerance);
  }
  judgement->has_along = about.has_along;
  judgement->along = about.along;
}

og_judgement og_judge_sweep(og_handed_truth *truth, const og_handed_case *c, const og_statement *statement,
                            og_tolerance tolerance) {
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  og_judgement_mark(&judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->has_time && statement->finite && truth->hit) {
    const double time = mpz_get_d(statement->time.num.z) / mpz_get_d(statement->time.den.z);
    og_checked check = error_of(truth, OG_CHECK_TIME, og_error_of(time, &truth->first) * truth->velocity);
    check.relative = og_error_of(time, &truth->first) / og_surd_to_double(&truth->first);
    og_judgement_add(&judgement, check, tolerance);
  }
  if (statement->verdict != OG_VERDICT_NONE) add_verdict(&judgement, truth, c, statement->verdict, tolerance);
  const bool says_where = statement->has_normal || statement->has_points || statement->has_depth;
  const bool meets = truth->hit && statement->finite && statement->verdict != OG_VERDICT_APART;
  if (says_where && meets) add_meeting(&judgement, truth, c, statement, tolerance);
  return judgement;
}
