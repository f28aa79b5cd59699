#include "tests/shared/exact_sweep.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/closest/range.h"
#include "tests/shared/thinness.h"

static void must(bool condition, const char *what) {
  if (condition) return;
  fprintf(stderr, "exact sweep: %s\n", what);
  abort();
}

static void put(double *xyz, const og_body *body) {
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
}

or_sweep_truth or_exact_sweep(or_exact *exact, const og_sweep_input *in) {
  const size_t na = (size_t)in->a->vertex_count, nb = (size_t)in->b->vertex_count;
  double *a = malloc(3 * (na + nb) * sizeof *a), *b = a + 3 * na;
  const double still[3] = {0, 0, 0}, until = (double)in->until;
  const double velocity[3] = {(double)in->velocity.x, (double)in->velocity.y, (double)in->velocity.z};
  must(a != NULL, "out of memory");
  put(a, in->a);
  put(b, in->b);
  must(og_problem_set_doubles(&exact->problem, a, na, (double)in->a->radius, b, nb, (double)in->b->radius) ==
           OG_PROBLEM_OK,
       "not a problem");
  must(og_problem_set_motion(&exact->problem, still, velocity, in->endless ? NULL : &until) == OG_PROBLEM_OK,
       "not a motion");
  free(a);
  must(og_solve(exact->solver, OG_SWEEP, &exact->problem, NULL, &exact->answer) == OG_ANSWERED, "no answer");
  const og_finding *finding = &exact->answer.finding;
  or_sweep_truth truth = {.hit = finding->hit};
  if (!truth.hit) return truth;
  truth.first = og_surd_to_double(&finding->first);
  truth.never_parts = finding->never_parts;
  truth.last = truth.never_parts ? HUGE_VAL : og_surd_to_double(&finding->last);
  return truth;
}

double or_gap_at(or_exact *exact, const og_sweep_input *in, double time) {
  const size_t na = (size_t)in->a->vertex_count, nb = (size_t)in->b->vertex_count;
  or_vec *point = malloc((na + nb) * sizeof *point);
  const double velocity[3] = {(double)in->velocity.x, (double)in->velocity.y, (double)in->velocity.z};
  mpq_t t, step;
  must(point != NULL, "out of memory");
  mpq_init(t);
  mpq_init(step);
  mpq_set_d(t, time);
  for (size_t k = 0; k < na + nb; k++) {
    or_vec_init(&point[k]);
    or_vec_from(&point[k], k < na ? in->a->vertex[k] : in->b->vertex[k - na]);
    for (int d = 0; d < 3 && k >= na; d++) {
      mpq_set_d(step, velocity[d]);
      mpq_mul(step, step, t);
      mpq_add(point[k].c[d], point[k].c[d], step);
    }
  }
  const or_pair_truth truth =
      or_exact_rationals(exact, point, na, (double)in->a->radius, point + na, nb, (double)in->b->radius);
  for (size_t k = 0; k < na + nb; k++) or_vec_clear(&point[k]);
  free(point);
  mpq_clear(t);
  mpq_clear(step);
  return truth.relation == OG_SEPARATED ? truth.distance : -truth.depth;
}

double or_sweep_size(const og_sweep_input *in, double time) {
  double size = 0;
  for (int k = 0; k < in->a->vertex_count; k++) size = fmax(size, (double)og_largest(in->a->vertex[k]));
  for (int k = 0; k < in->b->vertex_count; k++) {
    const og_vec3 from = in->b->vertex[k];
    size = fmax(size, (double)og_largest(from));
    size = fmax(size, fabs((double)from.x + time * (double)in->velocity.x));
    size = fmax(size, fabs((double)from.y + time * (double)in->velocity.y));
    size = fmax(size, fabs((double)from.z + time * (double)in->velocity.z));
  }
  return size + (double)in->a->radius + (double)in->b->radius;
}

// Between two times of a contact no depth is more than twice that in the middle: minus the depth is convex in time.
static double deepest(or_exact *exact, const og_sweep_input *in, double from, double to) {
  if (isinf(from)) return HUGE_VAL; // no number says when
  const double end = isinf(to) ? from + 1 : to;
  return fmax(0, -2 * or_gap_at(exact, in, from + (end - from) / 2));
}

static double over(double length, double size) { return length == 0 ? 0 : length / ((double)OG_SCALAR_EPSILON * size); }

static double later_end(const or_sweep_truth *truth) { return truth->never_parts ? HUGE_VAL : truth->last; }

static void judge_first(or_exact *exact, or_sweep_error *error, const og_sweep_input *in, const or_sweep_truth *truth,
                        double first) {
  const double size = or_sweep_size(in, first), speed = (double)og_length(in->velocity);
  if (first < truth->first) error->early = over(fmax(0, or_gap_at(exact, in, first)), size);
  if (first > truth->first) {
    error->late = over(deepest(exact, in, truth->first, first), size);
    error->early = over(fmax(0, or_gap_at(exact, in, first)), size); // after the last contact
  }
  if (first != truth->first) error->way = fabs(first - truth->first) * speed / size;
}

static void judge_last(or_exact *exact, or_sweep_error *error, const og_sweep_input *in, const or_sweep_truth *truth,
                       const og_sweep_claim *claim) {
  const double end = later_end(truth);
  if (claim->never_parts || isinf(end)) {
    error->last = claim->never_parts == isinf(end) ? 0 : HUGE_VAL;
    return;
  }
  const double last = (double)claim->last, size = or_sweep_size(in, last);
  if (last > end) error->last = over(fmax(0, or_gap_at(exact, in, last)), size);
  if (last < end) error->last = over(deepest(exact, in, last, end), size);
}

