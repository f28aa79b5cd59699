#ifndef OG_TALLY_JUDGEMENTS_H
#define OG_TALLY_JUDGEMENTS_H

/// How often a contestant was right: the line that `origo judge` ends with.

#include "tool/format/text.h"
#include "tool/judge/judge.h"

typedef struct og_judgement_tally {
  size_t cases;
  size_t judged[OG_NO_ANSWER + 1];
  size_t gross;     // of the wrong
  size_t excusable; // of the wrong
  size_t stated[OG_STATED_COUNT];
} og_judgement_tally;

void og_tally_judgement(og_judgement_tally *tally, const og_judgement *judgement, og_stated stated, bool excusable);

/// Is there anything for which a run fails: a wrong answer without excuse, a crash, a time limit, nonsense, a claim
/// that is missing? That an engine gives up or refuses is its right.
bool og_tally_has_failure(const og_judgement_tally *tally);

/// Adds "engine: 10 cases: 7 right, 1 tolerable, 1 wrong (1 gross), 1 no answer (1 crashed)" and a newline.
void og_tally_add_text(og_text *text, const char *engine, const og_judgement_tally *tally);

#endif
