#include "tests/shared/parts_truth.h"

#include <stdlib.h>

void or_set_pair_of_parts(og_problem *pair, const or_part_body body[2], const int part[2]) {
  double xyz[2][3 * OR_PARTS_POINTS];
  size_t count[2];
  for (int k = 0; k < 2; k++) count[k] = or_take_part(&body[k], part[k], xyz[k]);
  if (og_problem_set_doubles(pair, xyz[0], count[0], body[0].radius, xyz[1], count[1], body[1].radius) != OG_PROBLEM_OK)
    abort();
}

void or_set_parts_problem(og_parts_problem *problem, const or_part_body body[2]) {
  if (og_problem_set_doubles(&problem->pair, body[0].xyz, body[0].points, body[0].radius, body[1].xyz, body[1].points,
                             body[1].radius) != OG_PROBLEM_OK)
    abort();
  for (int k = 0; k < 2; k++) or_set_part_list(&problem->part[k], &body[k]);
}

// ---- two bodies ----

bool or_is_closer(const or_truth *a, const or_truth *b) {
  if (a->relation != b->relation) return a->relation > b->relation;
  if (a->relation == OG_PENETRATING && a->core != b->core) return a->core > b->core;
  if (a->relation == OG_TOUCHING || a->core == 0) return false;
  mpq_t of_a, of_b;
  mpq_inits(of_a, of_b, NULL);
  mpq_mul(of_a, a->square, a->bodies->unit);
  mpq_mul(of_a, of_a, a->bodies->unit);
  mpq_mul(of_b, b->square, b->bodies->unit);
  mpq_mul(of_b, of_b, b->bodies->unit);
  const bool closer = a->core < 0 ? mpq_cmp(of_a, of_b) < 0 : mpq_cmp(of_a, of_b) > 0;
  mpq_clears(of_a, of_b, NULL);
  return closer;
}

or_truth *or_parts_truth_new(const or_part_body body[2]) {
  or_truth *best = NULL;
  og_problem pair;
  og_problem_init(&pair);
  for (int i = 0; i < or_parts_of(&body[0]); i++)
    for (int j = 0; j < or_parts_of(&body[1]); j++) {
      or_set_pair_of_parts(&pair, body, (int[2]){i, j});
      or_truth *truth = or_truth_new(&pair);
      const bool takes_over =
          best == NULL || (best->contradiction == NULL && (truth->contradiction != NULL || or_is_closer(truth, best)));
      or_truth *other = takes_over ? best : truth;
      if (takes_over) best = truth;
      if (other != NULL) or_truth_free(other);
    }
  og_problem_clear(&pair);
  return best;
}

// ---- rays ----

void or_make_ray(or_random *random, or_ray *ray, const or_part_body *body) {
  ray->is_segment = or_random_int(random, 0, 1) == 0;
  for (int k = 0; k < 3; k++) {
    ray->start[k] = or_random_int(random, -4, 4);
    ray->way[k] = or_random_int(random, -3, 3);
    if (or_random_int(random, 0, 9) == 0) ray->start[k] += or_random_int(random, -1, 1) * 0x1p-50;
  }
  double xyz[3 * OR_PARTS_POINTS];
  const int part = or_random_int(random, 0, or_parts_of(body) - 1);
  const int count = (int)or_take_part(body, part, xyz), corners = or_random_int(random, 0, 3);
  for (int c = 0; c < corners && corners <= count; c++)
    for (int k = 0; k < 3; k++) ray->way[k] = (c == 0 ? 0 : ray->way[k]) + xyz[3 * c + k] - ray->start[k];
}

static void set_ray(og_problem *pair, const or_ray *ray, const double *xyz, size_t count, double radius) {
  static const double at_rest[3] = {0, 0, 0}, until = 1;
  if (og_problem_set_doubles(pair, ray->start, 1, 0, xyz, count, radius) != OG_PROBLEM_OK ||
      og_problem_set_motion(pair, ray->way, at_rest, ray->is_segment ? &until : NULL) != OG_PROBLEM_OK)
    abort();
}

void or_set_ray_problem(og_parts_problem *problem, const or_ray *ray, const or_part_body *body) {
  set_ray(&problem->pair, ray, body->xyz, body->points, body->radius);
  og_part_list_reset(&problem->part[0]);
  og_part_list_add_range(&problem->part[0], 0, 1);
  or_set_part_list(&problem->part[1], body);
}

void or_ray_truth_init(or_ray_truth *truth) {
  truth->of_pair = og_solver_new();
  og_answer_init(&truth->single);
  truth->hit = false;
  og_surd_init(&truth->first);
}

void or_ray_truth_clear(or_ray_truth *truth) {
  og_solver_free(truth->of_pair);
  og_answer_clear(&truth->single);
  og_surd_clear(&truth->first);
}

static const char *find_in_part(or_ray_truth *truth, const og_problem *pair) {
  if (og_solve(truth->of_pair, OG_SWEEP, pair, NULL, &truth->single) != OG_ANSWERED) return "a part has no answer";
  const og_finding *found = &truth->single.finding;
  or_truth *oracle = or_truth_new(pair);
  const char *wrong = or_truth_against(oracle, found);
  or_truth_free(oracle);
  if (wrong != NULL || !found->hit || (truth->hit && og_surd_compare(&found->first, &truth->first) >= 0)) return wrong;
  og_surd_set(&truth->first, &found->first);
  truth->hit = true;
  return NULL;
}

const char *or_ray_truth_find(or_ray_truth *truth, const or_ray *ray, const or_part_body *body) {
  const char *wrong = NULL;
  og_problem pair;
  og_problem_init(&pair);
  truth->hit = false;
  for (int part = 0; part < or_parts_of(body) && wrong == NULL; part++) {
    double xyz[3 * OR_PARTS_POINTS];
    const size_t count = or_take_part(body, part, xyz);
    set_ray(&pair, ray, xyz, count, body->radius);
    wrong = find_in_part(truth, &pair);
  }
  og_problem_clear(&pair);
  return wrong;
}

const char *or_ray_truth_against(const or_ray_truth *truth, const og_finding *finding) {
  if (!finding->has_hit) return "nothing is said of a hit";
  if (finding->hit != truth->hit) return truth->hit ? "a miss of what is hit" : "a hit of what is missed";
  return truth->hit && og_surd_compare(&finding->first, &truth->first) != 0 ? "another first time" : NULL;
}
