#include "tool/judge/play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tool/judge/family_of.h"
#include "tool/judge/judge_clip.h"
#include "tool/judge/judge_curved.h"
#include "tool/judge/judge_curved_sweep.h"
#include "tool/judge/judge_hull.h"
#include "tool/judge/judge_hulls.h"
#include "tool/judge/judge_meshes.h"
#include "tool/judge/judge_moving.h"
#include "tool/judge/judge_overlaps.h"
#include "tool/judge/judge_parts.h"
#include "tool/judge/judge_rigid.h"
#include "tool/judge/judge_triangles.h"
#include "tool/judge/judge_volume.h"
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
                                  .nanoseconds = -1,
                                  .crashed_first = waiting->crashed_first};
  og_text_reset(&waiting->line);
  og_write_judgement(&waiting->line, &judged);
}

bool og_can_be_spoilt(const og_waiting *waiting) { return waiting->any && !og_stated_is_failure(waiting->stated); }

// ---- asking ----

bool og_match_complain(og_match *match, const og_walked_case *walked, const char *what) {
  if (match->words != NULL) og_text_format(match->words, "case '%s': %s\n", walked->one->id, what);
  else fprintf(stderr, "origo judge: %s: case '%s': %s\n", walked->file, walked->one->id, what);
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

// What is claimed, if not what is asked for, is nonsense.
static void refuse_incomplete(og_contestant *contestant, bool incomplete, const char *note) {
  if (contestant->claim->statement.stated != OG_STATED_ANSWER || !incomplete) return;
  contestant->claim->statement.stated = OG_STATED_NONSENSE;
  contestant->note = note;
}

// Points and normals of a case of the plane have two numbers, those of another three.
static void refuse_numbers(og_match *match, og_contestant *contestant) {
  const int numbers = contestant->claim->statement.numbers;
  refuse_incomplete(contestant, numbers == (match->is_plane ? 3 : 2),
                    match->is_plane ? "points or a normal of three numbers, in the plane"
                                    : "points or a normal of two numbers, in space");
}

static void tell_of_no_command(og_match *match, const og_player *player) {
  og_text text;
  og_text_init(&text);
  og_text_format(&text, "origo judge: cannot run '%s': %s\n", player->contestant.source, player->contestant.note);
  if (match->pass_on == NULL) fputs(text.at, stderr);
  else match->pass_on->unstarted(match->pass_on, (size_t)(player - match->player), text.at);
  og_text_clear(&text);
}

// The case is in match->line, for engines.
static bool ask_line(og_match *match, og_player *player, const char *id) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_ask(&player->contestant, id, match->line.at, match->line.length, &complaint)) {
    if (player->contestant.is_no_command) tell_of_no_command(match, player);
    take_stray(match, player);
    refuse_numbers(match, &player->contestant);
    return true;
  }
  if (match->words != NULL) og_text_format(match->words, "%s\n", complaint.text);
  else fprintf(stderr, "origo judge: %s\n", complaint.text);
  return false;
}

