// What each question about cylinders, cones and ellipsoids costs, its certificate checked, and what the checker alone
// does; one thread's processor time.
//
//   bench_curved [--pairs N] [--rounds N] [--seed N]
//
// Radii, half heights and places are doubles of full mantissas, of boxes and hulls of 32 vertices, too. A turn is a
// quaternion of integers up to 29, so that a pose is rational. Of bodies that touch the numbers are of 20 bits.
// Enclosures are 2^-40 of the size wide. Of each pair the best round counts.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/body/shape.h"
#include "spec/curved/solve/contact.h"
#include "spec/curved/solve/curved.h"
#include "spec/curved/solve/hit.h"
#include "spec/curved/solve/support.h"
#include "spec/enclosure/solve/sweep.h"
#include "tests/shared/random_pair.h"

enum { VERTICES = 32 };

typedef enum task { RELATION, DISTANCE, DEPTH, SWEEP, CONTACT, SUPPORT, HIT } task;
static const char *const task_name[] = {"relation", "distance", "depth", "sweep", "contact", "support", "hit"};

typedef enum form { BOX, HULL, CYLINDER, CONE, ELLIPSOID, ANY, PATH } form; // ANY: a cylinder or a cone

typedef struct row {
  task what;
  form form[2];
  bool is_upright;
  const char *name;
} row;

static const row rows[] = {
    {RELATION, {ANY, BOX}, false, "a box"},
    {RELATION, {ANY, HULL}, false, "a hull of 32"},
    {RELATION, {ANY, BOX}, true, "a box, upright"},
    {RELATION, {ANY, HULL}, true, "a hull of 32, upright"},
    {DISTANCE, {CYLINDER, CYLINDER}, true, "two cylinders, parallel"},
    {DISTANCE, {CYLINDER, CYLINDER}, false, "two cylinders"},
    {DISTANCE, {ANY, CONE}, false, "a cone and any"},
    {DISTANCE, {ANY, BOX}, false, "a box"},
    {DISTANCE, {ANY, HULL}, false, "a hull of 32"},
    {DISTANCE, {ELLIPSOID, ELLIPSOID}, false, "two ellipsoids"},
    {DISTANCE, {ELLIPSOID, BOX}, false, "an ellipsoid, a box"},
    {DEPTH, {CYLINDER, CYLINDER}, true, "two cylinders, parallel"},
    {DEPTH, {CYLINDER, CYLINDER}, false, "two cylinders"},
    {DEPTH, {ANY, CONE}, false, "a cone and any"},
    {DEPTH, {ANY, BOX}, false, "a box"},
    {DEPTH, {ELLIPSOID, ELLIPSOID}, false, "two ellipsoids"},
    {SWEEP, {CYLINDER, CYLINDER}, true, "two cylinders, parallel"},
    {SWEEP, {CYLINDER, CYLINDER}, false, "two cylinders"},
    {SWEEP, {ANY, BOX}, false, "a box"},
    {CONTACT, {CYLINDER, BOX}, true, "cylinder on a box"},
    {SUPPORT, {ANY, ANY}, false, "a direction"},
    {HIT, {ANY, PATH}, false, "a ray"},
};

typedef struct bench {
  or_random random;
  og_shape shape;
  og_exact_body body[2];
  og_exact_motion motion;
  og_curved_problem curved;
  og_enclosure_problem enclosure;
  og_curved_support_problem support;
  og_curved_hit_problem hit;
  og_curved_answer relation;
  og_enclosure_solver *enclosures;
  og_enclosure_answer distance;
  og_depth_answer depth;
  og_sweep_range_solver *sweeps;
  og_sweep_range_answer sweep;
  og_curved_contact_solver *contacts;
  og_curved_contact_answer contact;
  og_curved_faces *faces;
  og_curved_contact_finding shared;
  og_curved_support_answer farthest;
  og_curved_hit_answer chord;
  og_primitive_finding finding;
} bench;

// ---- bodies ----

