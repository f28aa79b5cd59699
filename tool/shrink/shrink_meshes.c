#include "tool/shrink/shrink_meshes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/judge_meshes.h"

// One mesh, in storage as large as the case's.
typedef struct soup {
  size_t points, triangles;
  double *xyz;
  og_corners *corner;
} soup;

typedef struct meshes_run {
  og_trial *trial;
  const og_set_wish *wish;
  og_handed_meshes handed;
  bool with_itself;
  bool keep_area;        // every triangle has one, and keeps it
  bool meet;             // did anything meet in the case? A verdict that fails the other way is another failure
  soup best[2], next[2]; // next: what a step makes of the best
  int32_t *place;        // storage: of each point that stays, its new number
  size_t tried, taken;
  og_pair_faults faults; // of the case tried last
} meshes_run;

// ---- soups ----

static void soup_init(soup *r, size_t points, size_t triangles) {
  *r = (soup){points, triangles, og_grow(NULL, 3 * points + 1, sizeof *r->xyz),
              og_grow(NULL, triangles + 1, sizeof *r->corner)};
}

static void soup_clear(soup *r) {
  free(r->xyz);
  free(r->corner);
}

static void soup_copy(soup *r, const soup *from) {
  r->points = from->points;
  r->triangles = from->triangles;
  memcpy(r->xyz, from->xyz, 3 * from->points * sizeof *r->xyz);
  memcpy(r->corner, from->corner, from->triangles * sizeof *r->corner);
}

// Only the points that a triangle names, in their order.
static void drop_points(soup *r, int32_t *place) {
  for (size_t k = 0; k < r->points; k++) place[k] = -1;
  for (size_t k = 0; k < 3 * r->triangles; k++) place[r->corner[k / 3].at[k % 3]] = 0;
  size_t kept = 0;
  for (size_t k = 0; k < r->points; k++) {
    if (place[k] < 0) continue;
    memmove(r->xyz + 3 * kept, r->xyz + 3 * k, 3 * sizeof *r->xyz);
    place[k] = (int32_t)kept++;
  }
  for (size_t k = 0; k < 3 * r->triangles; k++) {
    int32_t *at = &r->corner[k / 3].at[k % 3];
    *at = place[*at];
  }
  r->points = kept;
}

static void soup_without(soup *r, const soup *from, size_t first, size_t count, int32_t *place) {
  soup_copy(r, from);
  memmove(r->corner + first, r->corner + first + count, (from->triangles - first - count) * sizeof *r->corner);
  r->triangles -= count;
  drop_points(r, place);
}

static void read_soup(soup *r, const og_handed_meshes *from, int k) {
  const og_triangles *triangles = k == 0 ? &from->problem.a : &from->problem.b;
  soup_init(r, from->points[k], (size_t)triangles->count);
  if (r->points > 0) memcpy(r->xyz, from->xyz[k], 3 * r->points * sizeof *r->xyz);
  if (r->triangles > 0) memcpy(r->corner, triangles->of, r->triangles * sizeof *r->corner);
}

// False where the numbers are no mesh: a coordinate that is infinite.
static bool hand_over(meshes_run *r, const soup from[2]) {
  og_triangles *const triangles[2] = {&r->handed.problem.a, &r->handed.problem.b};
  for (int k = 0; k < (r->with_itself ? 1 : 2); k++) {
    r->handed.points[k] = from[k].points;
    memcpy(r->handed.xyz[k], from[k].xyz, 3 * from[k].points * sizeof *from[k].xyz);
    og_triangles_resize(triangles[k], (int32_t)from[k].triangles);
    memcpy(triangles[k]->of, from[k].corner, from[k].triangles * sizeof *from[k].corner);
  }
  return og_handed_meshes_take_points(&r->handed);
}

// Has every triangle of the case handed over an area? Exactly.
static bool all_have_area(const og_handed_meshes *m) {
  og_ivec edge[2], normal;
  for (int k = 0; k < 2; k++) og_ivec_init(&edge[k]);
  og_ivec_init(&normal);
  bool all = true;
  for (int mesh = 0; mesh < 2; mesh++) {
    const og_triangles *triangles = mesh == 0 ? &m->problem.a : &m->problem.b;
    const og_ivec *point = mesh == 0 ? m->problem.points.a.at : m->problem.points.b.at;
    for (int32_t k = 0; k < triangles->count && all; k++) {
      const int32_t *at = triangles->of[k].at;
      og_ivec_sub(&edge[0], &point[at[1]], &point[at[0]]);
      og_ivec_sub(&edge[1], &point[at[2]], &point[at[0]]);
      og_ivec_cross(&normal, &edge[0], &edge[1]);
      all = !og_ivec_is_zero(&normal);
    }
  }
  for (int k = 0; k < 2; k++) og_ivec_clear(&edge[k]);
  og_ivec_clear(&normal);
  return all;
}