static bool ask(og_match *match, og_player *player, const char *id, og_question question, const og_handed_case *c) {
  og_text_reset(&match->line);
  (void)og_contestant_allow(&player->contestant, 0); // what it has at least
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

// Every variant that the case has: what came of it. `*any` says whether contacts were named.
static bool ask_variants(og_match *match, og_player *player, const og_walked_case *walked, bool *any) {
  *any = false;
  match->variant.is_plane = match->handed.is_plane;
  for (int k = 0; k < OG_VARIANT_COUNT; k++) {
    og_told *told = &match->told[k];
    // A body of the plane stays in it.
    const bool leaves = k == OG_VARIANT_SHIFTED || k == OG_VARIANT_TURNED;
    told->asked = !(match->handed.is_plane && leaves) &&
                  og_make_variant(&match->variant.bodies, &match->handed.bodies, (og_variant)k, match->how.binary32);
    if (!told->asked) continue;
    char id[OG_MAX_ID + 16]; // its own, for engines that look at ids
    snprintf(id, sizeof id, "%.*s~%d", OG_MAX_ID - 4, walked->one->id, k);
    if (!ask(match, player, id, walked->one->question, &match->variant)) return false;
    const og_statement *now = &player->contestant.claim->statement;
    told->stated = now->stated;
    told->verdict = verdict_of(now);
    *any = *any || now->contact_count > 0;
  }
  return true;
}

// A moved forth and back by next to nothing.
static bool ask_nudged(og_match *match, og_player *player, const og_walked_case *walked) {
  const og_referee *referee = &match->referee;
  for (int k = 0; k < OG_NUDGE_COUNT; k++) {
    match->way[k] = og_make_nudged(&match->variant.bodies, &match->handed.bodies, k, referee->tolerance.gross,
                                   referee->size, match->how.binary32);
    if (!(match->way[k] > 0)) continue;
    char id[OG_MAX_ID + 16];
    snprintf(id, sizeof id, "%.*s~%d", OG_MAX_ID - 4, walked->one->id, OG_VARIANT_COUNT + k);
    if (!ask(match, player, id, walked->one->question, &match->variant)) return false;
    const og_statement kept = match->nudged[k]; // exchanged, as claims have storage of their own
    match->nudged[k] = player->contestant.claim->statement;
    player->contestant.claim->statement = kept;
  }
  return true;
}

// Are the contacts claimed where they were claimed after a nudge?
static bool add_steady(og_match *match, og_judgement *judgement, const og_statement *statement) {
  const og_referee *referee = &match->referee;
  og_steady_begin(&match->steady);
  for (int k = 0; k < OG_NUDGE_COUNT; k++)
    if (match->way[k] > 0 && !og_steady_compare(&match->steady, statement, &match->nudged[k], match->way[k]))
      return false;
  og_steady_add(&match->steady, referee->size, referee->tolerance.gross, judgement);
  og_judgement_allow_by_check(judgement, &referee->allowances);
  return true;
}

// Are the contacts of a step those of the step before, moved with the bodies?
static bool add_persisting(og_match *match, og_player *player, const og_walked_case *walked, og_judgement *judgement) {
  const og_referee *referee = &match->referee;
  if (walked->one->question != OG_CONTACT || match->handed.is_plane) return true;
  const bool good =
      og_persist_judge(&player->persist, walked->one->id, &match->handed, &player->contestant.claim->statement,
                       referee->size, referee->tolerance, judgement);
  og_judgement_allow_by_check(judgement, &referee->allowances);
  return good;
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
  judged.crashed_first = contestant->crashed_first;
  waiting->any = true;
  if (match->pass_on != NULL) waiting->number = match->pass_on->number;
  snprintf(waiting->id, sizeof waiting->id, "%s", judged.id);
  snprintf(waiting->engine, sizeof waiting->engine, "%s", judged.engine);
  snprintf(waiting->family, sizeof waiting->family, "%s", judged.family == NULL ? "" : judged.family);
  waiting->relation = judged.relation;
  waiting->judgement = *judged.judgement;
  waiting->stated = judged.statement->stated;
  waiting->excusable = judged.excusable;
  waiting->crashed_first = judged.crashed_first;
  og_text_reset(&waiting->line);
  og_write_judgement(&waiting->line, &judged);
}

bool og_match_play_bodies(og_match *match, og_player *player, const og_walked_case *walked) {
  og_contestant *contestant = &player->contestant;
  const bool varied = match->metamorphic && !match->handed.motion.moves;
  match->asked = 0;
  match->spoilt = false;
  bool names_contacts = false;
  for (int k = 0; k < OG_NUDGE_COUNT; k++) match->way[k] = 0;
  if (varied && !ask_variants(match, player, walked, &names_contacts)) return false;
  if (names_contacts && !match->handed.is_plane && !ask_nudged(match, player, walked)) return false;
  if (!ask(match, player, walked->one->id, walked->one->question, &match->handed)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), contestant, walked->one->id);
  const og_statement *statement = &contestant->claim->statement;
  const double margin = fmax(player->margin, contestant->claim->margin);
  og_judgement judgement;
  og_judged strict;
  bool excusable;
  if (!og_referee_judge(&match->referee, statement, margin, &judgement, &strict, &excusable))
    return og_match_complain(match, walked, "the solver failed");
  snprintf(match->note, sizeof match->note, "%s",
           contestant->note == NULL ? contestant->claim->note : contestant->note);
  if (varied && statement->stated == OG_STATED_ANSWER) add_moved(match, &judgement, statement);
  if (varied && !add_steady(match, &judgement, statement)) return og_match_complain(match, walked, "the solver failed");
  if (!add_persisting(match, player, walked, &judgement)) return og_match_complain(match, walked, "the solver failed");
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

// ---- cases that are handed over as a line ----

// Asks about the line at hand. An engine may write so many bytes.
static bool ask_and_record(og_match *match, og_player *player, const og_walked_case *walked, size_t bytes) {
  const og_contestant *contestant = &player->contestant;
  match->asked = 0;
  if (!og_contestant_allow(&player->contestant, bytes)) return og_match_complain(match, walked, "no memory");
  if (!ask_line(match, player, walked->one->id)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), contestant, walked->one->id);
  return true;
}

