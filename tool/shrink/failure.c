#include "tool/shrink/failure.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ref/door/pair.h"
#include "tool/judge/contestant_engine.h"
#include "tool/judge/judge_curved.h"

static const char *const names[OG_FAILURE_COUNT] = {
    [OG_FAILS_FINITE] = "not-finite",     [OG_FAILS_VERDICT] = "verdict",
    [OG_FAILS_DISTANCE] = "distance",     [OG_FAILS_DEPTH] = "depth",
    [OG_FAILS_SEPARATION] = "separation", [OG_FAILS_POINTS] = "points",
    [OG_FAILS_NORMAL] = "normal",         [OG_FAILS_MISSED] = "missed",
    [OG_FAILS_INVENTED] = "invented",     [OG_FAILS_REPEATED] = "repeated",
    [OG_FAILS_EARLY] = "early",           [OG_FAILS_LATE] = "late",
    [OG_FAILS_CLOSED] = "closed",         [OG_FAILS_OUTSIDE] = "outside",
    [OG_FAILS_LARGER] = "larger",         [OG_FAILS_SKEW] = "skew",
    [OG_FAILS_CORNERS] = "corners",       [OG_FAILS_TRIANGLES] = "triangles",
    [OG_FAILS_TURNED] = "turned",         [OG_FAILS_COVER] = "cover",
    [OG_FAILS_BEYOND] = "beyond",         [OG_FAILS_AREA_MISSING] = "area-missing",
    [OG_FAILS_AREA_TWICE] = "area-twice", [OG_FAILS_AREA_OUTSIDE] = "area-outside",
    [OG_FAILS_GAVE_UP] = "gave-up",       [OG_FAILS_REFUSED] = "refused",
    [OG_FAILS_CRASHED] = "crashed",       [OG_FAILS_TIMED_OUT] = "timed-out",
    [OG_FAILS_NONSENSE] = "nonsense",
};

const char *og_failure_name(og_failure_kind kind) { return names[kind]; }

og_failure_kind og_failure_by_name(const char *name) {
  og_failure_kind kind = OG_FAILS_FINITE;
  while (kind < OG_FAILURE_COUNT && strcmp(names[kind], name) != 0) kind++;
  return kind;
}

// ---- failures ----

static og_failure_kind kind_of_silence(og_stated stated) {
  switch (stated) {
  case OG_STATED_GAVE_UP: return OG_FAILS_GAVE_UP;
  case OG_STATED_REFUSED: return OG_FAILS_REFUSED;
  case OG_STATED_CRASHED: return OG_FAILS_CRASHED;
  case OG_STATED_TIMED_OUT: return OG_FAILS_TIMED_OUT;
  case OG_STATED_NONSENSE: return OG_FAILS_NONSENSE;
  default: return OG_FAILURE_COUNT; // out of range: as documented
  }
}

// The kind that a check belongs to.
static og_failure_kind kind_of(og_check_what what, og_stated stated, og_failure_side side) {
  switch (what) {
  case OG_CHECK_ANSWER: return kind_of_silence(stated);
  case OG_CHECK_FINITE: return OG_FAILS_FINITE;
  case OG_CHECK_VERDICT:
    if (side.moves) return side.hit ? OG_FAILS_MISSED : OG_FAILS_INVENTED;
    return OG_FAILS_VERDICT;
  case OG_CHECK_RELATION: return OG_FAILS_VERDICT;
  case OG_CHECK_DISTANCE: return OG_FAILS_DISTANCE;
  case OG_CHECK_DEPTH: return OG_FAILS_DEPTH;
  case OG_CHECK_SEPARATION: return OG_FAILS_SEPARATION;
  case OG_CHECK_POINT_A:
  case OG_CHECK_POINT_B:
  case OG_CHECK_POINTS:
  case OG_CHECK_POINTS_PART:
  case OG_CHECK_CONTACT_A:
  case OG_CHECK_CONTACT_B:
  case OG_CHECK_CONTACT_LINE:
  case OG_CHECK_CONTACT_DOUBLED: return OG_FAILS_POINTS;
  case OG_CHECK_NORMAL:
  case OG_CHECK_PARTS:
  case OG_CHECK_UNIT: return OG_FAILS_NORMAL;
  case OG_CHECK_MISSED: return OG_FAILS_MISSED;
  case OG_CHECK_INVENTED: return OG_FAILS_INVENTED;
  case OG_CHECK_REPEATED: return OG_FAILS_REPEATED;
  case OG_CHECK_TIME:
    if (side.moves) return side.late ? OG_FAILS_LATE : OG_FAILS_EARLY;
    break; // of sweeps, which are not made smaller
  case OG_CHECK_CLOSED: return OG_FAILS_CLOSED;
  case OG_CHECK_OUTSIDE: return OG_FAILS_OUTSIDE;
  case OG_CHECK_LARGER: return OG_FAILS_LARGER;
  case OG_CHECK_SKEW: return OG_FAILS_SKEW;
  case OG_CHECK_CORNERS: return OG_FAILS_CORNERS;
  case OG_CHECK_TRIANGLES: return OG_FAILS_TRIANGLES;
  case OG_CHECK_TURNED: return OG_FAILS_TURNED;
  case OG_CHECK_CONTACT_COVER: return OG_FAILS_COVER; // of common parts of polygons: contacts are not made smaller
  case OG_CHECK_CONTACT_BEYOND: return OG_FAILS_BEYOND;
  case OG_CHECK_AREA_MISSING: return OG_FAILS_AREA_MISSING;
  case OG_CHECK_AREA_TWICE: return OG_FAILS_AREA_TWICE;
  case OG_CHECK_AREA_OUTSIDE: return OG_FAILS_AREA_OUTSIDE;
  case OG_CHECK_SOLID: // of parts of meshes, which are not made smaller
  case OG_CHECK_VOLUME_OUTSIDE:
  case OG_CHECK_VOLUME_MISSING:
  case OG_CHECK_METAMORPHIC: // between two cases
  case OG_CHECK_CONTACT_STEADY:
  case OG_CHECK_CONTACT_JUMPED:
  case OG_CHECK_CONTACT_RENAMED:
  case OG_CHECK_COUNT: break;
  }
  return OG_FAILURE_COUNT;
}

