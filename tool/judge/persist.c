#include "tool/judge/persist.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/rigid_step.h"
#include "tool/judge/steady.h"

static void step_init(og_step_contacts *step) {
  memset(step, 0, sizeof *step);
  og_small_case_init(&step->bodies);
}

static void step_clear(og_step_contacts *step) {
  og_small_case_clear(&step->bodies);
  for (int k = 0; k < 2; k++) free(step->at[k]);
  free(step->name);
  free(step->corner);
}

void og_persist_init(og_persist *persist) {
  step_init(&persist->before);
  step_init(&persist->now);
  og_contacts_judge_init(&persist->judge);
  og_exact_pair_init(&persist->pair);
  og_exact_pair_init(&persist->hulls);
  for (int k = 0; k < 2; k++) og_case_body_init(&persist->body[k]);
}

void og_persist_clear(og_persist *persist) {
  step_clear(&persist->before);
  step_clear(&persist->now);
  og_contacts_judge_clear(&persist->judge);
  og_exact_pair_clear(&persist->pair);
  og_exact_pair_clear(&persist->hulls);
  for (int k = 0; k < 2; k++) og_case_body_clear(&persist->body[k]);
}

// ---- a step ----

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

static void keep_contacts(og_step_contacts *step, const og_statement *statement) {
  step->count = statement->contact_count;
  if (step->count > step->room) {
    step->room = step->count;
    for (int k = 0; k < 2; k++) step->at[k] = og_grow(step->at[k], 3 * step->room, sizeof *step->at[k]);
    step->name = og_grow(step->name, step->room, sizeof *step->name);
  }
  for (size_t k = 0; k < step->count; k++) {
    const og_stated_contact *contact = &statement->contacts[k];
    step->name[k] = contact->name;
    for (size_t n = 0; n < 6; n++) step->at[n / 3][3 * k + n % 3] = value_of(&contact->point[n / 3][n % 3]);
  }
  for (int k = 0; k < 3; k++) step->normal[k] = value_of(&statement->normal[k]);
}

static void keep_region(og_step_contacts *step, const og_contact_finding *region) {
  step->corners = region->count;
  if (step->corners > step->corner_room) {
    step->corner_room = step->corners;
    step->corner = og_grow(step->corner, 3 * step->corner_room, sizeof *step->corner);
  }
  for (size_t k = 0; k < step->corners; k++)
    for (size_t n = 0; n < 3; n++) step->corner[3 * k + n] = value_of(&region->point[k].at[n]);
}

// False through a defect of a solver.
static bool take(og_persist *persist, const char *id, const og_handed_case *handed, const og_statement *statement,
                 og_tolerance tolerance) {
  og_step_contacts *step = &persist->now;
  step->any = false;
  snprintf(step->id, sizeof step->id, "%s", id);
  og_small_case_copy(&step->bodies, &handed->bodies);
  if (statement->stated != OG_STATED_ANSWER || !statement->finite || !statement->has_normal ||
      statement->contact_count == 0)
    return true;
  for (int k = 0; k < 2; k++)
    if (!og_small_to_case_body(&persist->body[k], &handed->bodies.body[k])) return false;
  if (!og_exact_pair_solve_exact(&persist->pair, &persist->body[0].exact, &persist->body[1].exact)) return false;
  if (og_has_positions(statement)) {
    if (!og_place_contacts(&persist->judge.placed, &persist->pair, statement)) return false;
    statement = &persist->judge.placed;
  }
  keep_contacts(step, statement);
  if (!og_contacts_find_region(&persist->judge, &persist->pair, statement, tolerance, &step->any)) return false;
  if (step->any) keep_region(step, &persist->judge.answer.finding);
  return true;
}

// ---- from step to step ----

typedef struct comparison {
  og_rigid_step step[2]; // of A, of B
  double way;            // of the bodies and of what they share
  double jump;
  bool renamed;
} comparison;

static double distance(const double p[3], const double q[3]) {
  return hypot(hypot(p[0] - q[0], p[1] - q[1]), p[2] - q[2]);
}

// How far contact j now is from where contact i was on the body.
static double moved_on(const og_persist *persist, const comparison *c, int body, size_t i, size_t j) {
  double to[3];
  og_rigid_step_apply(to, &c->step[body], persist->before.at[body] + 3 * i);
  return distance(to, persist->now.at[body] + 3 * j);
}

