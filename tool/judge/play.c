#include "tool/judge/play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tool/judge/family_of.h"
#include "tool/judge/judge_hull.h"
#include "tool/judge/judge_moving.h"
#include "tool/judge/judge_rigid.h"
#include "tool/judge/write_judgement.h"

// ---- judgements that wait ----

void og_spoil(og_waiting *waiting, const char *what) {
  char note[1300];
  snprintf(note, sizeof note, "another line after its claim: %s", what);
  waiting->judgement = (og_judgement){.judged = OG_RIGHT};
  waiting->stated = OG_STATED_NONSENSE;
  waiting->excusable = false;
  og_judgement_answer(&waiting->judgement, OG_STATED_NONSENSE);
  const og_statement nonsense = {.stated = OG_STATED_NONSENSE};
  const og_judged_claim judged = {.id = waiting->id,
                                  .engine = waiting->engine,
                                  .family = waiting->family[0] == '\0' ? NULL : waiting->family,
                                  .statement = &nonsense,
                                  .judgement = &waiting->judgement,
                                  .relation = waiting->relation,
                                  .note = note,
                                  .nanoseconds = -1};
  og_text_reset(&waiting->line);
  og_write_judgement(&waiting->line, &judged);
}

bool og_can_be_spoilt(const og_waiting *waiting) { return waiting->any && !og_stated_is_failure(waiting->stated); }

// ---- asking ----

bool og_match_complain(const og_walked_case *walked, const char *what) {
  fprintf(stderr, "origo judge: %s: case '%s': %s\n", walked->file, walked->one->id, what);
  return false;
}

// What an engine had added to its last claim: about this case in another form, or about the case before.
static void take_stray(og_match *match, og_player *player) {
  const og_contestant *contestant = &player->contestant;
  if (contestant->strayed && match->asked > 0) match->spoilt = true;
  if (contestant->strayed && match->asked == 0 && og_can_be_spoilt(&player->before))
    og_spoil(&player->before, contestant->stray_text);
  match->asked++;
}

// The case is in match->line, for engines.
static bool ask_line(og_match *match, og_player *player, const char *id) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_ask(&player->contestant, id, match->line.at, match->line.length, &complaint)) {
    take_stray(match, player);
    return true;
  }
  fprintf(stderr, "origo judge: %s: %s\n", player->contestant.source, complaint.text);
  return false;
}

static bool ask(og_match *match, og_player *player, const char *id, og_question question, const og_handed_case *c) {
  og_text_reset(&match->line);
  if (player->contestant.engine != NULL) og_write_handed(&match->line, id, question, c);
  return ask_line(match, player, id);
}

// ---- variants ----

// What a claim says about whether the bodies meet, if only by a distance.
static og_verdict verdict_of(const og_statement *statement) {
  if (statement->stated != OG_STATED_ANSWER) return OG_VERDICT_NONE;
  if (statement->verdict != OG_VERDICT_NONE || !statement->finite) return statement->verdict;
  if (!statement->has_distance && !statement->has_separation) return OG_VERDICT_NONE;
  const og_rational *length = statement->has_distance ? &statement->distance : &statement->separation;
  return og_int_sign(&length->num) > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET;
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

// Into player->now; what the referee said of the claim is in `judged`.
static void keep(const og_match *match, og_player *player, const og_walked_case *walked, og_judged_claim judged) {
  const og_contestant *contestant = &player->contestant;
  og_waiting *waiting = &player->now;
  char family[OG_MAX_ID + 1];
  judged.id = walked->one->id;
  judged.engine = contestant->name;
  judged.family = og_family_of(family, sizeof family, walked);
  judged.statement = &contestant->claim->statement;
  judged.note = match->note[0] == '\0' ? NULL : match->note;
  judged.nanoseconds = contestant->claim->nanoseconds;
  waiting->any = true;
  snprintf(waiting->id, sizeof waiting->id, "%s", judged.id);
  snprintf(waiting->engine, sizeof waiting->engine, "%s", judged.engine);
  snprintf(waiting->family, sizeof waiting->family, "%s", judged.family == NULL ? "" : judged.family);
  waiting->relation = judged.relation;
  waiting->judgement = *judged.judgement;
  waiting->stated = judged.statement->stated;
  waiting->excusable = judged.excusable;
  og_text_reset(&waiting->line);
  og_write_judgement(&waiting->line, &judged);
}

bool og_match_play_bodies(og_match *match, og_player *player, const og_walked_case *walked) {
  og_contestant *contestant = &player->contestant;
  const bool varied = match->metamorphic && !match->handed.motion.moves;
  match->asked = 0;
  match->spoilt = false;
  if (varied && !ask_variants(match, player, walked)) return false;
  if (!ask(match, player, walked->one->id, walked->one->question, &match->handed)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), contestant, walked->one->id);
  const og_statement *statement = &contestant->claim->statement;
  const double margin = fmax(player->margin, contestant->claim->margin);
  og_judgement judgement;
  og_judged strict;
  bool excusable;
  if (!og_referee_judge(&match->referee, statement, margin, &judgement, &strict, &excusable))
    return og_match_complain(walked, "the solver failed");
  snprintf(match->note, sizeof match->note, "%s",
           contestant->note == NULL ? contestant->claim->note : contestant->note);
  if (varied && statement->stated == OG_STATED_ANSWER) add_moved(match, &judgement, statement);
  const og_judged_claim judged = {.judgement = &judgement,
                                  .excusable = excusable,
                                  .margin = margin,
                                  .strict = strict,
                                  .relation = match->referee.relation,
                                  .exact = match->referee.exact};
  keep(match, player, walked, judged);
  if (match->spoilt && og_can_be_spoilt(&player->now)) og_spoil(&player->now, contestant->stray_text);
  return true;
}

