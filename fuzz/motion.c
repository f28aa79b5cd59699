// Two polytopes that move and turn or spin, rounded or not: the exact solver of the question `motion` and its checker.
// Enclosures are held against exact distances at times before them, at their ends, and where a body is solid against
// the second oracle. Whatever a damaged certificate still proves is true in the same way. And every algorithm of the
// registry behind the door `motion`, held to its promises by the enclosure of the numbers as it gets them.
//
// Points, places and velocities are the program's, quaternions and spins its bytes of choice.

#include <math.h>
#include <string.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "spec/motion/solve/motion.h"
#include "spec/number/nearest.h"
#include "spec/pair/solve/solver.h"
#include "tests/oracle/rigid.h"
#include "tests/shared/change_rigid.h"
#include "tests/shared/motion_fault.h"
#include "tool/run/make_motion.h"

// Coordinates within 2^SPAN of each other, pieces of time: beyond, answers take too long.
enum { SPAN = 500, PIECES = 40, DAMAGES = 2 };

// Steps of an algorithm: where bodies graze they are as many as are allowed.
enum { STEPS = 500 };

typedef struct bench {
  og_fuzz_pairs pairs;
  or_rigid body[2];
  og_exact_body core[2], at[2];
  og_rational pose[2][2][7], spin[2][3], time;
  og_rigid_problem problem;
  og_rigid_solver *solver;
  og_rigid_checker *checker;
  og_rigid_answer answer;
  og_rigid_finding changed;
  og_solver *gaps;
  og_answer gap;
  og_problem posed;
  mpq_t moment;
  og_made_motion made;
  or_motion_judge judge;
} bench;

static void bench_init(bench *b) {
  for (int k = 0; k < 2; k++) {
    og_exact_body_init(&b->core[k]);
    og_exact_body_init(&b->at[k]);
    for (int n = 0; n < 14; n++) og_rational_init(&b->pose[k][n / 7][n % 7]);
    for (int axis = 0; axis < 3; axis++) og_rational_init(&b->spin[k][axis]);
  }
  og_rational_init(&b->time);
  og_rigid_problem_init(&b->problem);
  b->solver = og_rigid_solver_new();
  og_rigid_solver_set_limit(b->solver, PIECES);
  b->checker = og_rigid_checker_new();
  og_rigid_answer_init(&b->answer);
  og_rigid_finding_init(&b->changed);
  b->gaps = og_solver_new();
  og_answer_init(&b->gap);
  og_problem_init(&b->posed);
  mpq_init(b->moment);
  og_made_motion_init(&b->made);
  or_motion_judge_init(&b->judge);
}

// ---- the case ----

static void widen(int *least, int *most, double x) {
  int exponent;
  (void)frexp(x, &exponent);
  if (x == 0) return;
  if (exponent > *most) *most = exponent;
  if (exponent - 53 < *least) *least = exponent - 53;
}

// Four numbers of half a byte each; w is not zero.
static void set_quaternion(double q[4], unsigned low, unsigned high) {
  q[0] = (double)((int)(low % 16) - 8) / 8;
  q[1] = (double)((int)(low / 16) - 8) / 8;
  q[2] = (double)((int)(high % 16) - 8) / 8;
  q[3] = (double)(high / 16 + 1) / 8;
}

// Up to 64 radians a unit of time around each axis, from the bytes that a second quaternion would have.
static void set_spin(double spin[3], unsigned low, unsigned high) {
  const double size = ldexp(1, (int)(high / 16 % 8) - 4);
  spin[0] = size * ((double)(low % 16) - 8);
  spin[1] = size * ((double)(low / 16) - 8);
  spin[2] = size * ((double)(high % 16) - 8);
}

// False where the numbers are too far apart, or a velocity is not finite.
static bool set_bodies(bench *b) {
  const og_decoded *program = &b->pairs.decoded.program;
  const or_body_pair *pair = &b->pairs.decoded.pair;
  const og_body *const bodies[2] = {&pair->a, &pair->b};
  int least = 5000, most = -5000;
  for (int k = 0; k < 2; k++) {
    or_rigid *body = &b->body[k];
    memset(body, 0, sizeof *body);
    body->count = (size_t)bodies[k]->vertex_count;
    if (body->count > OR_RIGID_POINTS) return false;
    for (size_t n = 0; n < body->count; n++) {
      const og_vec3 p = bodies[k]->vertex[n];
      const double x[3] = {(double)p.x, (double)p.y, (double)p.z};
      memcpy(body->point[n], x, sizeof x);
    }
    body->radius = (double)bodies[k]->radius;
    widen(&least, &most, body->radius);
    for (int axis = 0; axis < 3; axis++) {
      if (!isfinite(program->velocity[k][axis])) return false;
      body->centre[1][axis] = program->velocity[k][axis];
    }
    for (int end = 0; end < 2; end++) {
      const unsigned first = (unsigned)(2 * k + end);
      set_quaternion(body->rotation[end], program->choice[first], program->choice[first + 3]);
    }
    body->spins = (program->choice[6] >> (3 + k) & 1) != 0;
    if (body->spins) set_spin(body->spin, program->choice[2 * k + 1], program->choice[2 * k + 4]);
    for (size_t n = 0; n < 3 * body->count; n++) widen(&least, &most, body->point[n / 3][n % 3]);
    for (int axis = 0; axis < 3; axis++) widen(&least, &most, body->centre[1][axis]);
  }
  return most - least <= SPAN;
}

