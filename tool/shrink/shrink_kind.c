#include "tool/shrink/shrink_kind.h"

#include <stdio.h>
#include <string.h>

typedef struct kind_run {
  og_trial *trial;
  const og_shrink_kind *kind;
  void *c;
  const og_set_wish *wish;
  unsigned extents;     // that are kept
  unsigned nature;      // likewise
  og_failure_side side; // of the case tried last
} kind_run;

// ---- does it fail? ----

static og_failure_side side_of(const kind_run *r, const og_statement *statement) {
  const bool has_time = statement->stated == OG_STATED_ANSWER && statement->has_time && statement->finite;
  if (r->kind->hit == NULL) return (og_failure_side){false, false, false};
  return (og_failure_side){true, r->kind->hit(r->c), has_time && r->kind->is_late(r->c, &statement->time)};
}

static void judge(kind_run *r) {
  og_trial *trial = r->trial;
  const og_statement *statement = &trial->engine.claim->statement;
  trial->judgement = r->kind->judge(r->c, trial);
  trial->stated = statement->stated;
  og_trial_forgive(trial);
  r->side = side_of(r, statement);
}

static unsigned nature_of(const kind_run *r) { return r->kind->nature == NULL ? 0 : r->kind->nature(r->c); }

static bool is_case(kind_run *r, const og_small_case *numbers) {
  return r->kind->take(r->c, numbers) && (r->extents & ~r->kind->extents(r->c)) == 0 &&
         (r->nature & ~nature_of(r)) == 0;
}

// False where the numbers are no case, or there is no process for the engine.
static bool ask(kind_run *r, const og_small_case *numbers) {
  og_trial *trial = r->trial;
  char id[48];
  if (!is_case(r, numbers)) return false;
  snprintf(id, sizeof id, "shrinking-%zu", ++trial->asked);
  og_text_reset(&trial->line);
  r->kind->write(&trial->line, id, r->c);
  if (!og_trial_ask(trial, id)) return false;
  judge(r);
  return true;
}

static bool fails(void *context, const og_small_case *numbers) {
  kind_run *r = context;
  const og_failure *wanted = &r->trial->wanted;
  if (!ask(r, numbers)) return false;
  const og_failure failure = og_failure_on_side(&r->trial->judgement, wanted->kind, r->trial->stated, r->side);
  return failure.kind == wanted->kind && failure.class >= wanted->class;
}

// ---- what is said ----

static size_t vertices_of(const kind_run *r, const og_small_cost *cost) {
  return cost->vertices - r->kind->points_beside;
}

static void say(const kind_run *r, const og_small_case *numbers, const og_failure *failure) {
  const og_small_cost cost = og_small_cost_of(numbers);
  fprintf(stderr, "%zu points, length %zu, ", vertices_of(r, &cost), cost.length);
  og_failure_say(stderr, failure);
}

static void report(const kind_run *r, const og_small_case *numbers, const char *id) {
  const og_failure *failure = &r->trial->wanted;
  const og_small_cost cost = og_small_cost_of(numbers);
  printf("%s %s %s %s %.3g %.2g %zu %zu\n", id, og_trial_name(r->trial), og_failure_name(failure->kind),
         og_error_class_name(failure->class), failure->absolute, failure->fraction, vertices_of(r, &cost), cost.length);
}

static void write_small(kind_run *r, const char *from) {
  char own[OG_MAX_ID + 8];
  const char *id = og_begin_small_set(r->trial, r->wish, from, own);
  r->kind->write(&r->trial->line, id, r->c);
  og_write_small_set(r->trial, from);
}

// ---- one case ----

static og_set_end shrink(kind_run *r, const og_small_case *from, const char *id) {
  og_trial *trial = r->trial;
  og_shrink s;
  fprintf(stderr, "%s: ", id);
  say(r, from, &trial->wanted);
  og_shrink_init(&s, fails, r, from, r->wish->limit);
  s.binary32 = trial->manner.how.binary32;
  s.human_scale = r->wish->human_scale;
  for (bool better = true; better && s.tried < s.limit;) {
    better = r->kind->step(&s);
    if (og_shrink_numbers(&s)) better = true;
  }
  // Once more, for what is said and written.
  const bool still = fails(r, &s.best);
  const og_failure after = og_failure_on_side(&trial->judgement, trial->wanted.kind, trial->stated, r->side);
  fputs(" -> ", stderr);
  if (still) say(r, &s.best, &after);
  else fputs("it does not fail each time", stderr);
  const bool limited = s.tried >= s.limit;
  fprintf(stderr, " (%zu tried, %zu taken%s)\n", s.tried, s.taken, limited ? ", the limit" : "");
  if (still) write_small(r, id);
  og_shrink_clear(&s);
  return !still ? OG_SET_FINE : limited ? OG_SET_LIMIT : OG_SET_SHRUNK;
}

og_set_end og_shrink_of_kind(og_trial *trial, const og_shrink_kind *kind, void *c, const og_small_case *from,
                             const char *id, const og_set_wish *wish) {
  kind_run r = {.trial = trial, .kind = kind, .c = c, .wish = wish};
  if (!ask(&r, from)) return OG_SET_TOO_LARGE;
  r.nature = nature_of(&r);
  if (wish->keep_shapes) r.extents = kind->extents(c);
  trial->wanted = og_failure_on_side(&trial->judgement, wish->kind, trial->stated, r.side);
  if (trial->wanted.kind == OG_FAILURE_COUNT) return OG_SET_FINE;
  if (!wish->check) return shrink(&r, from, id);
  report(&r, from, id);
  return OG_SET_SHRUNK;
}
