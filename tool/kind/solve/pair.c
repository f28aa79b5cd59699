// Relation, distance, depth and sweep of two convex bodies: how an answer is found and told.

#include <stdio.h>
#include <stdlib.h>

#include "spec/pair/solve/solver.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_plane.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_solver *solver;
  og_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_solver_new();
  og_solver_set_limit(own->solver, run->limit);
  og_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_answer_clear(&own->answer);
  og_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_question question = og_question_of_problem(&run->one);
  og_answer *answer = &own->answer;
  og_solve(own->solver, question, &run->one.problem, NULL, answer);
  answer->question = question;
  if (answer->status == OG_GAVE_UP) return og_ask_gave_up(run);
  if (answer->status != OG_ANSWERED) return og_ask_refused(run, og_refusal_text(answer->refusal));
  if (question == OG_SWEEP) return og_settled(answer->finding.hit ? OG_ASK_HIT : OG_ASK_MISS);
  return og_settled((int)answer->finding.relation);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_answer *answer = &own->answer;
  const og_case *one = &run->one;
  if (one->is_plane)
    og_write_plane(&run->text, one->id, one->question, &one->problem, &answer->certificate, &answer->finding);
  else if (run->surfaces)
    og_write_answer_with_surfaces(&run->text, one->id, one->question, &one->problem, &answer->certificate,
                                  &answer->finding);
  else og_write_answer(&run->text, one->id, one->question, &one->problem, &answer->certificate, &answer->finding);
}

// The value asked for; null where there is none.
static const og_surd *value_of(og_question question, const og_finding *finding) {
  if (question == OG_DISTANCE) return &finding->distance;
  if (question == OG_DEPTH) return finding->has_depth ? &finding->depth : NULL;
  return question == OG_SWEEP && finding->hit ? &finding->first : NULL;
}

// From the first contact to the last, half the column each.
static void show_times(og_cells *cells, const og_finding *finding) {
  char *first = og_surd_to_text(&finding->first);
  char *last = finding->never_parts ? NULL : og_surd_to_text(&finding->last);
  const size_t half = (OG_EXACT_WIDTH - 4) / 2;
  char from[OG_EXACT_WIDTH + 1], to[OG_EXACT_WIDTH + 1];
  og_shorten(from, half, first);
  og_shorten(to, half, last == NULL ? "never" : last);
  snprintf(cells->exact, sizeof cells->exact, "%.*s to %.*s", (int)half, from, (int)half, to);
  free(last);
  free(first);
}

static void show(const void *memory, og_cells *cells) {
  const kept *own = memory;
  const og_finding *finding = &own->answer.finding;
  const og_question question = cells->question == OG_HIT ? OG_SWEEP : cells->question;
  const og_surd *value = value_of(question, finding);
  cells->relation = question == OG_SWEEP ? finding->hit ? "hit" : "miss" : og_relation_name(finding->relation);
  cells->certificate = og_certificate_kind_name(own->answer.certificate.kind);
  if (value != NULL) og_cells_surd(cells, value);
  if (value != NULL && question == OG_SWEEP) show_times(cells, finding);
}

const og_asked_kind og_asked_pair = {sizeof(kept), begin, solve, write, show, end};
