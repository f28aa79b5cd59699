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
  size_t failures, known, crashed_first;
} og_judgement_tally;

/// Does a run fail for it: a wrong answer without excuse, a crash, a time limit, nonsense, a claim that is missing?
/// That an engine gives up or refuses is its right.
bool og_judgement_fails(const og_judgement *judgement, og_stated stated, bool excusable);

/// What a judgement means for the run.
typedef struct og_fate {
  bool fails;         // og_judgement_fails, or it crashed first
  bool known;         // it fails, and that was known before
  bool crashed_first; // and answered on a fresh start
} og_fate;

void og_tally_judgement(og_judgement_tally *tally, const og_judgement *judgement, og_stated stated, bool excusable,
                        og_fate fate);

/// Is there anything that fails, and was not known?
bool og_tally_has_failure(const og_judgement_tally *tally);

/// Adds "engine: 10 cases: 7 right, 1 tolerable, 1 wrong (1 gross), 1 no answer (1 crashed)" and a newline.
/// Coloured: what is right is green, what is wrong red.
void og_tally_add_text(og_text *text, const char *engine, const og_judgement_tally *tally, bool coloured);

#endif
