#ifndef OG_MATCH_H
#define OG_MATCH_H

/// Contestants over cases: every case is handed to each of them, each claim judged, each judgement written.

#include "tool/judge/contestant.h"
#include "tool/judge/referee.h"
#include "tool/judge/tally_judgements.h"
#include "tool/judge/variants.h"
#include "tool/run/case_walk.h"

typedef struct og_player {
  og_contestant contestant;
  og_judgement_tally tally;
} og_player;

/// What came of a variant of the case at hand.
typedef struct og_told {
  bool asked;
  og_stated stated;
  og_verdict verdict;
} og_told;

typedef struct og_match {
  og_hand_over how;
  bool metamorphic; // engines are asked every variant of a case, too
  og_player *player;
  size_t count;
  og_referee referee;
  og_handed_case handed;
  size_t primitives, unfit; // cases passed over: not about two bodies; a number that the format does not hold
  // storage
  og_handed_case variant;
  og_told told[OG_VARIANT_COUNT];
  og_text line, out;
  char note[1600];
} og_match;

void og_match_init(og_match *match, og_round_format format, bool as_hulls);
/// Ends its players, too.
void og_match_clear(og_match *match);

/// Room for another player, to be opened by the caller.
og_player *og_match_add(og_match *match);

/// An og_case_walk's `take`: the context is the match. Judgements may wait for more before they are written.
bool og_match_take(void *match, const og_walked_case *walked);

/// After the last case, first of all: writes the judgements that wait. False, after it has complained, where that
/// fails.
bool og_match_flush(og_match *match);

/// After the last case: a line about each player on standard error.
void og_match_report(og_match *match);
/// Is no claim left over? Otherwise it has said so.
bool og_match_is_done(og_match *match);

/// The exit status of the command that went without trouble: 0 or 1.
int og_match_status(const og_match *match);

#endif