static double between(bench *b, double least, double most) {
  return least + (most - least) * (0.5 + 0.5 * or_random_uniform(&b->random));
}
static double short_between(bench *b, double least, double most) {
  return rint(ldexp(between(b, least, most), 18)) * 0x1p-18;
}
static long pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

static void set_number(og_rational *r, double x) { og_rational_from_double(r, x); }

static void set_hull(bench *b) {
  og_shape *s = &b->shape;
  og_shape_reset(s, OG_SHAPE_HULL);
  og_shape_resize(s, VERTICES);
  for (size_t k = 0; k < VERTICES; k++) {
    const double up = between(b, -1, 1), turn = between(b, -4, 4), flat = sqrt(1 - up * up);
    const double xyz[3] = {flat * cos(turn), flat * sin(turn), up};
    for (size_t n = 0; n < 3; n++) set_number(&s->coordinate[3 * k + n], xyz[n]);
  }
}

static void set_frame(bench *b, double radius, double half_height) {
  og_shape *s = &b->shape;
  og_shape_reset(s, OG_SHAPE_HULL);
  og_shape_resize(s, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&s->coordinate[k], 0);
  set_number(&s->coordinate[3], radius);
  set_number(&s->coordinate[7], radius);
  set_number(&s->coordinate[11], half_height);
}

static void set_box(bench *b, const double half[3]) {
  og_shape_reset(&b->shape, OG_SHAPE_BOX);
  for (int k = 0; k < 3; k++) set_number(&b->shape.half[k], half[k]);
}

static void set_ray(bench *b, const double at[3]) {
  og_shape *s = &b->shape;
  og_shape_reset(s, OG_SHAPE_RAY);
  og_shape_resize(s, 1);
  for (int k = 0; k < 3; k++) {
    set_number(&s->coordinate[k], at[k]);
    set_number(&s->direction[k], between(b, -0.5, 0.5) - at[k]);
  }
  s->direction_count = 1;
}

static og_curve curve_of(form f) {
  return f == CYLINDER    ? OG_CURVE_CYLINDER
         : f == CONE      ? OG_CURVE_CONE
         : f == ELLIPSOID ? OG_CURVE_ELLIPSOID
                          : OG_CURVE_NONE;
}

static bool make_body(bench *b, const row *r, int body, const double at[3]) {
  const form f = r->form[body] == ANY ? (pick(b, 0, 1) == 0 ? CYLINDER : CONE) : r->form[body];
  og_shape *s = &b->shape;
  b->enclosure.curve[body] = curve_of(f);
  const double half[3] = {between(b, 0.5, 2), between(b, 0.5, 2), between(b, 0.5, 2)};
  if (f == PATH) set_ray(b, at);
  else if (f == HULL) set_hull(b);
  else if (f == BOX) set_box(b, half);
  else set_frame(b, half[0], half[2]);
  if (f == ELLIPSOID) set_number(&s->coordinate[7], half[1]);
  if (f != PATH) {
    s->pose = OG_POSE_ROTATION;
    for (int k = 0; k < 4; k++)
      og_rational_set_si(&s->rotation[k], r->is_upright ? k == 3 : pick(b, -9, 9) + (k == 3) * 20);
    for (int k = 0; k < 3; k++) set_number(&s->translation[k], at[k]);
  }
  return og_shape_to_body(&b->body[body], s, SIZE_MAX) == OG_SHAPE_OK;
}

// A cylinder stands on a box, at its edge, across it or in the middle.
static bool make_standing(bench *b) {
  const double half[3] = {short_between(b, 1, 2), short_between(b, 1, 2), short_between(b, 0.5, 2)};
  const double radius = short_between(b, 0.5, 1), half_height = short_between(b, 0.5, 2);
  const double at[3] = {short_between(b, -2, 2), short_between(b, -1, 1), half[2] + half_height};
  set_frame(b, radius, half_height);
  b->shape.pose = OG_POSE_TRANSLATION;
  for (int k = 0; k < 3; k++) set_number(&b->shape.translation[k], at[k]);
  if (og_shape_to_body(&b->body[0], &b->shape, SIZE_MAX) != OG_SHAPE_OK) return false;
  b->enclosure.curve[0] = OG_CURVE_CYLINDER;
  b->enclosure.curve[1] = OG_CURVE_NONE;
  set_box(b, half);
  return og_shape_to_body(&b->body[1], &b->shape, SIZE_MAX) == OG_SHAPE_OK;
}

