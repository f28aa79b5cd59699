#include "tests/shared/exact_arrival.h"

#include <math.h>
#include <stdlib.h>

#include "ref/closest/range.h"
#include "tests/oracle/surd.h"
#include "tests/shared/thinness.h"

/// Points of A, then of B, where they are at the exact first time.
typedef struct arrival {
  size_t count[2];
  or_vec *point;
  double size, height; // the height of prisms, 0 of solids
} arrival;

static double larger(double most, const or_vec *p) {
  for (int d = 0; d < 3; d++) most = fmax(most, fabs(mpq_get_d(p->c[d])));
  return most;
}

static double height_of(const og_sweep_input *in) {
  double most = 0;
  const og_polygon *const polygon[2] = {in->flat_a, in->flat_b};
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < polygon[k]->count; i++) {
      const og_vec2 p = polygon[k]->vertex[i];
      most = fmax(most, fmax(fabs((double)p.x), fabs((double)p.y)));
    }
  return most;
}

static og_vec3 point_of(const og_sweep_input *in, int k, size_t i, double height) {
  const og_polygon *flat = k == 0 ? in->flat_a : in->flat_b;
  if (height == 0) return (k == 0 ? in->a : in->b)->vertex[i];
  const og_vec2 p = flat->vertex[i / 2];
  return (og_vec3){p.x, p.y, (og_scalar)(i % 2 == 0 ? height : -height)};
}

static void move(or_vec *point, const og_sweep_input *in, int k, const mpq_t time) {
  const double of_a[3] = {(double)in->velocity_a.x, (double)in->velocity_a.y, (double)in->velocity_a.z};
  const double to_b[3] = {(double)in->velocity.x, (double)in->velocity.y, (double)in->velocity.z};
  mpq_t way, more;
  mpq_init(way);
  mpq_init(more);
  for (int d = 0; d < 3; d++) {
    mpq_set_d(way, of_a[d]);
    if (k == 1) {
      mpq_set_d(more, to_b[d]);
      mpq_add(way, way, more);
    }
    mpq_mul(way, way, time);
    mpq_add(point->c[d], point->c[d], way);
  }
  mpq_clear(way);
  mpq_clear(more);
}

static void set_arrival(arrival *at, const og_sweep_input *in, bool flat, const mpq_t time) {
  at->height = flat ? height_of(in) : 0;
  at->size = at->height;
  at->count[0] = flat ? 2 * (size_t)in->flat_a->count : (size_t)in->a->vertex_count;
  at->count[1] = flat ? 2 * (size_t)in->flat_b->count : (size_t)in->b->vertex_count;
  at->point = malloc((at->count[0] + at->count[1]) * sizeof *at->point);
  for (size_t n = 0; n < at->count[0] + at->count[1]; n++) {
    const int k = n >= at->count[0];
    or_vec_init(&at->point[n]);
    or_vec_from(&at->point[n], point_of(in, k, k == 0 ? n : n - at->count[0], at->height));
    at->size = larger(at->size, &at->point[n]);
    move(&at->point[n], in, k, time);
    at->size = larger(at->size, &at->point[n]);
  }
}

static void clear_arrival(arrival *at) {
  for (size_t n = 0; n < at->count[0] + at->count[1]; n++) or_vec_clear(&at->point[n]);
  free(at->point);
}

static const or_vec *body_of(const arrival *at, int k) { return k == 0 ? at->point : at->point + at->count[0]; }

static double off_surface(or_exact *exact, const arrival *at, int k, og_vec3 place) {
  or_vec point;
  or_vec_init(&point);
  or_vec_from(&point, place);
  const or_pair_truth truth = or_exact_rationals(exact, &point, 1, 0, body_of(at, k), at->count[k], 0);
  or_vec_clear(&point);
  return fmax(truth.distance, truth.depth);
}

static double to_hull(or_exact *exact, og_vec3 point, const og_vec3 *hull, size_t count) {
  return count == 0 ? HUGE_VAL : or_exact_doubles(exact, &point, 1, 0, hull, count, 0).distance;
}

// The bodies share no inner point at the exact first time after 0, so the solver finds what they do.
static const char *judge_shared(or_exact_contact *exact, or_arrival_error *error, const arrival *at,
                                const og_sweep_contact_claim *claim, const og_contact *contact) {
  or_exact_rationals(&exact->pair, body_of(at, 0), at->count[0], 0, body_of(at, 1), at->count[1], 0);
  if (og_solve_contact(exact->solver, &exact->pair.problem, &exact->answer) != OG_ANSWERED) return "no exact contact";
  const og_contact_finding *finding = &exact->answer.finding;
  if (finding->relation != OG_TOUCHING) return "bodies that do not touch at the exact first time";
  const size_t corners = finding->count, claimed = (size_t)claim->count, ends = at->height == 0 ? 1 : 2;
  og_vec3 *shared = malloc((corners + ends * claimed + 1) * sizeof *shared), *hull = shared + corners;
  for (size_t k = 0; k < corners; k++) or_contact_corner(&shared[k], finding, k);
  for (size_t k = 0; k < ends * claimed; k++) {
    hull[k] = contact[k / ends].a;
    if (ends == 2) hull[k].z = (og_scalar)(k % 2 == 0 ? at->height : -at->height);
  }
  error->corners = corners / ends;
  for (size_t k = 0; k < corners; k++)
    error->cover = fmax(error->cover, to_hull(&exact->pair, shared[k], hull, ends * claimed));
  for (size_t k = 0; k < ends * claimed; k++)
    error->beyond = fmax(error->beyond, to_hull(&exact->pair, hull[k], shared, corners));
  free(shared);
  return NULL;
}

