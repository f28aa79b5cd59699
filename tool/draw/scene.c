#include "tool/draw/scene.h"

#include <math.h>
#include <string.h>

#include "spec/enclosure/solve/sweep.h"
#include "tool/draw/motion.h"
#include "tool/draw/path.h"

void og_seen_body_init(og_seen_body *seen) {
  memset(seen, 0, sizeof *seen);
  og_projection_init(&seen->projection);
}

void og_seen_body_clear(og_seen_body *seen) {
  og_projection_clear(&seen->projection);
  og_silhouette_clear(&seen->silhouette);
}

void og_scene_init(og_scene *scene) {
  memset(scene, 0, sizeof *scene);
  og_exact_pair_init(&scene->pair);
  og_witness_init(&scene->witness);
  og_view_init(&scene->view);
  og_surd_init(&scene->gap);
  og_surd_init(&scene->first);
  og_surd_init(&scene->last);
  og_exact_body_init(&scene->start);
  og_seen_body_init(&scene->body[0]);
  og_seen_body_init(&scene->body[1]);
  og_seen_body_init(&scene->start_seen);
  for (int k = 0; k < 3; k++) og_rational_init(&scene->velocity[k]);
  og_drawn_curved_init(&scene->curved);
  og_turning_init(&scene->turning);
  for (int k = 0; k < 2; k++) og_exact_body_init(&scene->path[k]);
  for (int k = 0; k < OG_SCENE_GHOSTS; k++) {
    og_exact_body_init(&scene->ghost_at[k]);
    og_seen_body_init(&scene->ghost[k]);
  }
}

void og_scene_clear(og_scene *scene) {
  og_exact_pair_clear(&scene->pair);
  og_witness_clear(&scene->witness);
  og_view_clear(&scene->view);
  og_surd_clear(&scene->gap);
  og_surd_clear(&scene->first);
  og_surd_clear(&scene->last);
  og_exact_body_clear(&scene->start);
  og_seen_body_clear(&scene->body[0]);
  og_seen_body_clear(&scene->body[1]);
  og_seen_body_clear(&scene->start_seen);
  for (int k = 0; k < 3; k++) og_rational_clear(&scene->velocity[k]);
  og_drawn_curved_clear(&scene->curved);
  og_turning_clear(&scene->turning);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&scene->path[k]);
  for (int k = 0; k < OG_SCENE_GHOSTS; k++) {
    og_exact_body_clear(&scene->ghost_at[k]);
    og_seen_body_clear(&scene->ghost[k]);
  }
}

// ---- numbers ----

static double scaled(const og_surd *a, long exponent) {
  og_surd one = *a; // shares the numbers
  one.e -= exponent;
  return og_surd_to_double(&one);
}

// The gap as a double and a power of two: doubles alone end at 2^-1074, gaps do not.
static void measure_gap(og_scene *scene) {
  enum { STEP = 1000, STEPS = 2000 }; // no number from text has more than 100,000 bits; their products fewer than this
  scene->height = 0;
  scene->height_unit = 0;
  if (og_surd_sign(&scene->gap) == 0) return;
  long unit = 0;
  for (int k = 0; k < STEPS && fabs(scaled(&scene->gap, unit)) < 1e-290; k++) unit -= STEP;
  for (int k = 0; k < STEPS && fabs(scaled(&scene->gap, unit)) > 1e290; k++) unit += STEP;
  int exponent;
  scene->height = frexp(scaled(&scene->gap, unit), &exponent);
  scene->height_unit = unit + exponent;
}

double og_scene_gap(const og_scene *scene, long unit) {
  const long shift = scene->height_unit - unit;
  return shift < -2000 ? 0 : ldexp(scene->height, shift > 300 ? 300 : (int)shift);
}

double og_seen_radius(const og_seen_body *seen, long unit) {
  return og_scale_quotient(&seen->body->radius, &seen->body->den, unit);
}

