#include "tests/shared/random_pair.h"

#include <math.h>
#include <string.h>

#include "tests/shared/random_family.h"

or_random or_random_seeded(uint64_t seed) {
  // Neighbouring seeds must not give neighbouring states; the state must not be zero.
  seed += UINT64_C(0x9e3779b97f4a7c15);
  seed = (seed ^ (seed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  seed = (seed ^ (seed >> 27)) * UINT64_C(0x94d049bb133111eb);
  seed ^= seed >> 31;
  return (or_random){.state = seed != 0 ? seed : 1};
}

or_random or_random_taped(const uint8_t *tape, size_t size) {
  or_random random = or_random_seeded(0);
  random.tape = tape;
  random.left = size;
  return random;
}

static uint64_t take(or_random *random, size_t bytes) {
  uint64_t value = 0;
  memcpy(&value, random->tape, bytes);
  random->tape += bytes;
  random->left -= bytes;
  return value;
}

uint64_t or_random_bits(or_random *random) {
  if (random->left >= sizeof(uint64_t)) return take(random, sizeof(uint64_t));
  random->state ^= random->state >> 12;
  random->state ^= random->state << 25;
  random->state ^= random->state >> 27;
  return random->state * UINT64_C(2685821657736338717);
}

int or_random_int(or_random *random, int low, int high) {
  if (random->left > 0 && high - low < 256) return low + (int)(take(random, 1) % (uint64_t)(high - low + 1));
  return low + (int)((or_random_bits(random) >> 33) % (uint64_t)(high - low + 1));
}

double or_random_uniform(or_random *random) { return (double)(or_random_bits(random) >> 11) * 0x1p-52 - 1.0; }

static void lattice_motion(or_pair *pair, or_random *random) {
  for (int k = 0; k < 3; k++) {
    pair->va[k] = or_random_int(random, 0, 2) == 0 ? or_random_int(random, -2, 2) : 0;
    pair->vb[k] = or_random_int(random, -2, 2);
  }
  if (or_random_int(random, 0, 7) == 0) memcpy(pair->va, pair->vb, sizeof pair->va);
}

static void uniform_motion(or_pair *pair, or_random *random) {
  // Mostly towards each other, else they would hardly ever meet.
  const double speed = or_random_int(random, 0, 5) == 0 ? -1.0 : 1.0;
  for (int k = 0; k < 3; k++) {
    const double apart = pair->a[k] - pair->b[k];
    const double scale = isfinite(apart) && apart != 0.0 ? apart : 1.0;
    pair->va[k] = 0.125 * scale * or_random_uniform(random);
    pair->vb[k] = speed * scale * (1.0 + 0.25 * or_random_uniform(random));
    if (!isfinite(pair->vb[k])) pair->vb[k] = 1.0;
  }
}

static void choose_until(or_pair *pair, or_random *random) {
  pair->has_until = or_random_int(random, 0, 1) == 0;
  switch (or_random_int(random, 0, 4)) {
  case 0: pair->until = 0.0; break;
  case 1: pair->until = 0.5 * (or_random_uniform(random) + 1.0); break;
  case 2: pair->until = 1e6; break;
  default: pair->until = 0.5 * or_random_int(random, 1, 8); break;
  }
}

size_t or_pair_family_count(void) { return or_family_count(); }

void or_pair_make(or_pair *pair, size_t family, uint64_t seed) {
  const or_family *entry = or_family_at(family);
  memset(pair, 0, sizeof *pair);
  pair->family = entry->name;
  pair->seed = seed;
  or_random random = or_random_seeded(seed * 64 + family);
  entry->fill(pair, &random);
  if (entry->motion == OR_MOTION_LATTICE) lattice_motion(pair, &random);
  if (entry->motion == OR_MOTION_UNIFORM) uniform_motion(pair, &random);
  choose_until(pair, &random);
}

og_problem_status or_pair_problem(og_problem *problem, const or_pair *pair) {
  const og_problem_status status =
      og_problem_set_doubles(problem, pair->a, pair->na, pair->ra, pair->b, pair->nb, pair->rb);
  if (status != OG_PROBLEM_OK) return status;
  return og_problem_set_motion(problem, pair->va, pair->vb, pair->has_until ? &pair->until : NULL);
}

// Is x lattice steps the number `exact` (given as its two parts, whose sum it is)?
typedef struct comparison {
  mpq_t unit, steps, exact, part;
} comparison;

static bool steps_are(comparison *c, const og_int *x, double exact, double minus) {
  mpq_set_z(c->steps, x->z);
  mpq_mul(c->steps, c->steps, c->unit);
  mpq_set_d(c->exact, exact);
  mpq_set_d(c->part, minus);
  mpq_sub(c->exact, c->exact, c->part);
  return mpq_equal(c->steps, c->exact);
}

static bool points_are(comparison *c, const og_points *points, const double *xyz, size_t count) {
  if (points->count != count) return false;
  for (size_t k = 0; k < count; k++)
    if (!steps_are(c, &points->at[k].x, xyz[3 * k], 0) || !steps_are(c, &points->at[k].y, xyz[3 * k + 1], 0) ||
        !steps_are(c, &points->at[k].z, xyz[3 * k + 2], 0))
      return false;
  return true;
}

static bool until_is(comparison *c, const or_pair *pair, const og_problem *problem) {
  if (problem->has_until != pair->has_until) return false;
  if (!pair->has_until) return true;
  mpq_set_num(c->steps, problem->until_num.z);
  mpq_set_den(c->steps, problem->until_den.z);
  mpq_canonicalize(c->steps);
  mpq_set_d(c->exact, pair->until);
  return mpq_equal(c->steps, c->exact);
}

bool or_pair_is_problem(const or_pair *pair, const og_problem *problem) {
  comparison c;
  mpq_inits(c.unit, c.steps, c.exact, c.part, NULL);
  mpq_set_ui(c.unit, 1, 1);
  mpq_set_den(c.unit, problem->unit_den.z);
  if (problem->unit_exp >= 0) mpq_mul_2exp(c.unit, c.unit, (mp_bitcnt_t)problem->unit_exp);
  else mpq_div_2exp(c.unit, c.unit, (mp_bitcnt_t)-problem->unit_exp);
  const bool is = points_are(&c, &problem->a, pair->a, pair->na) && points_are(&c, &problem->b, pair->b, pair->nb) &&
                  steps_are(&c, &problem->radius, pair->ra, -pair->rb) &&
                  steps_are(&c, &problem->velocity.x, pair->vb[0], pair->va[0]) &&
                  steps_are(&c, &problem->velocity.y, pair->vb[1], pair->va[1]) &&
                  steps_are(&c, &problem->velocity.z, pair->vb[2], pair->va[2]) && until_is(&c, pair, problem);
  mpq_clears(c.unit, c.steps, c.exact, c.part, NULL);
  return is;
}

static void print_points(FILE *file, const char *name, const double *xyz, size_t count, double radius) {
  fprintf(file, "  %s: radius %a\n", name, radius);
  for (size_t k = 0; k < count; k++) fprintf(file, "    %a, %a, %a,\n", xyz[3 * k], xyz[3 * k + 1], xyz[3 * k + 2]);
}

void or_pair_print(FILE *file, const or_pair *pair) {
  fprintf(file, "family %s, seed %llu\n", pair->family, (unsigned long long)pair->seed);
  print_points(file, "a", pair->a, pair->na, pair->ra);
  print_points(file, "b", pair->b, pair->nb, pair->rb);
  fprintf(file, "  velocity_a %a, %a, %a\n", pair->va[0], pair->va[1], pair->va[2]);
  fprintf(file, "  velocity_b %a, %a, %a\n", pair->vb[0], pair->vb[1], pair->vb[2]);
  if (pair->has_until) fprintf(file, "  until %a\n", pair->until);
}