static const char *judge(or_exact_contact *exact, or_arrival_error *error, const arrival *at,
                         const og_sweep_contact_claim *claim, const og_contact *contact) {
  const double unit = at->size * (double)OG_SCALAR_EPSILON;
  for (int k = 0; k < claim->count; k++) {
    const og_contact *c = &contact[k];
    const og_vec3 line = og_add_scaled(og_sub(c->b, c->a), -c->depth, claim->normal);
    error->points = fmax(error->points, (double)og_length(line));
    error->points = fmax(error->points, off_surface(&exact->pair, at, 0, c->a));
    error->points = fmax(error->points, off_surface(&exact->pair, at, 1, c->b));
  }
  const char *fault = judge_shared(exact, error, at, claim, contact);
  error->way /= unit;
  error->points /= unit;
  error->cover /= unit;
  error->beyond /= unit;
  return fault;
}

// ---- the claim in itself ----

static bool is_same(const og_sweep_claim *first, const og_sweep_contact_claim *claim) {
  return first->verdict == claim->verdict && first->has_first == claim->has_first &&
         (!first->has_first || first->first == claim->first);
}

static const char *fault_in_itself(const og_sweep_claim *first, const og_sweep_contact_claim *claim, bool flat,
                                   const og_contact *contact) {
  const bool answered = claim->outcome == OG_OUTCOME_ANSWERED || claim->outcome == OG_OUTCOME_FULL;
  if (!answered) return claim->count == 0 ? NULL : "contacts of no answer";
  if (!is_same(first, claim)) return "another first time";
  if (claim->verdict == OG_VERDICT_APART) return claim->count == 0 ? NULL : "contacts of bodies that never meet";
  if (claim->count > 0 && !claim->has_normal) return "contacts without a normal";
  if (claim->has_normal && !(fabs((double)og_norm2(claim->normal) - 1) < 16 * (double)OG_SCALAR_EPSILON))
    return "a normal that is not of unit length";
  for (int k = 0; flat && k < claim->count; k++)
    if (contact[k].a.z != 0 || contact[k].b.z != 0) return "a contact out of the plane";
  return NULL;
}

static bool first_time(mpq_t time, or_exact *exact, const og_sweep_input *in) {
  if (!or_exact_sweep(exact, in).hit) return false;
  or_surd first;
  or_surd_init(&first);
  or_surd_read(&first, &exact->answer.finding.first);
  const bool plain = mpq_sgn(first.v) == 0;
  mpq_set(time, first.u);
  or_surd_clear(&first);
  return plain && mpq_sgn(time) > 0;
}

const char *or_arrival_fault(or_exact_contact *exact, or_arrival_error *error, const og_door_sweep_contact *door,
                             const og_sweep_input *in, const og_sweep_contact_claim *claim, const og_contact *contact) {
  *error = (or_arrival_error){0};
  const bool flat = door->first->sweep->takes == OG_SWEEPS_POLYGONS;
  const og_sweep_claim first = og_sweep_run(door->first->sweep, in);
  const char *fault = fault_in_itself(&first, claim, flat, contact);
  if (fault != NULL || claim->outcome != OG_OUTCOME_ANSWERED || !claim->has_first) return fault;
  if (!or_sweep_is_promised(door->first->sweep, in)) return NULL;
  mpq_t time;
  mpq_init(time);
  if (first_time(time, &exact->pair, in)) {
    const double off = fabs((double)claim->first - mpq_get_d(time));
    const double speed =
        fmax((double)og_length(in->velocity_a), (double)og_length(og_add(in->velocity_a, in->velocity)));
    error->way = off == 0 ? 0 : off * speed;
    arrival at;
    set_arrival(&at, in, flat, time);
    fault = judge(exact, error, &at, claim, contact);
    clear_arrival(&at);
    error->promised = true;
  }
  mpq_clear(time);
  if (fault != NULL || !error->promised) return fault;
  if (!(error->points <= door->promises.points + error->way))
    return "points that are not on the bodies at the first time";
  return error->cover <= door->promises.cover + error->way ? NULL : "a part of what both then share is left out";
}
