#include "tool/judge/match.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/allocation.h"
#include "tool/judge/write_judgement.h"

void og_match_init(og_match *match, og_round_format format, bool as_hulls) {
  memset(match, 0, sizeof *match);
  match->how = (og_hand_over){format == OG_ROUND_BINARY32, as_hulls};
  og_referee_init(&match->referee, format);
  og_small_case_init(&match->handed.bodies);
  og_small_case_init(&match->variant.bodies);
  og_text_init(&match->line);
  og_text_init(&match->out);
}

void og_match_clear(og_match *match) {
  for (size_t k = 0; k < match->count; k++) og_contestant_clear(&match->player[k].contestant);
  free(match->player);
  og_referee_clear(&match->referee);
  og_small_case_clear(&match->handed.bodies);
  og_small_case_clear(&match->variant.bodies);
  og_text_clear(&match->line);
  og_text_clear(&match->out);
}

og_player *og_match_add(og_match *match) {
  match->player = og_grow(match->player, match->count + 1, sizeof *match->player);
  og_player *player = &match->player[match->count++];
  memset(player, 0, sizeof *player);
  return player;
}

static bool complain(const og_walked_case *walked, const char *what) {
  fprintf(stderr, "origo judge: %s: case '%s': %s\n", walked->file, walked->one->id, what);
  return false;
}

static bool ask(og_match *match, og_player *player, const char *id, og_question question, const og_handed_case *c) {
  og_text_reset(&match->line);
  if (player->contestant.engine != NULL) og_write_handed(&match->line, id, question, c);
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_ask(&player->contestant, id, match->line.at, match->line.length, &complaint)) return true;
  fprintf(stderr, "origo judge: %s: %s\n", player->contestant.source, complaint.text);
  return false;
}

// ---- variants ----

// What a claim says about whether the bodies meet, if only by a distance.
static og_verdict verdict_of(const og_statement *statement) {
  if (statement->stated != OG_STATED_ANSWER) return OG_VERDICT_NONE;
  if (statement->verdict != OG_VERDICT_NONE || !statement->has_distance || !statement->finite)
    return statement->verdict;
  return og_int_sign(&statement->distance.num) > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET;
}

// Every variant that the case has: what came of it.
static bool ask_variants(og_match *match, og_player *player, const og_walked_case *walked) {
  for (int k = 0; k < OG_VARIANT_COUNT; k++) {
    og_told *told = &match->told[k];
    told->asked = og_make_variant(&match->variant.bodies, &match->handed.bodies, (og_variant)k, match->how.binary32);
    if (!told->asked) continue;
    char id[OG_MAX_ID + 16]; // its own, for engines that look at ids
    snprintf(id, sizeof id, "%.*s~%d", OG_MAX_ID - 4, walked->one->id, k);
    if (!ask(match, player, id, walked->one->question, &match->variant)) return false;
    const og_statement *now = &player->contestant.claim->statement;
    told->stated = now->stated;
    told->verdict = verdict_of(now);
  }
  return true;
}

// From an answer. Giving up or refusing a case at another scale is no other verdict; nor is anything another than none.
static bool has_moved(const og_told *told, og_verdict from) {
  if (told->stated >= OG_STATED_CRASHED) return true;
  return told->verdict != OG_VERDICT_NONE && from != OG_VERDICT_NONE && told->verdict != from;
}

static void add_note(og_match *match, const char *variant, const og_told *told) {
  const size_t length = strlen(match->note);
  const char *what = told->stated != OG_STATED_ANSWER   ? og_stated_text(told->stated)
                     : told->verdict == OG_VERDICT_MEET ? "colliding"
                                                        : "not colliding";
  snprintf(match->note + length, sizeof match->note - length, "%s%s: %s", length == 0 ? "" : "; ", variant, what);
}

// The note says which changes moved the verdict.
static void add_moved(og_match *match, og_judgement *judgement, const og_statement *statement) {
  const og_verdict from = verdict_of(statement);
  bool moved = false;
  for (int k = 0; k < OG_VARIANT_COUNT; k++) {
    if (!match->told[k].asked || !has_moved(&match->told[k], from)) continue;
    moved = true;
    add_note(match, og_variant_name((og_variant)k), &match->told[k]);
  }
  og_referee_add_moved(&match->referee, judgement, moved);
}

// ---- a case ----

