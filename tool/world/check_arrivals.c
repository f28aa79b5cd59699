#include "tool/world/check_arrivals.h"

#include <math.h>

#include "ref/world/arrivals.h"
#include "tool/run/exact_body.h"

static double largest_of_vector(og_vec3 v) {
  return fmax(fabs((double)v.x), fmax(fabs((double)v.y), fabs((double)v.z)));
}

// The largest coordinate of the bodies on their way, radii added.
static double size_of(const og_sweep_input *in) {
  double most = 0;
  for (int k = 0; k < in->a->vertex_count; k++) most = fmax(most, largest_of_vector(in->a->vertex[k]));
  for (int k = 0; k < in->b->vertex_count; k++) most = fmax(most, largest_of_vector(in->b->vertex[k]));
  return most + largest_of_vector(in->velocity) + (double)in->a->radius + (double)in->b->radius;
}

// The bodies' exact sweep, into checker->pair.answer. False: a defect of the exact side.
static bool solve_way(og_world_checker *checker, const og_sweep_input *in) {
  const double way[3] = {(double)in->velocity.x, (double)in->velocity.y, (double)in->velocity.z}, still[3] = {0, 0, 0};
  const double until = 1;
  og_exact_pair *const pair = &checker->pair;
  if (!og_exact_pair_set(pair, in->a, in->b)) return false;
  if (og_problem_set_motion(&pair->problem, still, way, &until) != OG_PROBLEM_OK) return false;
  return og_solve(pair->solver, OG_SWEEP, &pair->problem, NULL, &pair->answer) == OG_ANSWERED;
}

static void set_product(og_int *r, double x, double y, const og_int *den, og_rational *a, og_rational *b) {
  og_rational_from_double(a, x);
  og_rational_from_double(b, y);
  og_int_mul(&a->num, &a->num, &b->num);
  og_int_mul(&a->den, &a->den, &b->den);
  og_int_mul(r, &a->num, den);
  mpz_divexact(r->z, r->z, a->den.z);
}

// The signed distance at a time: A goes the opposite way. Both factors are doubles, so den = 2^2148 divides by all.
static bool gap_at(og_world_checker *checker, const og_sweep_input *in, double time, double *gap) {
  og_ivec way;
  og_int den;
  og_rational a, b;
  og_ivec_init(&way);
  og_int_init(&den);
  og_rational_init(&a);
  og_rational_init(&b);
  og_int_set_si(&den, 1);
  mpz_mul_2exp(den.z, den.z, 2148);
  set_product(&way.x, -(double)in->velocity.x, time, &den, &a, &b);
  set_product(&way.y, -(double)in->velocity.y, time, &den, &a, &b);
  set_product(&way.z, -(double)in->velocity.z, time, &den, &a, &b);
  og_exact_body moved, other;
  og_exact_body_init(&moved);
  og_exact_body_init(&other);
  og_exact_body_of_points(&other, in->a->vertex, (size_t)in->a->vertex_count, in->a->radius);
  og_exact_body_move(&moved, &other, &way, &den);
  og_exact_body_of_points(&other, in->b->vertex, (size_t)in->b->vertex_count, in->b->radius);
  const bool found = og_exact_pair_solve_exact(&checker->pair, &moved, &other);
  if (found) *gap = checker->pair.signed_distance;
  og_exact_body_clear(&moved);
  og_exact_body_clear(&other);
  og_rational_clear(&a);
  og_rational_clear(&b);
  og_int_clear(&den);
  og_ivec_clear(&way);
  return found;
}

static og_world_fault check_time(og_world_checker *checker, const og_world *world, const og_sweep_input *in,
                                 double said, og_world_fault fault) {
  const og_sweep_promises *promises = &world->stages.sweep->promises;
  const double bound = promises->time * (double)OG_SCALAR_EPSILON * size_of(in);
  const double first = og_surd_to_double(&checker->pair.answer.finding.first);
  const bool early = said < first;
  if ((early ? promises->early : promises->late) || said == first) return fault;
  fault.distance = fabs(said - first) * (double)og_norm(in->velocity);
  if (fault.distance <= bound) return fault;
  // Bodies that graze come nearer slowly: what counts is how far apart they are, or how deep they were.
  double gap;
  if (!gap_at(checker, in, early ? said : first + (said - first) / 2, &gap)) fault.kind = OG_WORLD_UNDECIDED;
  else if ((early ? gap : -2 * gap) > bound) fault.kind = OG_WORLD_ARRIVAL_TIME;
  return fault;
}

og_world_fault og_check_world_arrivals(og_world_checker *checker, const og_world *world) {
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
  if (world->stages.sweep == NULL) return fault;
  const og_world_state *now = &world->now;
  const og_pairs *before = &world->next.touching; // the step before
  int64_t next = 0, met = 0;
  for (int64_t k = 0; k < now->boxes.count && fault.kind == OG_WORLD_RIGHT; k++) {
    const og_index_pair pair = now->boxes.pair[k];
    const bool said = og_pairs_has_at(&now->arrivals, next, pair);
    og_sweep_input in;
    fault = (og_world_fault){.kind = OG_WORLD_RIGHT, .i = pair.i, .j = pair.j};
    met = og_pairs_skip(before, met, pair);
    if (og_world_lets_meet(world, pair) && !og_pairs_has_at(before, met, pair) &&
        og_world_way(&world->next, now, pair, &in)) {
      if (!solve_way(checker, &in)) fault.kind = OG_WORLD_UNDECIDED;
      else if (said != checker->pair.answer.finding.hit)
        fault.kind = said ? OG_WORLD_ARRIVAL_INVENTED : OG_WORLD_ARRIVAL_MISSED;
      else if (said) fault = check_time(checker, world, &in, (double)now->part[next], fault);
      checker->checked_ways++;
    } else if (said) {
      fault.kind = OG_WORLD_ARRIVAL_INVENTED;
    }
    next += said;
  }
  if (fault.kind != OG_WORLD_RIGHT || next == now->arrivals.count) return fault;
  const og_index_pair rest = now->arrivals.pair[next];
  return (og_world_fault){.kind = OG_WORLD_ARRIVAL_INVENTED, .i = rest.i, .j = rest.j};
}