// With N = |up|^2, x / d the point's height times |up| above the core's witness and r / e the radius, the height above
// the surface is  side r/e + x / (d sqrt(N)) = (side r d N + e sign(x) sqrt(x^2 N)) / (e d N).
static double height_above_surface(const og_scene *scene, const og_seen_body *seen, const og_projection *point,
                                   long unit) {
  const og_int *x = &point->at[0].y, *d = &point->den, *r = &seen->body->radius, *e = &seen->body->den;
  og_int square;
  og_surd height;
  og_int_init(&square);
  og_surd_init(&height);
  og_ivec_dot(&square, &scene->view.axis[1], &scene->view.axis[1]);
  og_int_mul(&height.m, d, &square);
  og_int_mul(&height.p, r, &height.m);
  if (seen->side < 0) og_int_neg(&height.p, &height.p);
  og_int_mul(&height.m, &height.m, e);
  og_int_mul(&height.q, x, e);
  og_int_mul(&height.q, &height.q, &height.q);
  og_int_mul(&height.q, &height.q, &square);
  height.s = og_int_sign(x);
  const double value = scaled(&height, unit);
  og_surd_clear(&height);
  og_int_clear(&square);
  return fmin(fmax(value, -1e100), 1e100);
}

og_seen og_see_stated(const og_scene *scene, const og_seen_body *seen, const og_rational point[3], long unit) {
  og_projection projection;
  og_projection_init(&projection);
  og_project_point(&projection, &scene->view, point, seen->witness);
  og_seen at = og_see(&scene->view, &projection, 0, unit);
  at.y = height_above_surface(scene, seen, &projection, unit) + seen->side * og_scene_gap(scene, unit) / 2;
  og_projection_clear(&projection);
  return at;
}

// ---- the view ----

// How well the points of the bodies are told apart from that angle: the least distance in the picture of two points of
// one body that do not coincide, as a fraction of the whole. A box is best seen with its sides as 1 to 2.
static double legibility(const double (*flat)[3], const int body_end[2], double angle) {
  double least = HUGE_VAL;
  for (int body = 0, k = 0; body < 2; k = body_end[body++])
    for (int i = k; i < body_end[body]; i++)
      for (int j = i + 1; j < body_end[body]; j++) {
        const double dx = flat[i][0] - flat[j][0], dy = flat[i][1] - flat[j][1], dz = flat[i][2] - flat[j][2];
        if (dx * dx + dz * dz < 1e-8) continue; // one straight above the other from everywhere
        least = fmin(least, hypot(cos(angle) * dx + sin(angle) * dz, dy));
      }
  return least;
}

void og_seen_body_set(og_seen_body *seen, const og_view *view, const char *looks, int side, const og_exact_body *body,
                      const og_rational *witness) {
  seen->looks = looks;
  seen->side = side;
  seen->body = body;
  seen->witness = witness;
  og_project_body(&seen->projection, view, body, witness);
  og_silhouette_set(&seen->silhouette, &seen->projection);
}

// Ghosts of a motion are seen from the witness of their own body.
static void see_ghosts(og_scene *scene) {
  for (size_t k = 0; k < scene->ghosts; k++) {
    const bool is_a = scene->ghost[k].side > 0;
    og_seen_body_set(&scene->ghost[k], &scene->view, is_a ? "a" : "b", is_a ? 1 : -1, &scene->ghost_at[k],
                     is_a ? scene->witness.a : scene->witness.b);
  }
}

static void see_all(og_scene *scene) {
  og_seen_body_set(&scene->body[0], &scene->view, "a", 1, &scene->pair.a, scene->witness.a);
  og_seen_body_set(&scene->body[1], &scene->view, "b", -1, &scene->pair.b, scene->witness.b);
  if (scene->moves) og_seen_body_set(&scene->start_seen, &scene->view, "b", -1, &scene->start, scene->witness.b);
  see_ghosts(scene);
}

enum { ANGLES = 24 }; // in half a turn