// ---- a case of boxes ----

bool og_match_play_boxes(og_match *match, og_player *player, const og_walked_case *walked) {
  og_contestant *contestant = &player->contestant;
  og_handed_boxes *boxes = &match->boxes;
  match->asked = 0;
  // A pair has at most 24 bytes; an engine may name more than there are.
  const size_t pairs = boxes->answer.finding.pair_count, bytes = ((size_t)1 << 20) + 64 * pairs;
  if (contestant->engine != NULL && !og_engine_allow(contestant->engine, bytes))
    return og_match_complain(walked, "no memory");
  if (!ask_line(match, player, walked->one->id)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), contestant, walked->one->id);
  og_claim_line *claim = contestant->claim;
  const double margin = fmax(player->margin, claim->margin);
  og_pair_faults faults;
  og_judgement judgement;
  og_judged_claim judged = {.judgement = &judgement, .faults = &faults, .margin = margin};
  if (claim->statement.stated == OG_STATED_ANSWER)
    faults = og_find_pair_faults(&boxes->scene, boxes->any_hostile ? boxes->hostile : NULL, &boxes->answer.finding,
                                 &claim->pairs);
  if (claim->statement.stated == OG_STATED_ANSWER && faults.is_incomplete) {
    claim->statement.stated = OG_STATED_NONSENSE;
    contestant->note = "no pairs, or another number of steps than the case has";
  }
  judged.strict =
      og_judge_pairs(claim->statement.stated, &faults, match->referee.allowance.absolute, margin, &judgement);
  snprintf(match->note, sizeof match->note, "%s", contestant->note == NULL ? claim->note : contestant->note);
  keep(match, player, walked, judged);
  return true;
}

// ---- cases that are handed over as a line ----

// Asks about the line at hand.
static bool ask_and_record(og_match *match, og_player *player, const og_walked_case *walked) {
  match->asked = 0;
  if (!ask_line(match, player, walked->one->id)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), &player->contestant, walked->one->id);
  return true;
}

static void finish(og_match *match, og_player *player, const og_walked_case *walked, og_judgement *judgement,
                   const double *exact) {
  const og_contestant *contestant = &player->contestant;
  const og_claim_line *claim = contestant->claim;
  const double margin = fmax(player->margin, claim->margin);
  og_judgement_allow(judgement, match->referee.allowance);
  const og_judged_claim judged = {
      .judgement = judgement, .margin = margin, .strict = judgement->judged, .exact = exact};
  if (margin > 0) og_judgement_allow(judgement, (og_allowance){.absolute = margin});
  snprintf(match->note, sizeof match->note, "%s", contestant->note == NULL ? claim->note : contestant->note);
  keep(match, player, walked, judged);
}

// Nothing is exact but the time of the first contact, where there is one.
static void finish_at(og_match *match, og_player *player, const og_walked_case *walked, og_judgement *judgement,
                      bool hit, double first) {
  double exact[OG_CHECK_COUNT];
  for (int k = 0; k < OG_CHECK_COUNT; k++) exact[k] = (double)NAN;
  if (hit) exact[OG_CHECK_TIME] = first;
  finish(match, player, walked, judgement, exact);
}

bool og_match_play_moving(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked)) return false;
  const og_handed_moving *moving = &match->moving;
  og_judgement judgement = og_judge_moving(moving, &match->referee.truth.pair,
                                           &player->contestant.claim->statement, match->referee.tolerance);
  finish_at(match, player, walked, &judgement, moving->answer.finding.hit, moving->first);
  return true;
}

bool og_match_play_rigid(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked)) return false;
  const og_handed_rigid *rigid = &match->rigid;
  og_judgement judgement = og_judge_rigid(rigid, &match->referee.truth.pair, &player->contestant.claim->statement,
                                          match->referee.tolerance);
  finish_at(match, player, walked, &judgement, rigid->answer.finding.kind == OG_RIGID_FIRST, rigid->hi);
  return true;
}

bool og_match_play_hull(og_match *match, og_player *player, const og_walked_case *walked) {
  // A triangle has at most 36 bytes, a hull twice as many as points.
  const size_t bytes = ((size_t)1 << 20) + 128 * match->hull.count;
  if (player->contestant.engine != NULL && !og_engine_allow(player->contestant.engine, bytes))
    return og_match_complain(walked, "no memory");
  if (!ask_and_record(match, player, walked)) return false;
  og_contestant *contestant = &player->contestant;
  og_claim_line *claim = contestant->claim;
  if (claim->statement.stated == OG_STATED_ANSWER && !claim->facets.any) {
    claim->statement.stated = OG_STATED_NONSENSE;
    contestant->note = "no facets";
  }
  og_judgement judgement = og_judge_hull(&match->hull, &claim->statement, &claim->facets, match->referee.tolerance);
  finish(match, player, walked, &judgement, NULL);
  return true;
}
