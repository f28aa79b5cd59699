// Contacts: the exact solver and its checker against the second oracle, which intersects all planes; and every
// algorithm of the registry behind the doors `contact` and `clip`: each keeps its promises.

#include <math.h>
#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/polytope/hull_2d.h"
#include "ref/registry.h"
#include "tests/oracle/overlap.h"
#include "tests/oracle/shared.h"
#include "tests/oracle/truth.h"
#include "tests/shared/exact_contact.h"
#include "tool/run/make_clip.h"
#include "tool/run/make_contact.h"

// The second oracle's cost grows with the fourth power of the vertices; exponents far apart make its rationals long.
enum { MOST = 6, SPAN = 300 };

// ---- polygons of the bodies' points, seen along z ----

typedef struct shadow {
  og_vec2 vertex[OG_DECODED_POINTS];
  og_polygon polygon;
  og_vec2 low, high;
} shadow;

static void put_shadow(shadow *s, const og_body *body) {
  int corner[OG_DECODED_POINTS + 1], order[OG_DECODED_POINTS];
  const og_hull_2d_result hull = og_hull_2d(body->vertex, body->vertex_count, corner, order);
  for (int k = 0; k < hull.corner_count; k++) {
    const og_vec2 p = {body->vertex[corner[k]].x, body->vertex[corner[k]].y};
    s->vertex[k] = p;
    s->low = k == 0 ? p : (og_vec2){og_min(s->low.x, p.x), og_min(s->low.y, p.y)};
    s->high = k == 0 ? p : (og_vec2){og_max(s->high.x, p.x), og_max(s->high.y, p.y)};
  }
  s->polygon = (og_polygon){hull.corner_count, s->vertex};
}

// ---- manifolds ----

typedef struct bench {
  bool made;
  og_fuzz_pairs pairs;
  or_exact_contact exact;
  og_made_contact contact;
  shadow shadow[2];
} bench;

static bool is_quick(const or_body_pair *pair) {
  int most;
  (void)frexp((double)or_body_pair_largest(pair), &most);
  return most - or_body_pair_last_bit(pair) < SPAN;
}

// Along a direction that the bodies' own numbers make: from a point of B to one of A, or an axis.
static const char *fault_along(const or_exact_contact *exact) {
  const og_problem *problem = &exact->problem;
  og_contact_solver *solver = og_contact_solver_new();
  og_contact_answer answer;
  og_contact_answer_init(&answer);
  og_ivec direction;
  og_ivec_init(&direction);
  og_ivec_sub(&direction, &problem->a.at[0], &problem->b.at[0]);
  if (og_ivec_is_zero(&direction)) og_int_set_si(&direction.y, -1);
  const char *fault = "no answer along a direction";
  if (og_solve_contact_along(solver, problem, &direction, &answer) == OG_ANSWERED)
    fault = or_overlap_along_against(problem, &direction, &answer.finding);
  og_ivec_clear(&direction);
  og_contact_answer_clear(&answer);
  og_contact_solver_free(solver);
  return fault;
}

// Are the corners found those that the second oracle finds? It has their number, and the checker their places.
static const char *fault_of_answer(or_exact_contact *exact) {
  const og_contact_finding *finding = &exact->answer.finding;
  or_truth *truth = or_truth_new(&exact->problem);
  const char *fault = truth->contradiction;
  if (fault == NULL && finding->relation != truth->relation) fault = "another relation than the second oracle's";
  if (fault == NULL && finding->relation == OG_PENETRATING) fault = or_overlap_against(truth, finding);
  or_truth_free(truth);
  if (fault == NULL) fault = fault_along(exact);
  if (fault != NULL || finding->relation != OG_TOUCHING) return fault;
  or_shared *shared = or_shared_new(&exact->problem);
  if (shared->count != finding->count) fault = "other corners than the second oracle's";
  or_shared_free(shared);
  return fault;
}