og_failure og_failure_on_side(const og_judgement *judgement, og_failure_kind kind, og_stated stated,
                              og_failure_side side) {
  og_failure worst = {OG_FAILURE_COUNT, OG_ERROR_NONE, 0, 0};
  for (int k = 0; k < judgement->count; k++) {
    const og_checked *check = &judgement->check[k];
    const og_failure_kind own = kind_of(check->what, stated, side);
    const bool wanted = kind == OG_FAILURE_COUNT ? own != OG_FAILS_REFUSED : own == kind;
    if (check->judged == OG_RIGHT || own == OG_FAILURE_COUNT || !wanted) continue;
    const bool first = worst.kind == OG_FAILURE_COUNT;
    if (!first && (check->class < worst.class || (check->class == worst.class && own != worst.kind))) continue;
    if (own == worst.kind && check->fraction < worst.fraction) continue;
    worst = (og_failure){own, check->class, check->absolute, check->fraction};
  }
  return worst;
}

og_failure og_failure_in(const og_judgement *judgement, og_failure_kind kind, og_stated stated) {
  return og_failure_on_side(judgement, kind, stated, (og_failure_side){false, false, false});
}

void og_failure_say(FILE *out, const og_failure *failure) {
  fprintf(out, "%s", og_failure_name(failure->kind));
  if (failure->kind == OG_FAILS_GAVE_UP || failure->kind == OG_FAILS_REFUSED || failure->kind == OG_FAILS_FINITE)
    return;
  fprintf(out, " %s", og_error_class_name(failure->class));
  fprintf(out, ", off by %.3g = %.2g of the size", failure->absolute, failure->fraction);
}

// ---- the trial ----

static void begin(og_trial *trial) {
  memset(trial, 0, sizeof *trial);
  for (int k = 0; k < 2; k++) {
    og_case_body_init(&trial->as_case[k]);
    og_world_body_init(&trial->world[k]);
  }
  og_exact_pair_init(&trial->pair);
  og_handed_curved_init(&trial->curved);
  og_statement_init(&trial->statement);
  og_small_case_init(&trial->handed);
  og_text_init(&trial->line);
}

void og_trial_init(og_trial *trial, const og_algorithm *algorithm) {
  begin(trial);
  trial->algorithm = algorithm;
  trial->manner = og_manner_default();
  trial->manner.how.binary32 = sizeof(og_scalar) == sizeof(float);
}

bool og_trial_init_engine(og_trial *trial, const char *command, const og_manner *manner) {
  begin(trial);
  trial->manner = *manner;
  if (sizeof(og_scalar) == sizeof(float)) trial->manner.how.binary32 = true;
  return og_contestant_engine(&trial->engine, command, manner->limits);
}

void og_trial_clear(og_trial *trial) {
  if (trial->algorithm == NULL) og_contestant_clear(&trial->engine);
  for (int k = 0; k < 2; k++) {
    og_case_body_clear(&trial->as_case[k]);
    og_world_body_clear(&trial->world[k]);
  }
  og_exact_pair_clear(&trial->pair);
  og_handed_curved_clear(&trial->curved);
  og_statement_clear(&trial->statement);
  og_small_case_clear(&trial->handed);
  og_text_clear(&trial->line);
}

