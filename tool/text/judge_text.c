#include "tool/text/context.h"

#include <stdlib.h>
#include <string.h>

#include "tool/judge/match.h"
#include "tool/text/walked.h"

struct og_text_judge {
  og_text_walk walk;
  og_match match;
  og_player *player; // whose claim is judged
  og_text words;
};

// The claim is there already.
static bool take(void *context, const og_walked_case *walked) {
  og_text_judge *own = context;
  const char *id = own->player->contestant.waiting.id;
  if (strcmp(id, walked->one->id) == 0) return og_match_take(&own->match, walked);
  char expected[OG_QUOTE_SIZE], found[OG_QUOTE_SIZE];
  return og_complain(&own->walk.complaint, OG_INPUT_BAD, NULL, "the claim is about %s, but the case is %s",
                     og_quote(found, id), og_quote(expected, walked->one->id));
}

static void end(og_text_context *context) {
  og_text_judge *own = context->judge;
  og_text_walk_end(&own->walk);
  og_match_clear(&own->match);
  og_text_clear(&own->words);
  free(own);
}

static void start(og_text_context *context) {
  og_text_judge *own = og_text_make(sizeof *own);
  og_match_init(&own->match, context->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64, false);
  own->match.words = &own->words;
  own->player = og_match_add(&own->match);
  og_contestant_given(&own->player->contestant);
  og_match_walk(&own->match, &own->walk.walk);
  own->walk.walk.take = take;
  own->walk.walk.context = own;
  og_text_walk_start(&own->walk, context);
  context->judge = own;
  context->ends[OG_TEXT_JUDGES] = end;
}

// Nothing is counted over more than a case.
static void forget(og_text_judge *own) {
  og_match *match = &own->match;
  match->primitives = match->unfit = match->crowded = match->unsolid = match->undecided = match->large = 0;
  memset(&own->player->tally, 0, sizeof own->player->tally);
  og_text_reset(&match->out);
  og_text_reset(&own->words);
}

static bool read_claim(og_text_judge *own, const og_text_context *context, og_text_piece piece) {
  og_contestant *contestant = &own->player->contestant;
  og_complaint *complaint = &own->walk.complaint;
  if (!og_text_take(context, &piece, "claim", complaint)) return false;
  contestant->has_line = og_read_claim(piece.at, piece.length, &contestant->waiting, complaint) == OG_INPUT_OK;
  return contestant->has_line;
}

static og_text_status judge(og_text_context *context, og_text_piece one, og_text_piece claimed, og_text_reply *reply) {
  if (context->judge == NULL) start(context);
  og_text_judge *own = context->judge;
  forget(own);
  if (!read_claim(own, context, claimed)) return og_text_complain(reply, &own->walk.complaint);
  const bool taken = og_text_walk_take(&own->walk, context, one);
  if (taken && own->match.out.length == 0) og_match_add_passed_over(&own->words, &own->match);
  if (own->words.length > 0) {
    og_text_tell(reply, own->words.at, own->words.length);
    return OG_TEXT_COMPLAINT;
  }
  if (!taken) return og_text_complain(reply, &own->walk.complaint);
  og_text_set(reply, &own->match.out);
  return og_match_status(&own->match) == 0 ? OG_TEXT_ANSWERED : OG_TEXT_REFUSED;
}

og_text_status og_judge_text(og_text_context *context, const char *one, size_t length, const char *claimed,
                             size_t claimed_length, og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  return og_text_leave(
      before, judge(context, (og_text_piece){one, length}, (og_text_piece){claimed, claimed_length}, reply));
}