// Those that take polygons are asked about both shadows.
static void ask_all(bench *b, bool solid) {
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->contact == NULL || (algorithm->contact->takes == OG_CONTACTS_SOLIDS && !solid)) continue;
    or_manifold_error error;
    const og_contact_input *in = &b->contact.input;
    const og_manifold_claim claim = og_contact_run(algorithm->contact, in, &b->contact.room);
    const char *fault = or_manifold_fault(&b->exact, &error, algorithm->contact, in, &claim, b->contact.room.contact);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s: points %g, cover %g", algorithm->id, fault, error.points, error.cover);
    og_fuzz_found(text, &b->pairs.decoded);
  }
}

// ---- clipping ----

static bool is_within(const shadow *s, og_vec2 p, og_scalar slack) {
  return p.x >= s->low.x - slack && p.y >= s->low.y - slack && p.x <= s->high.x + slack && p.y <= s->high.y + slack;
}

static og_vec2 edge_of(const shadow *of_a, const shadow *of_b, int k) {
  const og_polygon *polygon = k < of_a->polygon.count ? &of_a->polygon : &of_b->polygon;
  if (polygon == &of_b->polygon) k -= of_a->polygon.count;
  return og_sub2(polygon->vertex[(k + 1) % polygon->count], polygon->vertex[k]);
}

// The least sine between two edges of either polygon: errors are over it. 0 where a length is out of range.
static double least_sine(const shadow *of_a, const shadow *of_b) {
  double least = 1;
  const int count = of_a->polygon.count + of_b->polygon.count;
  for (int i = 0; i < count; i++)
    for (int k = 0; k < i; k++) {
      const og_vec2 e = edge_of(of_a, of_b, i), f = edge_of(of_a, of_b, k);
      const double lengths = hypot((double)e.x, (double)e.y) * hypot((double)f.x, (double)f.y);
      if (!(lengths > 0)) return 0;
      const double sine = fabs((double)e.x * (double)f.y - (double)e.y * (double)f.x) / lengths;
      if (!isfinite(sine)) return 0;
      if (sine > 0) least = fmin(least, sine);
    }
  return least;
}

static void clip_all(bench *b) {
  static og_made_clip made;
  const shadow *of_a = &b->shadow[0], *of_b = &b->shadow[1];
  og_made_clip_hold(&made, 2 * (size_t)OG_DECODED_POINTS);
  const double sine = least_sine(of_a, of_b);
  if (!(sine > 0)) return;
  const double unit = (double)OG_SCALAR_EPSILON * (double)or_body_pair_largest(&b->pairs.decoded.pair) / sine;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->clip == NULL) continue;
    const og_scalar slack = (og_scalar)(algorithm->clip->bound * unit);
    const og_clip_claim claim = og_clip_run(algorithm->clip, &of_a->polygon, &of_b->polygon, &made.room);
    for (int i = 0; i < claim.count; i++)
      if (!is_within(of_a, made.room.corner[i], slack) || !is_within(of_b, made.room.corner[i], slack))
        og_fuzz_found(algorithm->id, &b->pairs.decoded);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (!b.made) {
    or_exact_contact_init(&b.exact);
    og_made_contact_init(&b.contact);
    b.made = true;
  }
  const or_body_pair *pair = og_fuzz_pair(&b.pairs, data, size, MOST);
  if (!b.pairs.decoded.finite || pair->a.radius > 0 || pair->b.radius > 0 || !is_quick(pair)) return 0;
  put_shadow(&b.shadow[0], &pair->a);
  put_shadow(&b.shadow[1], &pair->b);
  clip_all(&b);
  og_copy_body(&b.contact.a, &pair->a);
  og_copy_body(&b.contact.b, &pair->b);
  og_make_contact_room(&b.contact);
  if (size % 2 == 0) b.contact.input.within = b.contact.input.flat = 0;
  or_solve_contact(&b.exact, &b.contact.input);
  const char *fault = fault_of_answer(&b.exact);
  if (fault != NULL) og_fuzz_found(fault, &b.pairs.decoded);
  b.contact.input.flat_a = &b.shadow[0].polygon;
  b.contact.input.flat_b = &b.shadow[1].polygon;
  ask_all(&b, b.contact.a.body.mesh != NULL && b.contact.b.body.mesh != NULL);
  return 0;
}