// A pair has at most 24 bytes; an engine may name more than there are.
static size_t bytes_for(size_t pairs) { return ((size_t)1 << 20) + 64 * pairs; }

static void keep_with_note(og_match *match, og_player *player, const og_walked_case *walked, og_judged_claim judged) {
  const og_contestant *contestant = &player->contestant;
  snprintf(match->note, sizeof match->note, "%s",
           contestant->note == NULL ? contestant->claim->note : contestant->note);
  keep(match, player, walked, judged);
}

bool og_match_play_boxes(og_match *match, og_player *player, const og_walked_case *walked) {
  const og_handed_boxes *boxes = &match->boxes;
  if (!ask_and_record(match, player, walked, bytes_for(boxes->answer.finding.pair_count))) return false;
  og_claim_line *claim = player->contestant.claim;
  og_pair_faults faults = {.is_incomplete = false};
  if (claim->statement.stated == OG_STATED_ANSWER)
    faults = og_find_pair_faults(&boxes->scene, boxes->any_hostile ? boxes->hostile : NULL, &boxes->answer.finding,
                                 &claim->pairs);
  refuse_incomplete(&player->contestant, faults.is_incomplete,
                    "no pairs, or another number of steps than the case has");
  og_judgement judgement;
  og_judged_claim judged = {
      .judgement = &judgement, .faults = &faults, .margin = fmax(player->margin, claim->margin)};
  judged.strict =
      og_judge_pairs(claim->statement.stated, &faults, &match->referee.allowances, judged.margin, &judgement);
  keep_with_note(match, player, walked, judged);
  return true;
}

bool og_match_play_meshes(og_match *match, og_player *player, const og_walked_case *walked) {
  const og_handed_meshes *meshes = &match->meshes;
  if (!ask_and_record(match, player, walked, bytes_for(meshes->answer.finding.count))) return false;
  og_claim_line *claim = player->contestant.claim;
  const bool has_verdict = claim->statement.verdict != OG_VERDICT_NONE;
  refuse_incomplete(&player->contestant, claim->pairs.has_steps || (!claim->pairs.any && !has_verdict),
                    "neither pairs nor a verdict, or steps");
  og_exact_pair *pair = &match->referee.truth.pair;
  og_pair_faults faults = {.is_incomplete = true};
  if (claim->statement.stated == OG_STATED_ANSWER) faults = og_find_mesh_faults(meshes, pair, &claim->pairs);
  og_judgement judgement;
  og_judged_claim judged = {
      .judgement = &judgement, .faults = &faults, .margin = fmax(player->margin, claim->margin)};
  judged.strict = og_judge_meshes(meshes, pair, &claim->statement, faults.is_incomplete ? NULL : &faults,
                                  &match->referee.allowances, judged.margin, &judgement);
  keep_with_note(match, player, walked, judged);
  return true;
}