const char *og_trial_name(const og_trial *trial) {
  return trial->algorithm != NULL ? trial->algorithm->id : trial->engine.name;
}

// ---- a case ----

og_tolerance og_trial_tolerance(const og_trial *trial) {
  return og_tolerance_in(trial->manner.how.binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64);
}

void og_trial_forgive(og_trial *trial) {
  const double margin = fmax(trial->margin, trial->algorithm == NULL ? trial->engine.claim->margin : 0);
  for (int k = 0; k < trial->judgement.count; k++) {
    og_checked *check = &trial->judgement.check[k];
    const bool documented = margin > 0 && check->absolute <= margin;
    if (documented || og_check_is_allowed(check, &trial->manner.allowances)) check->judged = OG_RIGHT;
  }
}

static void judge(og_trial *trial, const og_statement *statement, bool curved) {
  const og_tolerance tolerance = og_trial_tolerance(trial);
  trial->judgement =
      curved ? og_judge_curved(&trial->curved, statement, tolerance) : og_judge(&trial->pair, statement, tolerance);
  trial->lies = curved ? trial->curved.relation : trial->pair.relation;
  trial->stated = statement->stated;
  trial->verdict = statement->verdict;
}

static bool run_algorithm(og_trial *trial, const og_case_body *a, const og_case_body *b) {
  const og_body *body_a = &trial->world[0].body, *body_b = &trial->world[1].body;
  if (!og_make_body(&trial->world[0], a) || !og_make_body(&trial->world[1], b)) return false;
  if (!og_exact_pair_solve(&trial->pair, body_a, body_b)) return false;
  const og_claim claim = trial->algorithm->pair->run(body_a, body_b);
  og_statement_of_claim(&trial->statement, &claim);
  trial->iterations = claim.iterations;
  judge(trial, &trial->statement, false);
  return true;
}

static bool solve(og_trial *trial, const og_small_case *c) {
  if (og_small_is_curved(c)) return og_handed_curved_solve(&trial->curved, c);
  return og_small_to_case_body(&trial->as_case[0], &c->body[0]) &&
         og_small_to_case_body(&trial->as_case[1], &c->body[1]) &&
         og_exact_pair_solve_exact(&trial->pair, &trial->as_case[0].exact, &trial->as_case[1].exact);
}

bool og_trial_ask(og_trial *trial, const char *id) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  const og_contestant *engine = &trial->engine;
  const bool asked = og_contestant_ask(&trial->engine, id, trial->line.at, trial->line.length, &complaint);
  if (asked && !engine->is_no_command) return true;
  if (asked) fprintf(stderr, "origo shrink: cannot run '%s': %s\n", engine->source, engine->note);
  else fprintf(stderr, "origo shrink: %s\n", complaint.text);
  trial->no_engine = true;
  return false;
}

static bool ask_engine(og_trial *trial, const og_small_case *c) {
  if (!solve(trial, c)) return false;
  char id[48];
  snprintf(id, sizeof id, "shrinking-%zu", ++trial->asked);
  const og_handed_case handed = {.bodies = *c}; // which is only read
  og_text_reset(&trial->line);
  og_write_handed(&trial->line, id, trial->question, &handed);
  if (!og_trial_ask(trial, id)) return false;
  judge(trial, &trial->engine.claim->statement, og_small_is_curved(c));
  og_trial_forgive(trial);
  return true;
}

bool og_trial_of_case(og_trial *trial, const og_case_body *a, const og_case_body *b) {
  if (trial->algorithm != NULL) return run_algorithm(trial, a, b);
  return og_hand_over_bodies(&trial->handed, &trial->manner.how, a, b) && ask_engine(trial, &trial->handed);
}

bool og_trial_of_small_case(og_trial *trial, const og_small_case *c) {
  if (trial->algorithm == NULL) return ask_engine(trial, c);
  return og_small_to_case_body(&trial->as_case[0], &c->body[0]) &&
         og_small_to_case_body(&trial->as_case[1], &c->body[1]) &&
         run_algorithm(trial, &trial->as_case[0], &trial->as_case[1]);
}

bool og_trial_fails(void *trial, const og_small_case *c) {
  og_trial *t = trial;
  if (!og_trial_of_small_case(t, c)) return false;
  const og_failure failure = og_failure_in(&t->judgement, t->wanted.kind, t->stated);
  if (t->lies != t->relation) return false;
  if (failure.kind == OG_FAILS_REFUSED && t->searched && t->iterations == 0) return false;
  return failure.kind == t->wanted.kind && failure.class >= t->wanted.class && failure.fraction >= t->wanted.fraction;
}