// Within that many steps to either side.
static double best_angle(og_scene *scene, int within) {
  enum { MOST = 24 }; // points of each body that are looked at
  double flat[2 * MOST][3];
  int end[2], count = 0;
  for (int body = 0; body < 2; body++) {
    const og_projection *p = &scene->body[body].projection;
    for (size_t k = 0; k < p->count && k < MOST; k++) {
      const og_seen at = og_see(&scene->view, p, k, scene->unit);
      flat[count][0] = at.x;
      flat[count][1] = at.y;
      flat[count++][2] = at.z;
    }
    end[body] = count;
  }
  double best = 0, most = -1;
  for (int k = -within; k < within; k++) {
    const double angle = 3.14159265358979323846 * k / ANGLES;
    const double score = legibility((const double(*)[3])flat, end, angle);
    if (score > most * 1.001) { // ties, but for rounding, go to the first
      most = score;
      best = angle;
    }
  }
  return isfinite(most) ? best : 0;
}

// From above: prisms look as what they stand for.
static void see_flat(og_scene *scene, const og_ivec *up) {
  const double right[3] = {mpz_get_d(up->y.z), -mpz_get_d(up->x.z), 0};
  og_view_set(&scene->view, up, right, 0);
  see_all(scene);
}

// The motion nearly across the line of sight, so that it is seen; otherwise from anywhere in the plane.
static void set_view(og_scene *scene, double angle) {
  double along[3] = {0, 0, 0};
  og_ivec up;
  og_ivec_init(&up);
  if (!og_witness_direction(&up, &scene->pair.problem, &scene->pair.answer.certificate) || og_ivec_is_zero(&up))
    og_int_set_si(scene->pair.is_flat ? &up.y : &up.z, 1);
  for (int k = 0; k < 3 && scene->moves; k++)
    along[k] = og_scale_quotient(&scene->velocity[k].num, &scene->velocity[k].den, 0);
  if (scene->pair.is_flat) {
    see_flat(scene, &up);
    og_ivec_clear(&up);
    return;
  }
  og_view_set(&scene->view, &up, along, 0);
  see_all(scene);
  const bool moves = along[0] != 0 || along[1] != 0 || along[2] != 0;
  og_view_set(&scene->view, &up, along, angle + best_angle(scene, moves ? ANGLES / 6 : ANGLES / 2));
  see_all(scene);
  og_ivec_clear(&up);
}

// ---- the scene ----

static bool solve_sweep(og_scene *scene, const og_walked_case *from) {
  og_exact_pair *pair = &scene->pair;
  scene->moves = true;
  if (og_solve(pair->solver, OG_SWEEP, &from->one->problem, NULL, &pair->answer) != OG_ANSWERED) return false;
  scene->meets = pair->answer.finding.hit;
  og_rational time;
  og_rational_init(&time);
  og_surd_set_zero(&scene->first);
  og_surd_set_zero(&scene->last);
  scene->never_parts = pair->answer.finding.never_parts;
  if (scene->meets) {
    og_surd_set(&scene->first, &pair->answer.finding.first);
    og_surd_set(&scene->last, &pair->answer.finding.last);
    og_motion_time(&time, &scene->first);
  }
  og_motion_velocity(scene->velocity, &from->one->problem);
  og_motion_move(&scene->start, &from->b->exact, scene->velocity, &time);
  const bool good = og_exact_pair_solve_exact(pair, &from->a->exact, &scene->start);
  og_rational_set_si(&time, 0);
  og_motion_move(&scene->start, &from->b->exact, scene->velocity, &time);
  og_rational_clear(&time);
  return good;
}

// Both at the first contact, where there is one, or at the last time before which there is none; otherwise at the
// start.
static bool solve_motion(og_scene *scene, const og_walked_case *from) {
  og_exact_pair *pair = &scene->pair;
  og_turning *turning = &scene->turning;
  og_rational time;
  scene->turns = true;
  if (!og_turning_set(turning, &from->one->rigid)) return false;
  scene->meets = turning->kind == OG_RIGID_FIRST;
  og_rational_init(&time);
  for (int end = 0; end < 2; end++) {
    og_rational_set_si(&time, end);
    const bool is_drawn =
        turning->kind == OG_RIGID_NEVER ? end == 0 : og_rational_equal(&time, &turning->hi) && scene->meets;
    for (int body = 0; body < 2 && !is_drawn; body++) {
      if (og_turning_stays(&from->one->rigid.body[body])) continue;
      scene->ghost[scene->ghosts].side = body == 0 ? 1 : -1;
      scene->ghost_time[scene->ghosts] = end;
      og_turning_body_at(&scene->ghost_at[scene->ghosts++], from, body, &time);
    }
  }
  if (turning->kind == OG_RIGID_NEVER) og_rational_set_si(&time, 0);
  else og_rational_set(&time, scene->meets ? &turning->hi : &turning->lo);
  for (int body = 0; body < 2; body++) og_turning_body_at(&turning->now[body], from, body, &time);
  og_rational_clear(&time);
  return og_exact_pair_solve_exact(pair, &turning->now[0], &turning->now[1]);
}