static void finish(og_match *match, og_player *player, const og_walked_case *walked, og_judgement *judgement,
                   og_relation relation, const double *exact) {
  const og_claim_line *claim = player->contestant.claim;
  const double margin = fmax(player->margin, claim->margin);
  og_judgement_allow_by_check(judgement, &match->referee.allowances);
  const og_judged_claim judged = {.judgement = judgement,
                                  .margin = margin,
                                  .strict = judgement->judged,
                                  .relation = relation,
                                  .exact = exact,
                                  .hulls = claim->statement.stated == OG_STATED_ANSWER ? claim->hulls.count : 0};
  if (margin > 0) og_judgement_allow(judgement, (og_allowance){.absolute = margin});
  keep_with_note(match, player, walked, judged);
}

// Nothing is exact but the time of the first contact; NaN: there is none.
static void finish_at(og_match *match, og_player *player, const og_walked_case *walked, og_judgement *judgement,
                      og_relation relation, double first) {
  double exact[OG_CHECK_COUNT];
  for (int k = 0; k < OG_CHECK_COUNT; k++) exact[k] = (double)NAN;
  exact[OG_CHECK_TIME] = first;
  finish(match, player, walked, judgement, relation, exact);
}

bool og_match_play_moving(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(0))) return false;
  const og_handed_moving *moving = &match->moving;
  og_judgement judgement = og_judge_moving(moving, &match->referee.truth.pair,
                                           &player->contestant.claim->statement, match->referee.tolerance);
  finish_at(match, player, walked, &judgement, OG_RELATION_NONE,
            moving->answer.finding.hit ? moving->first : (double)NAN);
  return true;
}

bool og_match_play_mesh_motion(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(0))) return false;
  const og_handed_moving *whole = &match->mesh_motion.whole;
  og_judgement judgement =
      og_judge_first_contact(whole, og_least_apart_mesh_motion, &match->mesh_motion, &match->referee.truth.pair,
                             &player->contestant.claim->statement, match->referee.tolerance);
  finish_at(match, player, walked, &judgement, OG_RELATION_NONE,
            whole->answer.finding.hit ? whole->first : (double)NAN);
  return true;
}

bool og_match_play_rigid(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(0))) return false;
  const og_handed_rigid *rigid = &match->rigid;
  og_judgement judgement = og_judge_rigid(rigid, &match->referee.truth.pair, &player->contestant.claim->statement,
                                          match->referee.tolerance);
  finish_at(match, player, walked, &judgement, OG_RELATION_NONE,
            rigid->answer.finding.kind == OG_RIGID_FIRST ? rigid->hi : (double)NAN);
  return true;
}

// The bodies in match->handed, in no other form.
static bool ask_once(og_match *match, og_player *player, const og_walked_case *walked) {
  match->asked = 0;
  if (!ask(match, player, walked->one->id, walked->one->question, &match->handed)) return false;
  if (match->record != NULL)
    og_record_claim(match->record, (size_t)(player - match->player), &player->contestant, walked->one->id);
  return true;
}

bool og_match_play_curved(og_match *match, og_player *player, const og_walked_case *walked) {
  double exact[OG_CHECK_COUNT];
  if (!ask_once(match, player, walked)) return false;
  const og_statement *statement = &player->contestant.claim->statement;
  og_judgement judgement = og_judge_curved(&match->curved, statement, match->referee.tolerance);
  if (!og_judge_curved_contacts(&match->curved_contacts, &match->curved, statement, match->referee.tolerance,
                                &judgement))
    return og_match_complain(match, walked, "the solver failed");
  og_curved_exact(exact, &match->curved);
  finish(match, player, walked, &judgement, match->curved.relation, exact);
  return true;
}

bool og_match_play_curved_sweep(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_once(match, player, walked)) return false;
  og_handed_curved_sweep *sweep = &match->curved_sweep;
  og_judgement judgement = og_judge_curved_sweep(sweep, &match->handed.motion, &player->contestant.claim->statement,
                                                 match->referee.tolerance);
  finish_at(match, player, walked, &judgement, sweep->relation, og_handed_curved_sweep_first(sweep));
  return true;
}

