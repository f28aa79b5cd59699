#include "tool/study/impact.h"

#include <math.h>

#include "spec/number/nearest.h"

enum { STEP_BITS = 12 };

void og_impact_init(og_impact *impact) {
  og_turning_pair_init(&impact->pair);
  impact->solver = og_solver_new();
  og_problem_init(&impact->problem);
  og_answer_init(&impact->answer);
  impact->rigid_solver = og_rigid_solver_new();
  og_rational width;
  og_rational_init(&width);
  og_rational_from_double(&width, 0x1p-32);
  og_rigid_solver_set_width(impact->rigid_solver, &width);
  og_rational_clear(&width);
  og_rigid_problem_init(&impact->rigid);
  og_rigid_answer_init(&impact->rigid_answer);
  for (int k = 0; k < 2; k++) og_exact_body_init(&impact->core[k]);
}

void og_impact_clear(og_impact *impact) {
  og_turning_pair_clear(&impact->pair);
  og_solver_free(impact->solver);
  og_problem_clear(&impact->problem);
  og_answer_clear(&impact->answer);
  og_rigid_solver_free(impact->rigid_solver);
  og_rigid_problem_clear(&impact->rigid);
  og_rigid_answer_clear(&impact->rigid_answer);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&impact->core[k]);
}

// ---- bodies and motion ----

static og_scalar coarse(double x) { return (og_scalar)ldexp(nearbyint(ldexp(x, STEP_BITS)), -STEP_BITS); }