// Raises *most to the farthest of either's points from the hull of the other's, the first ones moved with B.
static bool compare_hulls(og_persist *persist, const comparison *c, const double *before, size_t count_before,
                          const double *now, size_t count_now, double *most) {
  double *moved = og_grow(NULL, 3 * count_before, sizeof *moved);
  for (size_t k = 0; k < count_before; k++) og_rigid_step_apply(moved + 3 * k, &c->step[1], before + 3 * k);
  const bool good =
      og_raise_to_farthest(&persist->hulls, moved, count_before, (og_double_hull){count_now, now, 0}, most) &&
      og_raise_to_farthest(&persist->hulls, now, count_now, (og_double_hull){count_before, moved, 0}, most);
  free(moved);
  return good;
}

// The ways of the bodies against each other where the contacts are, and of what they share.
static bool measure_way(og_persist *persist, comparison *c) {
  const og_step_contacts *before = &persist->before, *now = &persist->now;
  double bodies = 0, region = 0;
  for (size_t k = 0; k < before->count; k++) {
    double of_a[3], of_b[3];
    og_rigid_step_apply(of_a, &c->step[0], before->at[0] + 3 * k);
    og_rigid_step_apply(of_b, &c->step[1], before->at[0] + 3 * k);
    bodies = fmax(bodies, distance(of_a, of_b));
  }
  const bool good = compare_hulls(persist, c, before->corner, before->corners, now->corner, now->corners, &region);
  c->way = bodies + region;
  return good;
}

// The only contact now, or before, that is where the given one is on both bodies; -1: none, or several.
static int64_t only_near(const og_persist *persist, const comparison *c, size_t given, bool is_before, double near) {
  const size_t count = is_before ? persist->now.count : persist->before.count;
  int64_t found = -1;
  for (size_t k = 0; k < count; k++) {
    const size_t i = is_before ? given : k, j = is_before ? k : given;
    if (moved_on(persist, c, 0, i, j) > near || moved_on(persist, c, 1, i, j) > near) continue;
    if (found >= 0) return -1;
    found = (int64_t)k;
  }
  return found;
}

static void compare_names(const og_persist *persist, comparison *c, double near) {
  const og_step_contacts *before = &persist->before, *now = &persist->now;
  for (size_t i = 0; i < before->count; i++) {
    if (before->name[i] < 0) continue;
    for (size_t j = 0; j < now->count; j++)
      if (now->name[j] == before->name[i])
        c->jump = fmax(c->jump, fmin(moved_on(persist, c, 0, i, j), moved_on(persist, c, 1, i, j)));
    const int64_t j = only_near(persist, c, i, true, near);
    if (j < 0 || now->name[j] < 0 || only_near(persist, c, (size_t)j, false, near) != (int64_t)i) continue;
    c->renamed = c->renamed || now->name[j] != before->name[i];
  }
}

static bool has_names(const og_step_contacts *step) {
  for (size_t k = 0; k < step->count; k++)
    if (step->name[k] >= 0) return true;
  return false;
}

static bool compare(og_persist *persist, double size, og_tolerance tolerance, og_judgement *judgement) {
  const og_step_contacts *before = &persist->before, *now = &persist->now;
  comparison c = {.jump = 0};
  for (int k = 0; k < 2; k++)
    if (!og_rigid_step_find(&c.step[k], &before->bodies.body[k], &now->bodies.body[k])) return true;
  if (!measure_way(persist, &c) ||
      !compare_hulls(persist, &c, before->at[1], before->count, now->at[1], now->count, &c.jump))
    return false;
  compare_names(persist, &c, c.way + tolerance.gross * size);
  const og_checked check = {.what = OG_CHECK_CONTACT_JUMPED,
                            .absolute = c.jump,
                            .fraction = c.jump / size,
                            .relative = c.jump == 0 ? 0 : c.jump / c.way,
                            .ulps = c.jump == 0 ? 0 : HUGE_VAL};
  const double reach = persist->pair.reach, way = c.way / size;
  og_judgement_add(judgement, check,
                   (og_tolerance){.rounding = tolerance.rounding * reach + OG_PERSIST_ROUNDING * way,
                                  .gross = tolerance.gross * reach + OG_PERSIST_GROSS * way});
  if (has_names(before) && has_names(now)) og_judgement_mark(judgement, OG_CHECK_CONTACT_RENAMED, !c.renamed);
  return true;
}

bool og_persist_judge(og_persist *persist, const char *id, const og_handed_case *handed, const og_statement *statement,
                      double size, og_tolerance tolerance, og_judgement *judgement) {
  if (!take(persist, id, handed, statement, tolerance)) return false;
  const og_step_contacts *before = &persist->before, *now = &persist->now;
  const bool goes_on = handed->after[0] != '\0' && strcmp(handed->after, before->id) == 0;
  bool good = true;
  if (goes_on && before->any && now->any && size > 0 && og_lead_alike(before->normal, now->normal))
    good = compare(persist, size, tolerance, judgement);
  const og_step_contacts kept = persist->before;
  persist->before = persist->now;
  persist->now = kept;
  return good;
}