// Bodies of a depth begin near each other, those of a sweep far, and B moves to A's middle by and large.
static bool make_pair(bench *b, const row *r) {
  static const double origin[3] = {0, 0, 0};
  const double far = r->what == DEPTH ? 0.75 : r->what == SWEEP || r->what == HIT ? 8 : 4;
  double at[3];
  for (int k = 0; k < 3; k++) at[k] = between(b, -far, far);
  if (r->what == CONTACT) return make_standing(b);
  if (!make_body(b, r, 0, origin) || !make_body(b, r, 1, at)) return false;
  og_int *const velocity[3] = {&b->motion.velocity.x, &b->motion.velocity.y, &b->motion.velocity.z};
  for (int k = 0; k < 3; k++) og_int_set_si(velocity[k], lrint(-16 * at[k]) + pick(b, -8, 8));
  og_int_set_si(&b->motion.den, 16);
  og_int_set_si(&b->motion.until_den, 1);
  return true;
}

static bool set_problems(bench *b, const row *r) {
  if (!make_pair(b, r)) return false;
  b->curved.curve = b->support.curve = b->hit.curve = b->enclosure.curve[0];
  b->curved.is_b = false;
  if (r->what == HIT) {
    og_primitive_set(&b->hit.pair, OG_HIT, &b->body[1], &b->body[0]);
    return true;
  }
  if (r->what == SUPPORT) {
    og_primitive_set(&b->support.pair, OG_SUPPORT, &b->body[0], NULL);
    og_int *const parts[3] = {&b->support.pair.direction.x, &b->support.pair.direction.y, &b->support.pair.direction.z};
    for (int k = 0; k < 3; k++) og_int_set_si(parts[k], lrint(ldexp(between(b, -1, 1), 53)));
    og_int_set_si(&b->support.pair.direction_den, 1);
    return true;
  }
  const og_exact_motion *motion = r->what == SWEEP ? &b->motion : NULL;
  og_problem *pair = r->what == RELATION || r->what == CONTACT ? &b->curved.pair : &b->enclosure.pair;
  return og_problem_set_exact(pair, &b->body[0], &b->body[1], motion) == OG_PROBLEM_OK;
}

// ---- questions ----

static bool solve(bench *b, task what) {
  switch (what) {
  case RELATION: return og_solve_curved(&b->curved, &b->relation) == OG_CURVED_ACCEPTED;
  case DISTANCE:
    return og_solve_enclosure(b->enclosures, OG_DISTANCE, &b->enclosure, &b->distance) != OG_ENCLOSURE_REFUSED;
  case DEPTH: return og_solve_depth_range(b->enclosures, &b->enclosure, &b->depth) != OG_ENCLOSURE_REFUSED;
  case SWEEP: return og_solve_sweep_range(b->sweeps, &b->enclosure, &b->sweep) != OG_ENCLOSURE_REFUSED;
  case CONTACT: return og_solve_curved_contact(b->contacts, &b->curved, &b->contact) == OG_CURVED_CONTACT_ACCEPTED;
  case SUPPORT: return og_solve_curved_support(&b->support, &b->farthest) == OG_CURVED_SUPPORT_ACCEPTED;
  case HIT: return og_solve_curved_hit(&b->hit, &b->chord) == OG_CURVED_HIT_ACCEPTED;
  }
  return false;
}