static void put_box(og_vec3 point[8], og_vec3 half) {
  for (int k = 0; k < 8; k++)
    point[k] = (og_vec3){k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
}

// Counterclockwise.
static void put_rectangle(og_vec3 point[4], og_vec2 half) {
  for (int k = 0; k < 4; k++) point[k] = (og_vec3){k == 0 || k == 3 ? -half.x : half.x, k < 2 ? -half.y : half.y, 0};
}

static void set_flat(og_impact *impact, int which, const og_vec3 point[4], og_vec3 centre) {
  for (int k = 0; k < 4; k++) impact->corner[which][k] = (og_vec2){point[k].x + centre.x, point[k].y + centre.y};
  impact->flat[which] = (og_polygon){4, impact->corner[which]};
}

static void put_sphere(og_world_body *body, og_vec3 centre, og_scalar radius) {
  const og_body sphere = {
      .kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = &centre, .centre = centre, .radius = radius};
  og_copy_body(body, &sphere);
}

// A stands across x, B is a rod along x.
static void put_bodies(og_impact *impact, og_scalar half, og_sweep_takes bodies) {
  og_turning_pair *pair = &impact->pair;
  og_vec3 a[8], b[8];
  const og_scalar whole = (og_scalar)0.5;
  pair->count = bodies == OG_SWEEPS_POLYGONS ? 4 : 8;
  if (bodies == OG_SWEEPS_SPHERES) {
    put_sphere(&pair->a, (og_vec3){0, 0, 0}, half);
    put_sphere(&pair->b, pair->centre, half);
    return;
  }
  if (bodies == OG_SWEEPS_POLYGONS) {
    put_rectangle(a, (og_vec2){half, whole});
    put_rectangle(pair->point, (og_vec2){whole, half});
    set_flat(impact, 0, a, (og_vec3){0, 0, 0});
    set_flat(impact, 1, pair->point, pair->centre);
  } else {
    put_box(a, (og_vec3){half, whole, whole});
    put_box(pair->point, (og_vec3){whole, half, half});
  }
  for (int k = 0; k < pair->count; k++) b[k] = og_add(pair->point[k], pair->centre);
  og_make_hull(&pair->a, a, (size_t)pair->count);
  og_make_hull(&pair->b, b, (size_t)pair->count);
}

static void set_motion(og_turning_pair *pair, og_random *random, const og_impact_setting *setting,
                       og_sweep_takes bodies) {
  const bool flat = bodies == OG_SWEEPS_POLYGONS;
  const double turn = og_random_between(random, 0, 6.283185307179586);
  const double z = flat ? 0 : og_random_between(random, -1, 1), ring = sqrt(1 - z * z);
  const double miss = bodies == OG_SWEEPS_SPHERES ? setting->thickness : 0.75, way = 1.5 + setting->distance;
  const double whole = way * og_random_between(random, 1.25, 2.5);
  const double direction[3] = {ring * cos(turn), ring * sin(turn), z};
  double start[3], speed[3];
  for (int axis = 0; axis < 3; axis++) {
    const double aside = og_random_between(random, -miss, miss);
    start[axis] = (flat && axis == 2 ? 0 : aside) - way * direction[axis];
    speed[axis] = whole * direction[axis];
  }
  pair->centre = (og_vec3){coarse(start[0]), coarse(start[1]), coarse(start[2])};
  pair->velocity = (og_vec3){coarse(speed[0]), coarse(speed[1]), coarse(speed[2])};
  pair->spin = coarse(setting->spin * og_random_between(random, 0.875, 1.125));
  pair->target = og_max((og_scalar)0x1p-20, 1024 * OG_SCALAR_EPSILON);
}

og_sweep_input og_impact_sweep(const og_impact *impact) {
  const og_turning_pair *pair = &impact->pair;
  og_sweep_input in = {.a = &pair->a.body, .b = &pair->b.body, .velocity = pair->velocity, .until = 1};
  if (impact->flat[0].count > 0) in.flat_a = &impact->flat[0], in.flat_b = &impact->flat[1];
  return in;
}

// ---- the truth ----

static void put(double xyz[24], const og_body *body) {
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
}

static bool solve_sweep(og_impact *impact) {
  const og_turning_pair *pair = &impact->pair;
  const og_body *a = &pair->a.body, *b = &pair->b.body;
  const double still[3] = {0, 0, 0}, until = 1;
  const double velocity[3] = {(double)pair->velocity.x, (double)pair->velocity.y, (double)pair->velocity.z};
  double at[2][24];
  put(at[0], a);
  put(at[1], b);
  if (og_problem_set_doubles(&impact->problem, at[0], (size_t)a->vertex_count, (double)a->radius, at[1],
                             (size_t)b->vertex_count, (double)b->radius) != OG_PROBLEM_OK ||
      og_problem_set_motion(&impact->problem, still, velocity, &until) != OG_PROBLEM_OK ||
      og_solve(impact->solver, OG_SWEEP, &impact->problem, NULL, &impact->answer) != OG_ANSWERED)
    return false;
  const og_finding *finding = &impact->answer.finding;
  impact->truth = finding->hit ? OG_IMPACT_FIRST : OG_IMPACT_NEVER;
  impact->first = finding->hit ? og_surd_to_double(&finding->first) : 0;
  return true;
}

static void set_core(og_exact_body *core, const og_vec3 *point, size_t count) {
  og_exact_body_resize(core, count);
  for (size_t k = 0; k < count; k++) {
    og_int_set_si(&core->point[k].x, lrint(ldexp((double)point[k].x, STEP_BITS)));
    og_int_set_si(&core->point[k].y, lrint(ldexp((double)point[k].y, STEP_BITS)));
    og_int_set_si(&core->point[k].z, lrint(ldexp((double)point[k].z, STEP_BITS)));
  }
  og_int_set_si(&core->radius, 0);
  og_int_set_si(&core->den, 1L << STEP_BITS);
}

// Where each body is at the start and at the end, how it is turned, and B's spin.
typedef struct exact_motion {
  og_rational centre[2][2][3], rotation[4], spin[3];
} exact_motion;

static void each_number(exact_motion *m, void (*take)(og_rational *)) {
  for (int k = 0; k < 12; k++) take(&m->centre[k / 6][k / 3 % 2][k % 3]);
  for (int k = 0; k < 4; k++) take(&m->rotation[k]);
  for (int k = 0; k < 3; k++) take(&m->spin[k]);
}

static void set_zero(og_rational *r) { og_rational_set_si(r, 0); }

static bool solve_spin(og_impact *impact) {
  const og_turning_pair *pair = &impact->pair;
  const og_vec3 end = og_add(pair->centre, pair->velocity);
  exact_motion m;
  each_number(&m, og_rational_init);
  each_number(&m, set_zero);
  const og_scalar from[3] = {pair->centre.x, pair->centre.y, pair->centre.z}, to[3] = {end.x, end.y, end.z};
  for (int axis = 0; axis < 3; axis++) {
    og_rational_from_double(&m.centre[1][0][axis], (double)from[axis]);
    og_rational_from_double(&m.centre[1][1][axis], (double)to[axis]);
  }
  og_rational_set_si(&m.rotation[3], 1);
  og_rational_from_double(&m.spin[1], (double)pair->spin);
  set_core(&impact->core[0], pair->a.body.vertex, (size_t)pair->a.body.vertex_count);
  set_core(&impact->core[1], pair->point, (size_t)pair->count);
  og_rigid_input input[2];
  for (int k = 0; k < 2; k++)
    input[k] = (og_rigid_input){
        &impact->core[k], {m.centre[k][0], m.centre[k][1]}, {m.rotation, m.rotation}, k == 1 ? m.spin : NULL};
  int culprit;
  bool good = og_rigid_problem_set(&impact->rigid, input, OG_RIGID_BITS, &culprit) == OG_RIGID_OK;
  each_number(&m, og_rational_clear);
  good = good && og_solve_rigid(impact->rigid_solver, &impact->rigid, &impact->rigid_answer) != OG_RIGID_REFUSED;
  if (!good) return false;
  const og_rigid_answer *answer = &impact->rigid_answer;
  impact->truth = OG_IMPACT_OPEN;
  if (answer->finding.kind == OG_RIGID_NEVER) impact->truth = OG_IMPACT_NEVER;
  else if (answer->outcome == OG_RIGID_ANSWERED) impact->truth = OG_IMPACT_FIRST;
  impact->first = impact->truth == OG_IMPACT_FIRST ? og_nearest_double(&answer->finding.hi) : 0;
  return true;
}

bool og_impact_make(og_impact *impact, og_random *random, const og_impact_setting *setting, og_sweep_takes bodies) {
  og_turning_pair *pair = &impact->pair;
  impact->flat[0].count = impact->flat[1].count = 0;
  set_motion(pair, random, setting, bodies);
  put_bodies(impact, (og_scalar)(setting->thickness / 2), bodies);
  impact->speed = (double)og_norm(pair->velocity);
  if (setting->spin == 0) return solve_sweep(impact);
  impact->speed += (double)(pair->spin * og_turning_radius(pair));
  return solve_spin(impact);
}