// ---- curved bodies that translate ----

static bool enclose_contact(og_turning *turning, const og_enclosure_problem *problem) {
  static const og_rigid_kind kinds[OG_SWEEP_RANGE_KIND_COUNT] = {[OG_SWEEP_RANGE_FIRST] = OG_RIGID_FIRST,
                                                                 [OG_SWEEP_RANGE_NEVER] = OG_RIGID_NEVER,
                                                                 [OG_SWEEP_RANGE_CLEAR] = OG_RIGID_CLEAR};
  og_sweep_range_solver *const solver = og_sweep_range_solver_new();
  og_sweep_range_answer answer;
  og_sweep_range_answer_init(&answer);
  og_sweep_range_solver_want_double(solver);
  const bool good = og_solve_sweep_range(solver, problem, &answer) != OG_ENCLOSURE_REFUSED;
  turning->kind = kinds[answer.range.kind];
  og_rational_set(&turning->lo, &answer.range.lo);
  og_rational_set(&turning->hi, &answer.range.hi);
  og_sweep_range_answer_clear(&answer);
  og_sweep_range_solver_free(solver);
  return good;
}

// Both at the end of the enclosure of the first contact, or at the last time before which there is none; otherwise at
// the start.
static bool solve_curved_sweep(og_scene *scene, const og_walked_case *from) {
  const og_enclosure_problem *problem = &from->one->enclosure;
  og_turning *turning = &scene->turning;
  og_exact_body moved;
  og_rational time;
  if (!enclose_contact(turning, problem)) return false;
  scene->moves = true;
  scene->meets = turning->kind == OG_RIGID_FIRST;
  scene->never_parts = false;
  og_surd_set_zero(&scene->first);
  og_surd_set_zero(&scene->last);
  og_exact_body_init(&moved);
  og_rational_init(&time);
  if (turning->kind != OG_RIGID_NEVER) og_rational_set(&time, scene->meets ? &turning->hi : &turning->lo);
  og_motion_velocity(scene->velocity, &problem->pair);
  og_motion_move(&moved, &from->b->exact, scene->velocity, &time);
  const bool good = og_drawn_curved_set(&scene->curved, &scene->pair, &from->a->exact, from->a->curve, &moved,
                                        from->b->curve);
  og_int_neg(&time.num, &time.num);
  og_motion_move(&scene->start, &scene->curved.body[1], scene->velocity, &time);
  og_rational_clear(&time);
  og_exact_body_clear(&moved);
  return good;
}

// ---- primitives ----

// A line or a ray is drawn as far as it goes past the other body.
static bool solve_primitives(og_scene *scene, const og_primitive *primitive, og_curve curve_b) {
  const og_exact_body *body[2] = {&primitive->a, &primitive->b};
  for (int k = 0; k < 2; k++) {
    if (!og_is_endless_path(body[k])) continue;
    og_path_set(&scene->path[k], body[k], body[1 - k], k == 0 ? curve_b : OG_CURVE_NONE);
    body[k] = &scene->path[k];
  }
  scene->is_curved = curve_b != OG_CURVE_NONE;
  if (scene->is_curved)
    return og_drawn_curved_set(&scene->curved, &scene->pair, body[0], OG_CURVE_NONE, body[1], curve_b);
  return og_exact_pair_solve_exact(&scene->pair, body[0], body[1]);
}

// Why it is not drawn; null where it is.
static const char *fault_of(const og_primitive *primitive) {
  if (primitive->a.direction_count > 1 || primitive->b.direction_count > 1)
    return "a plane has no end, and is not drawn beside a primitive";
  if (primitive->a.direction_count + primitive->b.direction_count > 1)
    return "of two bodies without an end neither is drawn";
  return NULL;
}