static double off_body(or_exact *exact, og_vec3 point, const og_body *body) {
  return or_exact_doubles(exact, &point, 1, 0, body->vertex, (size_t)body->vertex_count, (double)body->radius).distance;
}

static void judge_points(or_exact *exact, or_sweep_error *error, const og_sweep_input *in,
                         const og_sweep_claim *claim) {
  const og_vec3 at = og_add_scaled(claim->b, claim->first, in->velocity);
  const double apart = (double)og_length(og_sub(claim->a, at));
  const double off = fmax(off_body(exact, claim->a, in->a), off_body(exact, claim->b, in->b));
  error->points = over(fmax(apart, off), or_sweep_size(in, (double)claim->first));
}

// A plane that the bodies were apart by before they met is one that they close the gap to. (Where they graze the
// product is zero but for rounding, which the radii's direction has more of.)
static bool is_closing(const og_sweep_input *in, og_vec3 normal) {
  const double speed = (double)og_length(in->velocity);
  return (double)og_dot(normal, in->velocity) > -0x1p-10 * speed;
}

static bool is_time(og_scalar time, const og_sweep_input *in) {
  return og_finite(time) && time >= 0 && (in->endless || time <= in->until);
}

const char *or_judge_sweep(or_exact *exact, or_sweep_error *error, const og_sweep_input *in,
                           const og_sweep_claim *claim) {
  *error = (or_sweep_error){0};
  if (claim->outcome != OG_OUTCOME_ANSWERED) return NULL;
  if (claim->has_first && !is_time(claim->first, in)) return "a first time outside of the motion";
  if (claim->has_last && !claim->never_parts && !is_time(claim->last, in)) return "a last time outside of the motion";
  if (claim->has_first && claim->has_last && !claim->never_parts && claim->last < claim->first)
    return "last before first";
  if ((claim->has_first || claim->has_last) && claim->verdict != OG_VERDICT_MEET) return "times of no contact";
  if (claim->has_normal && !(fabs((double)og_norm2(claim->normal) - 1) < 16 * (double)OG_SCALAR_EPSILON))
    return "a normal that is not of unit length";
  const or_sweep_truth truth = or_exact_sweep(exact, in);
  if (truth.hit && claim->verdict == OG_VERDICT_APART)
    error->missed = over(deepest(exact, in, truth.first, later_end(&truth)), or_sweep_size(in, truth.first));
  if (!truth.hit && claim->verdict == OG_VERDICT_MEET)
    error->invented = !claim->has_first
                          ? HUGE_VAL
                          : over(or_gap_at(exact, in, (double)claim->first), or_sweep_size(in, (double)claim->first));
  if (claim->has_points) judge_points(exact, error, in, claim);
  if (claim->has_normal && !is_closing(in, claim->normal)) return "a normal of bodies that part";
  if (!truth.hit || claim->verdict != OG_VERDICT_MEET) return NULL;
  if (claim->has_first) judge_first(exact, error, in, &truth, (double)claim->first);
  if (claim->has_last) judge_last(exact, error, in, &truth, claim);
  return NULL;
}

// Is the polygon wider than rounding, in every direction?
static bool is_wide(const og_polygon *polygon, double size) {
  double area = 0, length = 0;
  const og_vec2 o = polygon->vertex[0];
  for (int k = 1; k < polygon->count; k++) {
    const double x = (double)(polygon->vertex[k].x - o.x), y = (double)(polygon->vertex[k].y - o.y);
    const og_vec2 next = polygon->vertex[(k + 1) % polygon->count];
    area += x * (double)(next.y - o.y) - y * (double)(next.x - o.x);
    length = fmax(length, hypot(x, y));
  }
  return area > 16 * (double)OG_SCALAR_EPSILON * size * length;
}

bool or_sweep_is_promised(const og_door_sweep *door, const og_sweep_input *in) {
  if (!door->promises.of_solids) return true;
  if (door->takes == OG_SWEEPS_POLYGONS)
    return in->flat_a != NULL && in->flat_b != NULL && is_wide(in->flat_a, or_sweep_size(in, 0)) &&
           is_wide(in->flat_b, or_sweep_size(in, 0));
  const double size = or_sweep_size(in, 0);
  return or_body_is_solid(in->a, size) && or_body_is_solid(in->b, size) && !or_body_has_sliver(in->a, size) &&
         !or_body_has_sliver(in->b, size);
}

const char *or_sweep_fault(or_exact *exact, or_sweep_error *error, const og_door_sweep *door, const og_sweep_input *in,
                           const og_sweep_claim *claim) {
  const og_sweep_promises *p = &door->promises;
  const char *fault = or_judge_sweep(exact, error, in, claim);
  if (fault != NULL || !or_sweep_is_promised(door, in)) return fault;
  if (p->iterations > 0 && claim->iterations > p->iterations) return "more iterations than promised";
  if (!p->misses && !(error->missed <= p->verdict)) return "bodies that meet are said to be apart";
  if (!p->invents && !(error->invented <= p->verdict)) return "bodies that never meet are said to";
  if (!p->early && !(error->early <= p->time)) return "the first time is too early";
  if (!p->late && !(error->late <= p->time)) return "the first time is too late";
  if (!(error->last <= p->time)) return "the last time is wrong";
  if (!(error->points <= p->points)) return "points that do not meet";
  return NULL;
}
