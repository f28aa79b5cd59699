#include "tool/shrink/shrink_boxes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/judge/judge_overlaps.h"
#include "tool/shrink/small_scene.h"

typedef struct boxes_run {
  og_trial *trial;
  const og_set_wish *wish;
  og_handed_boxes handed;
  og_small_scene best, next; // next: what a step makes of the best
  double *end;               // of both
  size_t tried, taken;
  og_pair_faults faults; // of the case tried last
} boxes_run;

// ---- does it fail? ----

static void judge(boxes_run *r, og_claim_line *claim) {
  const og_handed_boxes *boxes = &r->handed;
  const bool has_pairs = claim->statement.stated == OG_STATED_ANSWER;
  memset(&r->faults, 0, sizeof r->faults);
  if (has_pairs)
    r->faults = og_find_pair_faults(&boxes->scene, boxes->any_hostile ? boxes->hostile : NULL, &boxes->answer.finding,
                                    &claim->pairs);
  r->trial->stated = has_pairs && r->faults.is_incomplete ? OG_STATED_NONSENSE : claim->statement.stated;
  og_judge_pairs(r->trial->stated, &r->faults, &r->trial->manner.allowances, claim->margin, &r->trial->judgement);
  og_trial_forgive(r->trial);
}

// Asks about the case handed over. False where there are too many pairs, or no process for the engine.
static bool ask(boxes_run *r) {
  og_trial *trial = r->trial;
  char id[48];
  if (!og_handed_boxes_solve(&r->handed, OG_DEFAULT_MAX_PAIRS)) return false;
  snprintf(id, sizeof id, "shrinking-%zu", ++trial->asked);
  og_text_reset(&trial->line);
  og_write_handed_boxes(&trial->line, id, &r->handed);
  if (!og_trial_ask(trial, id)) return false;
  judge(r, trial->engine.claim);
  return true;
}

static bool fails(boxes_run *r, const og_small_scene *scene) {
  const og_failure *wanted = &r->trial->wanted;
  og_small_scene_hand_over(&r->handed, scene);
  if (!ask(r)) return false;
  const og_failure failure = og_failure_in(&r->trial->judgement, wanted->kind, r->trial->stated);
  return failure.kind == wanted->kind && failure.class >= wanted->class;
}

// ---- smaller ----

static bool offer(boxes_run *r) {
  r->tried++;
  if (!fails(r, &r->next)) return false;
  const og_small_scene old = r->best;
  r->best = r->next;
  r->next = old;
  r->taken++;
  return true;
}

// All of a kind, then halves, quarters, ... down to one.
static bool leave_out(boxes_run *r, og_scene_part part) {
  bool better = false;
  for (size_t size = og_small_scene_count(&r->best, part); size > 0; size /= 2)
    for (size_t first = 0; r->tried < r->wish->limit;) {
      const size_t count = og_small_scene_count(&r->best, part);
      if (first >= count) break;
      const size_t some = size < count - first ? size : count - first;
      if (og_small_scene_without(&r->next, &r->best, part, first, some) && offer(r)) better = true;
      else first += some;
    }
  return better;
}

static void shrink(boxes_run *r) {
  for (bool better = true; better && r->tried < r->wish->limit;) {
    better = false;
    for (og_scene_part part = OG_PART_NUMBERS; part < OG_PART_COUNT; part++)
      if (leave_out(r, part)) better = true;
  }
}

// ---- what is said ----

static void say(const boxes_run *r) {
  const og_box_scene *scene = &r->handed.scene;
  const og_failure_kind kind = r->trial->wanted.kind;
  const size_t pairs = og_pairs_that_fail(&r->faults, kind);
  fprintf(stderr, "%d box%s, %zu step%s, ", (int)scene->occurring, scene->occurring == 1 ? "" : "es", scene->step_count,
          scene->step_count == 1 ? "" : "s");
  if (pairs > 0) fprintf(stderr, "%zu pair%s ", pairs, pairs == 1 ? "" : "s");
  fputs(og_failure_name(kind), stderr);
}

// A line as that of two bodies, with boxes and steps in the place of vertices and length.
static void report(const boxes_run *r, const char *id) {
  const og_failure *failure = &r->trial->wanted;
  printf("%s %s %s %s %.3g %.2g %d %zu\n", id, og_trial_name(r->trial), og_failure_name(failure->kind),
         og_error_class_name(failure->class), failure->absolute, failure->fraction, (int)r->handed.scene.occurring,
         r->handed.scene.step_count);
}

static void write_small(boxes_run *r, const char *from) {
  char own[OG_MAX_ID + 8];
  const char *id = og_begin_small_set(r->trial, r->wish, from, own);
  og_write_handed_boxes(&r->trial->line, id, &r->handed);
  og_write_small_set(r->trial, from);
}

// ---- one case ----

static bool hand_over(boxes_run *r, const og_case *one) {
  if (!one->is_hostile) return og_hand_over_boxes(&r->handed, &r->trial->manner.how, &one->scene);
  og_hand_over_hostile(&r->handed, &r->trial->manner.how, one->hostile.end, one->hostile.count, one->hostile.axes);
  return true;
}

static og_set_end run_on(boxes_run *r, const og_case *one) {
  og_trial *trial = r->trial;
  if (!hand_over(r, one) || !ask(r)) return OG_SET_TOO_LARGE;
  trial->wanted = og_failure_in(&trial->judgement, r->wish->kind, trial->stated);
  if (trial->wanted.kind == OG_FAILURE_COUNT) return OG_SET_FINE;
  if (r->wish->check) {
    report(r, one->id);
    return OG_SET_SHRUNK;
  }
  fprintf(stderr, "%s: ", one->id);
  say(r);
  og_small_scene_of(&r->best, &r->end, &r->handed);
  shrink(r);
  // Once more, for what is said and written.
  og_small_scene_hand_over(&r->handed, &r->best);
  ask(r);
  fputs(" -> ", stderr);
  say(r);
  const bool limited = r->tried >= r->wish->limit;
  fprintf(stderr, " (%zu tried, %zu taken%s)\n", r->tried, r->taken, limited ? ", the limit" : "");
  write_small(r, one->id);
  return limited ? OG_SET_LIMIT : OG_SET_SHRUNK;
}

og_set_end og_shrink_boxes(og_trial *trial, const og_case *one, const og_set_wish *wish) {
  boxes_run r = {.trial = trial, .wish = wish};
  og_handed_boxes_init(&r.handed);
  og_small_scene_init(&r.best);
  og_small_scene_init(&r.next);
  const og_set_end end = run_on(&r, one);
  og_handed_boxes_clear(&r.handed);
  og_small_scene_clear(&r.best);
  og_small_scene_clear(&r.next);
  free(r.end);
  return end;
}
