#include "spec/bound/checker_box.h"

#include "spec/number/allocation.h"

// Numbers to work with.
typedef struct working {
  const og_exact_body *points;
  og_ivec sum, arm; // the weighted sum of the support; total point - sum
  og_int total, square, other;
} working;

static void working_init(working *w, const og_exact_body *points) {
  w->points = points;
  og_ivec_init(&w->sum);
  og_ivec_init(&w->arm);
  og_int_init(&w->total);
  og_int_init(&w->square);
  og_int_init(&w->other);
}

static void working_clear(working *w) {
  og_ivec_clear(&w->sum);
  og_ivec_clear(&w->arm);
  og_int_clear(&w->total);
  og_int_clear(&w->square);
  og_int_clear(&w->other);
}

// ---- the sphere: its centre is sum / total, on the lattice of the points ----

/*@ predicate stands_in_support{L}(og_volume_certificate *c, integer k, integer count) =
      c->mark[k].point < count && (k > 0 ==> c->mark[k - 1].point < c->mark[k].point);
    predicate ends_named{L}(og_volume_mark *m, integer count) = m->point < count && m->other < count; */

// Does mark k name a point, behind that of the mark before?
/*@ requires marks: \valid_read(certificate) && \valid_read(certificate->mark + (0 .. certificate->count - 1));
    requires mark:  k < certificate->count;
    terminates \true; exits \false; assigns \nothing;
    ensures does: \result != 0 <==> stands_in_support(certificate, k, count); */
static bool is_next_of_support(const og_volume_certificate *certificate, size_t k, size_t count) {
  const og_volume_mark *mark = &certificate->mark[k];
  return mark->point < count && (k == 0 || mark->point > certificate->mark[k - 1].point);
}

/*@ requires mark: \valid_read(mark);
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 <==> ends_named(mark, count); */
static bool ends_are_points(const og_volume_mark *mark, size_t count) {
  return mark->point < count && mark->other < count;
}

static og_volume_refusal add_up(working *w, const og_volume_certificate *certificate) {
  og_ivec_set_zero(&w->sum);
  og_int_set_si(&w->total, 0);
  for (size_t k = 0; k < certificate->count; k++) {
    const og_volume_mark *mark = &certificate->mark[k];
    if (!is_next_of_support(certificate, k, w->points->count)) return OG_VOLUME_REFUSED_INDEX;
    if (og_int_sign(&mark->weight) < 0) return OG_VOLUME_REFUSED_WEIGHT;
    og_int_add(&w->total, &w->total, &mark->weight);
    og_ivec_addmul(&w->sum, &mark->weight, &w->points->point[mark->point]);
  }
  return og_int_sign(&w->total) > 0 ? OG_VOLUME_ACCEPTED : OG_VOLUME_REFUSED_WEIGHT;
}

// r = |total point - sum|^2: how far the point is from the centre, times total, squared.
static void measure(og_int *r, working *w, size_t point) {
  og_ivec_scale(&w->arm, &w->total, &w->points->point[point]);
  og_ivec_sub(&w->arm, &w->arm, &w->sum);
  og_ivec_dot(r, &w->arm, &w->arm);
}

// The support has a point: its weights have a positive sum.
static og_volume_refusal compare_all(working *w, const og_volume_certificate *certificate) {
  measure(&w->square, w, certificate->mark[0].point);
  for (size_t k = 1; k < certificate->count; k++) {
    measure(&w->other, w, certificate->mark[k].point);
    if (og_int_compare(&w->other, &w->square) != 0) return OG_VOLUME_REFUSED_UNEQUAL;
  }
  for (size_t k = 0; k < w->points->count; k++) {
    measure(&w->other, w, k);
    if (og_int_compare(&w->other, &w->square) > 0) return OG_VOLUME_REFUSED_OUTSIDE;
  }
  return OG_VOLUME_ACCEPTED;
}

// radius = sqrt(square) / (total den)
static void keep_sphere(working *w, og_volume_finding *finding) {
  const og_int *const parts[3] = {&w->sum.x, &w->sum.y, &w->sum.z};
  og_int_mul(&w->other, &w->total, &w->points->den);
  for (int k = 0; k < 3; k++) og_rational_set_quotient(&finding->centre[k], parts[k], &w->other);
  og_surd_set_zero(&finding->radius);
  og_int_set(&finding->radius.q, &w->square);
  og_int_set(&finding->radius.m, &w->other);
  finding->radius.s = og_int_sign(&w->square);
}

static og_volume_refusal check_sphere(working *w, const og_volume_certificate *certificate,
                                      og_volume_finding *finding) {
  if (certificate->proof != OG_PROOF_SUPPORT) return OG_VOLUME_REFUSED_KIND;
  og_volume_refusal refusal = add_up(w, certificate);
  if (refusal == OG_VOLUME_ACCEPTED) refusal = compare_all(w, certificate);
  if (refusal == OG_VOLUME_ACCEPTED) keep_sphere(w, finding);
  return refusal;
}

