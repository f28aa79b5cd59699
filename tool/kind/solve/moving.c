// Features that move: how an answer is found and told.

#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tool/format/write_moving.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_moving_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_moving_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_moving_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_moving_refusal why = og_solve_moving(&run->one.moving, &own->answer);
  if (why != OG_MOVING_ACCEPTED) return og_ask_refused(run, og_moving_refusal_text(why));
  return og_settled(own->answer.finding.hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_moving_answer *answer = &own->answer;
  og_write_moving(&run->text, run->one.id, &run->one.moving, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_moving_answer *answer = &((const kept *)memory)->answer;
  const og_moving_finding *finding = &answer->finding;
  cells->relation = finding->hit ? "hit" : "miss";
  cells->certificate = og_moving_proof_name(&answer->certificate);
  if (!finding->hit) return;
  if (finding->is_rational) {
    og_cells_rational(cells, &finding->time);
    return;
  }
  og_cells_format(cells, "a root of degree %d", finding->root.degree);
  og_cells_round(cells, og_nearest_double(&finding->hi));
}

const og_asked_kind og_asked_moving = {sizeof(kept), begin, solve, write, show, end};