// For cases that are refused.
#define DRAWN                                                                                                          \
  "pairs of bounded bodies, of meshes, height fields and compounds, overlaps, mesh_pairs, mesh_motion, bound, hull, "  \
  "triangulate, vertex-face and edge-edge are drawn"

static bool has_curve(const og_walked_case *from) {
  return (og_question_is_of_pair(from->one->question) || from->one->question == OG_CONTACT) &&
         (from->a->curve != OG_CURVE_NONE || from->b->curve != OG_CURVE_NONE);
}

static bool solve(og_scene *scene, const og_walked_case *from, og_complaint *complaint) {
  const og_case *one = from->one;
  scene->moves = scene->meets = scene->turns = false;
  scene->ghosts = 0;
  scene->is_curved = has_curve(from);
  if (one->kind == OG_CASE_CURVED_SWEEP) return solve_curved_sweep(scene, from);
  if (scene->is_curved)
    return og_drawn_curved_set(&scene->curved, &scene->pair, &from->a->exact, from->a->curve, &from->b->exact,
                               from->b->curve);
  if (one->question == OG_MOTION) return solve_motion(scene, from);
  if (one->question == OG_SWEEP) return solve_sweep(scene, from);
  if (one->question == OG_MINKOWSKI && one->minkowski.is_sum)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: a sum is not drawn, as the picture has the difference",
                       one->id);
  if (og_question_is_of_pair(one->question) || one->question == OG_CONTACT || one->question == OG_MINKOWSKI)
    return og_exact_pair_solve_exact(&scene->pair, &from->a->exact, &from->b->exact);
  if (one->kind == OG_CASE_CURVED_HIT) {
    if (fault_of(&one->curved_hit.pair) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %s", one->id, fault_of(&one->curved_hit.pair));
    return solve_primitives(scene, &one->curved_hit.pair, one->curved_hit.curve);
  }
  if (one->question == OG_SUPPORT)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the question support has no picture; " DRAWN, one->id);
  const og_primitive *primitive = &one->primitive;
  if (one->question == OG_HULL || one->question == OG_TRIANGULATE || one->question == OG_DECOMPOSE ||
      one->question == OG_CLIP || one->question == OG_BOUND || one->question == OG_OVERLAPS ||
      one->question == OG_ORIENTATION || og_question_is_of_moving(one->question) || primitive->b.count == 0)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the question %s has no picture; " DRAWN, one->id,
                       og_question_at(one->question)->id);
  if (fault_of(primitive) != NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %s", one->id, fault_of(primitive));
  return solve_primitives(scene, primitive, OG_CURVE_NONE);
}

bool og_scene_set(og_scene *scene, const og_walked_case *from, double angle, og_complaint *complaint) {
  og_exact_pair *pair = &scene->pair;
  pair->is_flat = from->one->is_plane;
  strcpy(scene->id, from->one->id);
  scene->question = from->one->question;
  if (!solve(scene, from, complaint))
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", from->one->id);
  og_surd_set(&scene->gap, pair->relation == OG_PENETRATING ? &pair->depth : &pair->distance);
  if (pair->relation == OG_PENETRATING) {
    og_int_neg(&scene->gap.p, &scene->gap.p);
    scene->gap.s = -scene->gap.s;
  }
  // A contact at a rounded time is a contact; how far off the rounding is, is no matter of the case.
  const bool is_range = scene->turns || scene->is_curved;
  const bool is_rounded =
      is_range ? !og_rational_equal(&scene->turning.lo, &scene->turning.hi) : scene->first.s != 0;
  if (scene->meets && is_rounded) og_surd_set_zero(&scene->gap);
  measure_gap(scene);
  scene->unit = pair->exponent;
  const og_combination *combination = og_witness_combination(&pair->answer.certificate);
  if (combination == NULL || !og_witness_points(&scene->witness, &pair->problem, combination))
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the certificate names no points", from->one->id);
  set_view(scene, angle);
  return true;
}