bool og_match_play_parts(og_match *match, og_player *player, const og_walked_case *walked) {
  double exact[OG_CHECK_COUNT];
  if (!ask_and_record(match, player, walked, bytes_for(0))) return false;
  og_judgement judgement =
      og_judge_parts(&match->parts, &player->contestant.claim->statement, match->referee.tolerance);
  og_parts_exact(exact, &match->parts);
  finish(match, player, walked, &judgement, match->parts.is_ray ? OG_RELATION_NONE : match->parts.relation, exact);
  return true;
}

bool og_match_play_volume(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(0))) return false;
  const og_claim_line *claim = player->contestant.claim;
  refuse_incomplete(&player->contestant, !og_claims_volume(&match->volume, &claim->volume),
                    "no volume of the kind that is asked for");
  og_judgement judgement = og_judge_volume(&match->volume, &claim->statement, &claim->volume, match->referee.tolerance);
  finish(match, player, walked, &judgement, OG_RELATION_NONE, NULL);
  return true;
}

static bool play_facets(og_match *match, og_player *player, const og_walked_case *walked, const og_handed_hull *truth) {
  // A triangle has at most 36 bytes, a hull twice as many as points.
  if (!ask_and_record(match, player, walked, bytes_for(2 * truth->count))) return false;
  og_claim_line *claim = player->contestant.claim;
  refuse_incomplete(&player->contestant, !claim->facets.any, "no facets");
  og_judgement judgement = og_judge_hull(truth, &claim->statement, &claim->facets, match->referee.tolerance);
  finish(match, player, walked, &judgement, OG_RELATION_NONE, NULL);
  return true;
}

bool og_match_play_hull(og_match *match, og_player *player, const og_walked_case *walked) {
  return play_facets(match, player, walked, &match->hull);
}

bool og_match_play_minkowski(og_match *match, og_player *player, const og_walked_case *walked) {
  return play_facets(match, player, walked, &match->minkowski.pairs);
}

bool og_match_play_polygon(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(match->polygon.points.count))) return false;
  og_claim_line *claim = player->contestant.claim;
  refuse_incomplete(&player->contestant, !claim->triangles.any, "no triangles");
  og_judgement judgement =
      og_judge_triangles(&match->polygon, &claim->statement, &claim->triangles, match->referee.tolerance);
  finish(match, player, walked, &judgement, OG_RELATION_NONE, NULL);
  return true;
}

bool og_match_play_clip(og_match *match, og_player *player, const og_walked_case *walked) {
  if (!ask_and_record(match, player, walked, bytes_for(match->clip.count[0] + match->clip.count[1]))) return false;
  og_claim_line *claim = player->contestant.claim;
  refuse_incomplete(&player->contestant, !claim->polygon.any, "no polygon");
  og_judgement judgement;
  if (!og_judge_clip(&match->clip, &claim->statement, &claim->polygon, match->referee.tolerance, &judgement))
    return og_match_complain(match, walked, "the solver failed");
  finish(match, player, walked, &judgement, OG_RELATION_NONE, NULL);
  return true;
}

bool og_match_play_decomposition(og_match *match, og_player *player, const og_walked_case *walked) {
  // A part has about as many corners as it has triangles of the mesh.
  if (!ask_and_record(match, player, walked, bytes_for(8 * (size_t)match->decomposition.mesh.problem.a.count)))
    return false;
  og_claim_line *claim = player->contestant.claim;
  refuse_incomplete(&player->contestant, !claim->hulls.any, "no hulls");
  og_judgement judgement;
  if (!og_judge_hulls(&match->decomposition, &claim->statement, &claim->hulls, match->referee.tolerance, &judgement))
    return og_match_complain(match, walked, "the solver failed");
  finish(match, player, walked, &judgement, OG_RELATION_NONE, NULL);
  return true;
}