// ---- does it fail? ----

static void judge(meshes_run *r, og_claim_line *claim) {
  og_trial *trial = r->trial;
  const og_statement *statement = &claim->statement;
  r->faults = (og_pair_faults){.is_incomplete = true};
  if (statement->stated == OG_STATED_ANSWER) r->faults = og_find_mesh_faults(&r->handed, &trial->pair, &claim->pairs);
  trial->stated = statement->stated;
  og_judge_meshes(&r->handed, &trial->pair, statement, r->faults.is_incomplete ? NULL : &r->faults,
                  &trial->manner.allowances, claim->margin, &trial->judgement);
  og_trial_forgive(trial);
}

// Asks about the case handed over. False where there are too many pairs, or no process for the engine.
static bool ask(meshes_run *r) {
  og_trial *trial = r->trial;
  char id[48];
  if (!og_handed_meshes_solve(&r->handed, OG_DEFAULT_MAX_PAIRS)) return false;
  snprintf(id, sizeof id, "shrinking-%zu", ++trial->asked);
  og_text_reset(&trial->line);
  og_write_handed_meshes(&trial->line, id, &r->handed);
  if (!og_trial_ask(trial, id)) return false;
  judge(r, trial->engine.claim);
  return true;
}

static bool fails(meshes_run *r, const soup meshes[2]) {
  const og_failure *wanted = &r->trial->wanted;
  if (!hand_over(r, meshes) || (r->keep_area && !all_have_area(&r->handed)) || !ask(r)) return false;
  const og_failure failure = og_failure_in(&r->trial->judgement, wanted->kind, r->trial->stated);
  const bool meet = r->handed.answer.finding.count > 0;
  return failure.kind == wanted->kind && failure.class >= wanted->class &&
         (wanted->kind != OG_FAILS_VERDICT || meet == r->meet);
}

// ---- smaller: triangles ----

static bool offer(meshes_run *r, int mesh) {
  r->tried++;
  if (!fails(r, r->next)) {
    soup_copy(&r->next[mesh], &r->best[mesh]);
    return false;
  }
  soup_copy(&r->best[mesh], &r->next[mesh]);
  r->taken++;
  return true;
}

// Halves, quarters, ... down to one.
static bool leave_out(meshes_run *r, int mesh) {
  bool better = false;
  for (size_t size = r->best[mesh].triangles / 2; size > 0; size /= 2)
    for (size_t first = 0; r->tried < r->wish->limit;) {
      const size_t count = r->best[mesh].triangles;
      if (first >= count || count == 1) break;
      const size_t some = size < count - first ? size : count - first;
      soup_without(&r->next[mesh], &r->best[mesh], first, some, r->place);
      if (offer(r, mesh)) better = true;
      else first += some;
    }
  return better;
}

// ---- smaller: numbers ----

static void take_numbers(soup r[2], const og_small_case *c, bool with_itself) {
  for (int k = 0; k < (with_itself ? 1 : 2); k++)
    memcpy(r[k].xyz, c->body[k].xyz, 3 * r[k].points * sizeof *r[k].xyz);
}

static bool fails_with_numbers(void *context, const og_small_case *c) {
  meshes_run *r = context;
  take_numbers(r->next, c, r->with_itself);
  return fails(r, r->next);
}

// The points of both meshes as those of two bodies; of one mesh, its first point stands for the other's.
static bool shorten(meshes_run *r) {
  og_small_case from;
  og_shrink shrink;
  og_small_case_init(&from);
  for (int k = 0; k < 2; k++) {
    const soup *mesh = &r->best[r->with_itself ? 0 : k];
    const size_t points = r->with_itself && k == 1 ? 1 : mesh->points;
    og_small_reset(&from.body[k], og_small_kind(points));
    og_small_resize(&from.body[k], points);
    memcpy(from.body[k].xyz, mesh->xyz, 3 * points * sizeof *mesh->xyz);
  }
  og_shrink_init(&shrink, fails_with_numbers, r, &from, r->wish->limit - r->tried);
  shrink.human_scale = r->wish->human_scale;
  bool better = false;
  while (og_shrink_numbers(&shrink)) better = true;
  take_numbers(r->best, &shrink.best, r->with_itself);
  for (int k = 0; k < 2; k++) soup_copy(&r->next[k], &r->best[k]);
  r->tried += shrink.tried;
  r->taken += shrink.taken;
  og_shrink_clear(&shrink);
  og_small_case_clear(&from);
  return better;
}

