#include "tests/shared/random_sweep.h"

#include <math.h>
#include <string.h>

#include "ref/polytope/hull_2d.h"
#include "tests/shared/random_family.h"

enum { SPHERES, POLYGONS, SOLIDS, OWN };

typedef struct drawing {
  int na, nb;
  og_vec3 a[OR_PAIR_POINTS], b[OR_PAIR_POINTS];
  og_scalar ra, rb;
} drawing;

void or_sweep_init(or_sweep *sweep) {
  memset(sweep, 0, sizeof *sweep);
  og_world_body_init(&sweep->a);
  og_world_body_init(&sweep->b);
}

void or_sweep_clear(or_sweep *sweep) {
  og_world_body_clear(&sweep->a);
  og_world_body_clear(&sweep->b);
}

int or_sweep_family_count(void) { return OWN + (int)or_pair_family_count(); }

const char *or_sweep_family_name(int family) {
  static const char *const own[OWN] = {"lattice-spheres", "lattice-polygons", "lattice-solids"};
  return family < OWN ? own[family] : or_family_at((size_t)(family - OWN))->name;
}

static og_vec3 lattice(or_random *random, int reach) {
  const og_scalar x = (og_scalar)or_random_int(random, -reach, reach),
                  y = (og_scalar)or_random_int(random, -reach, reach);
  return (og_vec3){x, y, (og_scalar)or_random_int(random, -reach, reach)};
}

// A grid of small numbers holds many grazing passes; 3, 4, 5 among the differences of centres.
static void draw_own(drawing *d, og_sweep_input *in, int family, or_random *random) {
  const int most = family == SPHERES ? 1 : family == POLYGONS ? 6 : 10;
  d->na = family == SPHERES ? 1 : or_random_int(random, 4, most);
  d->nb = family == SPHERES ? 1 : or_random_int(random, 4, most);
  const og_vec3 place = {(og_scalar)or_random_int(random, -8, 8), (og_scalar)or_random_int(random, -8, 8),
                         (og_scalar)or_random_int(random, -8, 8)};
  for (int k = 0; k < d->na; k++) d->a[k] = lattice(random, 3);
  for (int k = 0; k < d->nb; k++) d->b[k] = og_add(place, lattice(random, 3));
  if (family == SPHERES) {
    d->ra = (og_scalar)or_random_int(random, 0, 4);
    d->rb = (og_scalar)or_random_int(random, 0, 4);
  }
  in->velocity = lattice(random, or_random_int(random, 1, 6));
  in->velocity_a = lattice(random, 2);
  if (family == POLYGONS) {
    for (int k = 0; k < d->na; k++) d->a[k].z = 0;
    for (int k = 0; k < d->nb; k++) d->b[k].z = 0;
    in->velocity.z = in->velocity_a.z = 0;
  }
  in->endless = or_random_int(random, 0, 1) == 0;
  in->until = in->endless ? 0 : (og_scalar)or_random_int(random, 0, 12) / 4;
}

static void take_points(og_vec3 *to, const double *xyz, size_t count) {
  for (size_t k = 0; k < count; k++)
    to[k] = (og_vec3){(og_scalar)xyz[3 * k], (og_scalar)xyz[3 * k + 1], (og_scalar)xyz[3 * k + 2]};
}

static void draw_pair(drawing *d, og_sweep_input *in, int family, uint64_t seed) {
  or_pair pair;
  or_pair_make(&pair, (size_t)(family - OWN), seed);
  d->na = (int)pair.na;
  d->nb = (int)pair.nb;
  take_points(d->a, pair.a, pair.na);
  take_points(d->b, pair.b, pair.nb);
  d->ra = (og_scalar)pair.ra;
  d->rb = (og_scalar)pair.rb;
  take_points(&in->velocity_a, pair.va, 1);
  og_vec3 velocity_b;
  take_points(&velocity_b, pair.vb, 1);
  in->velocity = og_sub(velocity_b, in->velocity_a);
  in->endless = !pair.has_until;
  in->until = pair.has_until ? (og_scalar)pair.until : 0;
}

static og_scalar next(og_scalar x, bool up) {
  if (sizeof x == 4) return (og_scalar)nextafterf((float)x, up ? HUGE_VALF : -HUGE_VALF);
  return (og_scalar)nextafter((double)x, up ? HUGE_VAL : -HUGE_VAL);
}

// All of B by one ulp along an axis, away from A or towards it.
static void nudge(drawing *d, or_random *random, bool away) {
  const int axis = or_random_int(random, 0, d->a[0].z == 0 && d->b[0].z == 0 ? 1 : 2);
  const bool up = (or_random_int(random, 0, 1) == 0) != away;
  for (int k = 0; k < d->nb; k++) {
    og_scalar *x = axis == 0 ? &d->b[k].x : axis == 1 ? &d->b[k].y : &d->b[k].z;
    if (*x != 0) *x = next(*x, up);
  }
}

static void make_flat(og_polygon *polygon, og_vec2 *corner, const og_body *body) {
  int index[OR_PAIR_POINTS + 1], order[OR_PAIR_POINTS];
  polygon->count = 0;
  for (int k = 0; k < body->vertex_count; k++)
    if (body->vertex[k].z != 0) return;
  const og_hull_2d_result hull = og_hull_2d(body->vertex, body->vertex_count, index, order);
  if (hull.outcome != OG_OUTCOME_ANSWERED || body->radius != 0) return;
  for (int k = 0; k < hull.corner_count; k++) corner[k] = (og_vec2){body->vertex[index[k]].x, body->vertex[index[k]].y};
  *polygon = (og_polygon){hull.corner_count, corner};
}

static og_body_kind kind_of(int count, og_scalar radius) {
  if (count == 1) return radius > 0 ? OG_BODY_SPHERE : OG_BODY_POINT;
  return count == 2 ? OG_BODY_SEGMENT : count == 3 ? OG_BODY_TRIANGLE : OG_BODY_HULL;
}

static void make_body(og_world_body *world, const og_vec3 *point, int count, og_scalar radius) {
  const og_body body = {
      .kind = kind_of(count, radius), .vertex_count = count, .vertex = point, .radius = radius, .centre = point[0]};
  og_copy_body(world, &body);
}

void or_sweep_make(or_sweep *sweep, int family, uint64_t seed) {
  drawing d;
  memset(&d, 0, sizeof d);
  or_random random = or_random_seeded(0x5eed0000 + 977 * (uint64_t)family + seed / 3);
  og_sweep_input *in = &sweep->input;
  *in = (og_sweep_input){.a = &sweep->a.body, .b = &sweep->b.body};
  if (family < OWN) draw_own(&d, in, family, &random);
  else draw_pair(&d, in, family, seed / 3);
  if (seed % 3 != 0) nudge(&d, &random, seed % 3 == 1);
  make_body(&sweep->a, d.a, d.na, d.ra);
  make_body(&sweep->b, d.b, d.nb, d.rb);
  make_flat(&sweep->flat[0], sweep->corner[0], in->a);
  make_flat(&sweep->flat[1], sweep->corner[1], in->b);
  if (sweep->flat[0].count == 0 || sweep->flat[1].count == 0) return;
  in->flat_a = &sweep->flat[0];
  in->flat_b = &sweep->flat[1];
}