// r = x den, which is an integer.
static void set_over(og_int *r, og_rational *number, double x, const og_int *den) {
  og_rational_from_double(number, x);
  og_int_mul(r, &number->num, den);
  mpz_divexact(r->z, r->z, number->den.z);
}

static bool set_problem(bench *b) {
  og_rigid_input input[2] = {{0}};
  int culprit;
  for (int k = 0; k < 2; k++) {
    const or_rigid *body = &b->body[k];
    og_rational *number = &b->time;
    og_exact_body *core = &b->core[k];
    og_exact_body_resize(core, body->count);
    og_int_set_si(&core->den, 1);
    // Doubles within 2^SPAN of each other, and least above 2^-1200: integers over a power of two.
    mpz_mul_2exp(core->den.z, core->den.z, 1200);
    for (size_t n = 0; n < body->count; n++) {
      og_int *const parts[3] = {&core->point[n].x, &core->point[n].y, &core->point[n].z};
      for (int axis = 0; axis < 3; axis++) set_over(parts[axis], number, body->point[n][axis], &core->den);
    }
    set_over(&core->radius, number, body->radius, &core->den);
    input[k].core = core;
    for (int end = 0; end < 2; end++) {
      og_rational *pose = b->pose[k][end];
      for (int i = 0; i < 3; i++) og_rational_from_double(&pose[i], body->centre[end][i]);
      for (int i = 0; i < 4; i++) og_rational_from_double(&pose[3 + i], body->rotation[end][i]);
      input[k].centre[end] = pose;
      input[k].rotation[end] = &pose[3];
    }
    for (int axis = 0; axis < 3; axis++) og_rational_from_double(&b->spin[k][axis], body->spin[axis]);
    input[k].spin = body->spins ? b->spin[k] : NULL;
  }
  return og_rigid_problem_set(&b->problem, input, 1 << 20, &culprit) == OG_RIGID_OK;
}

// ---- what is true at a time ----

_Noreturn static void found(const bench *b, const char *wrong) {
  for (int k = 0; k < 2; k++)
    for (int end = 0; end < 2; end++) {
      const double *c = b->body[k].centre[end], *q = b->body[k].rotation[end];
      fprintf(stderr, "body %d at %d: [%a, %a, %a], rotation [%a, %a, %a, %a]\n", k, end, c[0], c[1], c[2], q[0], q[1],
              q[2], q[3]);
      if (b->body[k].spins && end == 0)
        fprintf(stderr, "spin [%a, %a, %a]\n", b->body[k].spin[0], b->body[k].spin[1], b->body[k].spin[2]);
    }
  og_fuzz_found(wrong, &b->pairs.decoded);
}

// Four points not in one plane? The first is one of them, then.
static bool is_solid(const og_exact_body *body) {
  og_ivec way[3], cross;
  og_int volume;
  bool solid = false;
  for (int k = 0; k < 3; k++) og_ivec_init(&way[k]);
  og_ivec_init(&cross);
  og_int_init(&volume);
  for (size_t i = 1; i + 2 < body->count && !solid; i++)
    for (size_t j = i + 1; j + 1 < body->count && !solid; j++)
      for (size_t k = j + 1; k < body->count && !solid; k++) {
        og_ivec_sub(&way[0], &body->point[i], &body->point[0]);
        og_ivec_sub(&way[1], &body->point[j], &body->point[0]);
        og_ivec_sub(&way[2], &body->point[k], &body->point[0]);
        og_ivec_cross(&cross, &way[0], &way[1]);
        og_ivec_dot(&volume, &cross, &way[2]);
        solid = og_int_sign(&volume) != 0;
      }
  for (int k = 0; k < 3; k++) og_ivec_clear(&way[k]);
  og_ivec_clear(&cross);
  og_int_clear(&volume);
  return solid;
}

// -1 where they are apart, 0 or 1 where they meet. Of bodies that spin both oracles know the pose to some 2^-200
// only: what is
// proved of them holds with more room than that, and whether they just touch is not told.
static int relation_at(bench *b, const og_rational *time) {
  const og_decoded *program = &b->pairs.decoded.program;
  for (int k = 0; k < 2; k++) og_rigid_body_at(&b->at[k], &b->problem, k, time);
  // Both balls are A's, which is the same to the distance.
  og_int_mul(&b->at[0].radius, &b->problem.radius, &b->at[0].den);
  mpz_divexact(b->at[0].radius.z, b->at[0].radius.z, b->problem.den.z);
  if (og_problem_set_exact(&b->posed, &b->at[0], &b->at[1], NULL) != OG_PROBLEM_OK ||
      og_solve(b->gaps, OG_RELATION, &b->posed, NULL, &b->gap) != OG_ANSWERED)
    found(b, "the relation at a time has no answer");
  const int relation = (int)b->gap.finding.relation - (int)OG_TOUCHING;
  if (program->choice[6] % 8 != 0 || !(is_solid(&b->core[0]) || is_solid(&b->core[1]))) return relation;
  mpq_set_num(b->moment, time->num.z);
  mpq_set_den(b->moment, time->den.z);
  mpq_canonicalize(b->moment);
  const bool is_told = relation < 0 || (relation == 0 && !og_rigid_problem_spins(&b->problem));
  if (is_told && or_rigid_relation(&b->body[0], &b->body[1], b->moment) != relation)
    found(b, "the oracles differ about a time");
  return relation;
}