// ---- every turn: the centre is the pivot ----

static bool is_answered_for_every_turn(const og_volume_problem *problem) {
  const og_exact_body *pivot = &problem->turn.pivot;
  return pivot->count == 1 && og_int_sign(&pivot->den) > 0 &&
         (problem->kind == OG_VOLUME_SPHERE || problem->kind == OG_VOLUME_AABB);
}

static og_volume_refusal check_every_turn(working *w, const og_exact_body *pivot,
                                          const og_volume_certificate *certificate, og_volume_finding *finding) {
  if (certificate->proof != OG_PROOF_FARTHEST) return OG_VOLUME_REFUSED_KIND;
  if (certificate->count != 1 || certificate->mark[0].point >= w->points->count) return OG_VOLUME_REFUSED_INDEX;
  og_ivec_scale(&w->sum, &w->points->den, &pivot->point[0]);
  og_int_set(&w->total, &pivot->den);
  const og_volume_refusal refusal = compare_all(w, certificate);
  if (refusal == OG_VOLUME_ACCEPTED) keep_sphere(w, finding);
  return refusal;
}

// ---- slabs ----

// square and total become the slab's ends, times both denominators.
static og_volume_refusal check_slab(working *w, const og_ivec *direction, const og_volume_mark *mark) {
  const og_exact_body *points = w->points;
  if (!ends_are_points(mark, points->count)) return OG_VOLUME_REFUSED_INDEX;
  og_ivec_dot(&w->square, direction, &points->point[mark->point]);
  og_ivec_dot(&w->total, direction, &points->point[mark->other]);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&w->other, direction, &points->point[k]);
    if (og_int_compare(&w->other, &w->square) < 0 || og_int_compare(&w->other, &w->total) > 0)
      return OG_VOLUME_REFUSED_NOT_EXTREME;
  }
  return OG_VOLUME_ACCEPTED;
}

void og_volume_hold_ends(og_volume_finding *finding, size_t count) {
  finding->count = count;
  if (count <= finding->room) return;
  const size_t old = finding->room;
  finding->room = count;
  finding->lo = og_grow(finding->lo, count, sizeof *finding->lo);
  finding->hi = og_grow(finding->hi, count, sizeof *finding->hi);
  for (size_t k = old; k < count; k++) {
    og_rational_init(&finding->lo[k]);
    og_rational_init(&finding->hi[k]);
  }
}

static og_volume_refusal check_slabs(working *w, const og_exact_body *directions,
                                     const og_volume_certificate *certificate, og_volume_finding *finding) {
  if (certificate->proof != OG_PROOF_SLABS) return OG_VOLUME_REFUSED_KIND;
  if (certificate->count != directions->count) return OG_VOLUME_REFUSED_DIRECTIONS;
  og_volume_hold_ends(finding, directions->count);
  for (size_t k = 0; k < directions->count; k++) {
    const og_volume_refusal refusal = check_slab(w, &directions->point[k], &certificate->mark[k]);
    if (refusal != OG_VOLUME_ACCEPTED) return refusal;
    og_int_mul(&w->other, &w->points->den, &directions->den);
    og_rational_set_quotient(&finding->lo[k], &w->square, &w->other);
    og_rational_set_quotient(&finding->hi[k], &w->total, &w->other);
  }
  return OG_VOLUME_ACCEPTED;
}

og_volume_refusal og_check_volume(const og_volume_problem *problem, const og_volume_certificate *certificate,
                                  og_volume_finding *finding) {
  finding->count = 0;
  if (problem->points.count == 0 || og_int_sign(&problem->points.den) <= 0) return OG_VOLUME_REFUSED_PROBLEM;
  if (og_int_sign(&problem->directions.den) <= 0) return OG_VOLUME_REFUSED_PROBLEM;
  const bool every_turn = problem->turn.kind == OG_TURNING_EVERY;
  if (every_turn && !is_answered_for_every_turn(problem)) return OG_VOLUME_REFUSED_PROBLEM;
  if (problem->kind == OG_VOLUME_OBB) return og_check_volume_box(problem, certificate, finding);
  working w;
  working_init(&w, &problem->points);
  const og_volume_refusal refusal =
      every_turn                          ? check_every_turn(&w, &problem->turn.pivot, certificate, finding)
      : problem->kind == OG_VOLUME_SPHERE ? check_sphere(&w, certificate, finding)
                                          : check_slabs(&w, &problem->directions, certificate, finding);
  working_clear(&w);
  return refusal;
}