static bool check(bench *b, task what) {
  switch (what) {
  case RELATION: return og_check_curved(&b->curved, &b->relation.certificate) == OG_CURVED_ACCEPTED;
  case DISTANCE: return og_check_enclosure(&b->enclosure, &b->distance.certificate) == OG_ENCLOSURE_ACCEPTED;
  case DEPTH: return og_check_depth_range(&b->enclosure, &b->depth.range) == OG_DEPTH_ACCEPTED;
  case SWEEP: return og_check_sweep_range(&b->enclosure, &b->sweep.range) == OG_SWEEP_ACCEPTED;
  case CONTACT:
    return og_check_curved_contact(b->faces, &b->curved, &b->contact.certificate, &b->shared) ==
           OG_CURVED_CONTACT_ACCEPTED;
  case SUPPORT:
    return og_check_curved_support(&b->support, b->farthest.face, &b->finding) == OG_CURVED_SUPPORT_ACCEPTED;
  case HIT: return og_check_curved_hit(&b->hit, &b->chord.certificate, &b->finding) == OG_CURVED_HIT_ACCEPTED;
  }
  return false;
}

// ---- times ----

static double microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static bool run(bench *b, const row *r, long pairs, int rounds, uint64_t seed, double *times) {
  bool good = true;
  double sum = 0, checks = 0;
  b->random = or_random_seeded(seed);
  for (long k = 0; k < pairs && good; k++) {
    double solved = HUGE_VAL, checked = HUGE_VAL;
    good = set_problems(b, r);
    for (int round = 0; round < rounds && good; round++) {
      const double start = microseconds();
      good = solve(b, r->what);
      const double middle = microseconds();
      good = good && check(b, r->what);
      checked = fmin(checked, microseconds() - middle);
      solved = fmin(solved, middle - start);
    }
    times[k] = solved;
    sum += solved;
    checks += checked;
  }
  qsort(times, (size_t)pairs, sizeof *times, ascending);
  printf("| %s | %s | %.1f | %.1f | %.1f | %.0f | %.1f |\n", task_name[r->what], r->name, sum / (double)pairs,
         times[pairs / 2], times[pairs * 99 / 100], times[pairs - 1], checks / (double)pairs);
  return good;
}

static void init(bench *b) {
  og_shape_init(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  og_exact_motion_init(&b->motion);
  og_curved_problem_init(&b->curved);
  og_enclosure_problem_init(&b->enclosure);
  og_primitive_init(&b->support.pair);
  og_primitive_init(&b->hit.pair);
  og_curved_answer_init(&b->relation);
  b->enclosures = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->distance);
  og_depth_answer_init(&b->depth);
  b->sweeps = og_sweep_range_solver_new();
  og_sweep_range_answer_init(&b->sweep);
  b->contacts = og_curved_contact_solver_new();
  og_curved_contact_answer_init(&b->contact);
  b->faces = og_curved_faces_new();
  og_curved_contact_finding_init(&b->shared);
  og_curved_support_answer_init(&b->farthest);
  og_curved_hit_answer_init(&b->chord);
  og_primitive_finding_init(&b->finding);
}

int main(int argc, char **argv) {
  long pairs = 1000;
  int rounds = 3;
  uint64_t seed = 1;
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--pairs") == 0) pairs = strtol(argv[k + 1], NULL, 10);
    if (strcmp(argv[k], "--rounds") == 0) rounds = (int)strtol(argv[k + 1], NULL, 10);
    if (strcmp(argv[k], "--seed") == 0) seed = strtoull(argv[k + 1], NULL, 10);
  }
  static bench b; // its storage is the process's
  double *times = calloc((size_t)pairs + 1, sizeof *times);
  if (times == NULL || pairs < 1) return 2;
  init(&b);
  printf("| question | with | mean us | median | 99 in 100 | worst | the checker alone, mean "
         "|\n|---|---|--:|--:|--:|--:|--:|\n");
  bool good = true;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) good = run(&b, &rows[k], pairs, rounds, seed, times) && good;
  free(times);
  return good ? 0 : 1;
}