// Of a miss the distance that it keeps, which is told in doubles: the polytopes' distance, less both radii.
static void look_at_distance(bench *b, const og_rational *apart) {
  if (og_rational_sign(apart) <= 0) return;
  if (og_solve(b->gaps, OG_DISTANCE, &b->posed, NULL, &b->gap) != OG_ANSWERED)
    found(b, "the distance at a time has no answer");
  if (og_surd_to_double(&b->gap.finding.distance) < og_nearest_double(apart) * (1 - 1e-9))
    found(b, "nearer than the distance that is kept");
}

// Apart at three times before lo, and at lo itself where they never meet; meeting at hi.
static void look_at(bench *b, const og_rigid_finding *finding) {
  const bool never = finding->kind == OG_RIGID_NEVER;
  for (long k = 0; k < (never ? 4 : 3); k++) {
    if (og_rational_sign(&finding->lo) == 0) break;
    og_rational_set_si(&b->time, k);
    mpz_mul(b->time.num.z, b->time.num.z, finding->lo.num.z);
    mpz_mul_ui(b->time.den.z, finding->lo.den.z, 3);
    if (relation_at(b, &b->time) >= 0) found(b, "a contact before the first");
    look_at_distance(b, &finding->apart);
  }
  if (finding->kind == OG_RIGID_FIRST && relation_at(b, &finding->hi) < 0)
    found(b, "no contact at the end of the enclosure");
}

// Every change on top of the last.
static void look_at_damaged(bench *b, const uint8_t *data, size_t size) {
  or_random random = or_random_taped(data, size);
  for (int n = 0; n < DAMAGES; n++) {
    or_change_rigid(&b->answer.certificate, &random);
    if (og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->changed) == OG_RIGID_ACCEPTED)
      look_at(b, &b->changed);
  }
}

// ---- algorithms ----

static og_vec3 vector_of(const double v[3]) { return (og_vec3){(og_scalar)v[0], (og_scalar)v[1], (og_scalar)v[2]}; }

static void make_input(bench *b) {
  for (int k = 0; k < 2; k++) {
    const or_rigid *from = &b->body[k];
    og_motion_body *to = k == 0 ? &b->made.input.a : &b->made.input.b;
    og_vec3 point[OR_RIGID_POINTS];
    for (size_t n = 0; n < from->count; n++) point[n] = vector_of(from->point[n]);
    og_made_motion_hold(&b->made, k, point, from->count, (og_scalar)from->radius);
    for (int end = 0; end < 2; end++) {
      to->centre[end] = vector_of(from->centre[end]);
      to->rotation[end] = (og_quaternion){vector_of(from->rotation[end]), (og_scalar)from->rotation[end][3]};
    }
    to->spins = from->spins;
    to->spin = vector_of(from->spin);
  }
  // A target now and then, in sizes.
  const unsigned choice = b->pairs.decoded.program.choice[6];
  b->made.input.target = 0;
  b->made.input.most = 1 + (int)(STEPS * (choice / 64) / 3);
  if (choice / 32 % 2 != 0) b->made.input.target = (og_scalar)0x1p-10 * og_motion_size(&b->made.input);
}

static void ask_all(bench *b) {
  make_input(b);
  if (!or_motion_solve(&b->judge, &b->made.input)) return;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->motion == NULL) continue;
    const og_motion_claim claim = og_motion_run(algorithm->motion, &b->made.input);
    or_motion_error error;
    const char *fault = or_motion_fault(&b->judge, &error, algorithm->motion, &b->made.input, &claim);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    found(b, text);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.solver == NULL) bench_init(&b);
  og_fuzz_pair(&b.pairs, data, size, OG_FUZZ_FEW_POINTS);
  if (!b.pairs.decoded.finite || !set_bodies(&b) || !set_problem(&b)) return 0;
  og_rigid_solver_set_apart(b.solver, b.pairs.decoded.program.choice[6] >> 6 == 3);
  const og_rigid_outcome outcome = og_solve_rigid(b.solver, &b.problem, &b.answer);
  if (outcome == OG_RIGID_REFUSED) found(&b, og_rigid_refusal_text(b.answer.refusal));
  if (outcome == OG_RIGID_ANSWERED && b.answer.finding.kind == OG_RIGID_CLEAR) found(&b, "an answer that is none");
  look_at(&b, &b.answer.finding);
  look_at_damaged(&b, data, size);
  ask_all(&b);
  return 0;
}