static void shrink_all(meshes_run *r) {
  for (bool better = true; better && r->tried < r->wish->limit;) {
    better = leave_out(r, 0);
    if (!r->with_itself && leave_out(r, 1)) better = true;
    if (better) continue; // numbers only of what cannot lose a triangle
    better = shorten(r);
  }
}

// ---- what is said ----

static void say(const meshes_run *r) {
  const og_failure_kind kind = r->trial->wanted.kind;
  const size_t pairs = og_pairs_that_fail(&r->faults, kind);
  const size_t triangles = r->best[0].triangles + r->best[1].triangles;
  fprintf(stderr, "%zu triangle%s, %zu points, ", triangles, triangles == 1 ? "" : "s",
          r->best[0].points + r->best[1].points);
  if (pairs > 0) fprintf(stderr, "%zu pair%s ", pairs, pairs == 1 ? "" : "s");
  fputs(og_failure_name(kind), stderr);
}

// A line as that of two bodies, with triangles and points in the place of vertices and length.
static void report(const meshes_run *r, const char *id) {
  const og_failure *failure = &r->trial->wanted;
  printf("%s %s %s %s %.3g %.2g %zu %zu\n", id, og_trial_name(r->trial), og_failure_name(failure->kind),
         og_error_class_name(failure->class), failure->absolute, failure->fraction,
         r->best[0].triangles + r->best[1].triangles, r->best[0].points + r->best[1].points);
}

static void write_small(meshes_run *r, const char *from) {
  char own[OG_MAX_ID + 8];
  const char *id = og_begin_small_set(r->trial, r->wish, from, own);
  og_write_handed_meshes(&r->trial->line, id, &r->handed);
  og_write_small_set(r->trial, from);
}

// ---- one case ----

static og_set_end run_on(meshes_run *r, const char *id) {
  og_trial *trial = r->trial;
  if (!ask(r)) return OG_SET_TOO_LARGE;
  r->meet = r->handed.answer.finding.count > 0;
  trial->wanted = og_failure_in(&trial->judgement, r->wish->kind, trial->stated);
  if (trial->wanted.kind == OG_FAILURE_COUNT) return OG_SET_FINE;
  if (r->wish->check) {
    report(r, id);
    return OG_SET_SHRUNK;
  }
  fprintf(stderr, "%s: ", id);
  say(r);
  shrink_all(r);
  // Once more, for what is said and written.
  (void)fails(r, r->best);
  fputs(" -> ", stderr);
  say(r);
  const bool limited = r->tried >= r->wish->limit;
  fprintf(stderr, " (%zu tried, %zu taken%s)\n", r->tried, r->taken, limited ? ", the limit" : "");
  write_small(r, id);
  return limited ? OG_SET_LIMIT : OG_SET_SHRUNK;
}

og_set_end og_shrink_meshes(og_trial *trial, const og_case *one, const og_set_wish *wish) {
  meshes_run r = {.trial = trial, .wish = wish, .with_itself = one->meshes.with_itself};
  og_handed_meshes_init(&r.handed);
  og_set_end end = OG_SET_TOO_LARGE;
  if (og_hand_over_meshes(&r.handed, &trial->manner.how, &one->meshes)) {
    for (int k = 0; k < 2; k++) {
      read_soup(&r.best[k], &r.handed, k);
      read_soup(&r.next[k], &r.handed, k);
    }
    r.keep_area = wish->keep_shapes && all_have_area(&r.handed);
    r.place = og_grow(NULL, r.best[0].points + r.best[1].points, sizeof *r.place);
    end = run_on(&r, one->id);
    for (int k = 0; k < 2; k++) {
      soup_clear(&r.best[k]);
      soup_clear(&r.next[k]);
    }
    free(r.place);
  }
  og_handed_meshes_clear(&r.handed);
  return end;
}