// Of a case that was not generated: the name of its file.
static const char *family_of(char *family, size_t size, const og_walked_case *walked) {
  if (walked->one->family[0] != '\0') return walked->one->family;
  if (strcmp(walked->file, "standard input") == 0) return NULL;
  const char *slash = strrchr(walked->file, '/'), *name = slash == NULL ? walked->file : slash + 1;
  snprintf(family, size, "%.*s", (int)strcspn(name, "."), name);
  return family[0] == '\0' ? NULL : family;
}

static bool play(og_match *match, og_player *player, const og_walked_case *walked) {
  og_contestant *contestant = &player->contestant;
  const bool varied = match->metamorphic && !match->handed.motion.moves;
  if (varied && !ask_variants(match, player, walked)) return false;
  if (!ask(match, player, walked->one->id, walked->one->question, &match->handed)) return false;
  const og_statement *statement = &contestant->claim->statement;
  og_judgement judgement;
  bool excusable;
  if (!og_referee_judge(&match->referee, statement, &judgement, &excusable))
    return complain(walked, "the solver failed");
  snprintf(match->note, sizeof match->note, "%s", contestant->note == NULL ? "" : contestant->note);
  if (varied && statement->stated == OG_STATED_ANSWER) add_moved(match, &judgement, statement);
  og_tally_judgement(&player->tally, &judgement, statement, excusable);
  char family[OG_MAX_ID + 1];
  const og_judged_claim judged = {walked->one->id,
                                  contestant->name,
                                  family_of(family, sizeof family, walked),
                                  statement,
                                  &judgement,
                                  match->referee.relation,
                                  match->referee.exact,
                                  excusable,
                                  match->note[0] == '\0' ? NULL : match->note,
                                  contestant->claim->nanoseconds};
  og_write_judgement(&match->out, &judged);
  return true;
}

// Many cases a system call; but who writes cases to us, or waits for an engine, wants to see at once.
#define OUT_BYTES ((size_t)1 << 16)

static bool is_awaited(const og_match *match, const og_walked_case *walked) {
  for (size_t k = 0; k < match->count; k++)
    if (match->player[k].contestant.engine != NULL) return true;
  return strcmp(walked->file, "standard input") == 0;
}

bool og_match_flush(og_match *match) {
  const bool written = og_text_write(&match->out, STDOUT_FILENO);
  og_text_reset(&match->out);
  if (!written) fprintf(stderr, "origo judge: cannot write to standard output: %s\n", strerror(errno));
  return written;
}

bool og_match_take(void *context, const og_walked_case *walked) {
  og_match *match = context;
  if (!og_question_is_of_pair(walked->one->question)) {
    match->primitives++;
    return true;
  }
  if (!og_hand_over_case(&match->handed, &match->how, walked)) {
    match->unfit++;
    return true;
  }
  if (!og_referee_take(&match->referee, &match->handed)) return complain(walked, "the solver failed");
  const size_t before = match->out.length;
  for (size_t k = 0; k < match->count; k++) {
    if (play(match, &match->player[k], walked)) continue;
    match->out.length = before; // only whole cases are written
    return false;
  }
  return is_awaited(match, walked) || match->out.length >= OUT_BYTES ? og_match_flush(match) : true;
}

// ---- the end ----

static void add_passed_over(og_text *text, size_t count, const char *why) {
  if (count > 0) og_text_format(text, "%zu case%s passed over: %s\n", count, count == 1 ? "" : "s", why);
}

static bool report_left_over(og_player *player) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_is_done(&player->contestant, &complaint)) return true;
  fprintf(stderr, "origo judge: %s: %s\n", player->contestant.source, complaint.text);
  return false;
}

void og_match_report(og_match *match) {
  og_text_reset(&match->out);
  add_passed_over(&match->out, match->primitives, "not about two bodies");
  add_passed_over(&match->out, match->unfit,
                  match->how.binary32 ? "a number is too large for binary32, or a rotation vanishes in it"
                                      : "a number is too large for binary64, or a rotation vanishes in it");
  for (size_t k = 0; k < match->count; k++)
    og_tally_add_text(&match->out, match->player[k].contestant.name, &match->player[k].tally);
  (void)og_text_write(&match->out, STDERR_FILENO);
}

bool og_match_is_done(og_match *match) {
  bool done = true;
  for (size_t k = 0; k < match->count; k++) done = report_left_over(&match->player[k]) && done;
  return done;
}

int og_match_status(const og_match *match) {
  for (size_t k = 0; k < match->count; k++)
    if (og_tally_has_failure(&match->player[k].tally)) return 1;
  return 0;
}
