#ifndef OG_FAILURE_H
#define OG_FAILURE_H

/// In which way an algorithm of the reference or an engine fails on a case, and whether it does so on another.

#include <stdio.h>

#include "ref/registry.h"
#include "tool/judge/contestant.h"
#include "tool/judge/handed_curved.h"
#include "tool/judge/handed_truth.h"
#include "tool/judge/judge.h"
#include "tool/judge/manner.h"
#include "tool/shrink/shrink.h"

typedef enum og_failure_kind {
  OG_FAILS_FINITE, // a number claimed is NaN or infinite
  OG_FAILS_VERDICT,
  OG_FAILS_DISTANCE,
  OG_FAILS_DEPTH,
  OG_FAILS_SEPARATION,
  OG_FAILS_POINTS, // not on their bodies, not as far apart as they must be, or no way out
  OG_FAILS_NORMAL, // does not part the bodies, not the shortest way, or of another length than 1
  OG_FAILS_MISSED, // of boxes: pairs that overlap and were not claimed; of bodies that move: a contact
  OG_FAILS_INVENTED,
  OG_FAILS_REPEATED,
  OG_FAILS_EARLY, // a time of first contact, of bodies that move
  OG_FAILS_LATE,
  // of hulls, volumes and polygons, as the checks are named (judge_hull.h, judge_volume.h, judge_triangles.h,
  // judge_clip.h); what is not finite stands above
  OG_FAILS_CLOSED,
  OG_FAILS_OUTSIDE,
  OG_FAILS_LARGER,
  OG_FAILS_SKEW,
  OG_FAILS_CORNERS,
  OG_FAILS_TRIANGLES,
  OG_FAILS_TURNED,
  OG_FAILS_COVER,
  OG_FAILS_BEYOND,
  OG_FAILS_AREA_MISSING,
  OG_FAILS_AREA_TWICE,
  OG_FAILS_AREA_OUTSIDE,
  OG_FAILS_GAVE_UP,
  OG_FAILS_REFUSED,
  OG_FAILS_CRASHED,
  OG_FAILS_TIMED_OUT,
  OG_FAILS_NONSENSE,
  OG_FAILURE_COUNT // none
} og_failure_kind;

/// "verdict", "gave-up", ...
const char *og_failure_name(og_failure_kind kind);
/// The kind of that name, or OG_FAILURE_COUNT.
og_failure_kind og_failure_by_name(const char *name);

/// A failure and how bad it is. An error within rounding is no failure of a length or a direction; of a verdict it is.
typedef struct og_failure {
  og_failure_kind kind;
  og_error_class class;
  double absolute, fraction; // of the worst of the kind's checks; infinite where there was no answer
} og_failure;

/// The failure of that kind in a judgement; with OG_FAILURE_COUNT the first kind, in the order of the enum, among
/// those of the worst class, refusals left out: to refuse a case is an engine's right. The kind is OG_FAILURE_COUNT
/// where there is none.
og_failure og_failure_in(const og_judgement *judgement, og_failure_kind kind, og_stated stated);

/// Which way an error is, for bodies that move.
typedef struct og_failure_side {
  bool moves; // otherwise neither of these
  bool hit;   // there is a contact, so a wrong verdict misses it
  bool late;  // a wrong time is after it
} og_failure_side;

/// The same of bodies that move: a verdict is missed or invented, a time early or late.
og_failure og_failure_on_side(const og_judgement *judgement, og_failure_kind kind, og_stated stated,
                              og_failure_side side);

/// Writes kind, class and error, as far as the kind has them.
void og_failure_say(FILE *out, const og_failure *failure);

/// An algorithm or an engine on trial, with the working storage for its cases.
typedef struct og_trial {
  const og_algorithm *algorithm; // null: the engine
  og_contestant engine;
  og_manner manner;     // how the engine is taken
  double margin;        // an error that the user says the engine documents; 0: none
  og_question question; // that the engine is asked
  size_t asked;         // how often: each case that it is handed has an id of its own
  bool no_engine;       // it cannot be run: nothing more is to be asked
  og_failure
      wanted; // a case fails when it fails in this kind, at least in this class, and by this fraction of the size
  og_relation relation; // and when the bodies lie so: a depth of bodies that only touch is another failure
  bool searched; // and, refused, not at the door where it was first refused after a search: no mesh is another reason
  // of the case tried last
  og_relation lies;
  og_verdict verdict;
  og_stated stated;
  int iterations; // an algorithm's
  og_judgement judgement;
  og_world_body world[2]; // an algorithm's
  // working storage
  og_case_body as_case[2];
  og_exact_pair pair;
  og_handed_curved curved; // instead, where a body is a cylinder or a cone: of engines only
  og_statement statement;
  og_small_case handed;
  og_text line;
} og_trial;

void og_trial_init(og_trial *trial, const og_algorithm *algorithm);
/// False where memory runs out.
bool og_trial_init_engine(og_trial *trial, const char *command, const og_manner *manner);
void og_trial_clear(og_trial *trial);

/// The algorithm's id, or what the engine calls itself.
const char *og_trial_name(const og_trial *trial);
/// What may be expected of an engine in the format in which it is handed its numbers.
og_tolerance og_trial_tolerance(const og_trial *trial);
/// Takes as right what the user allows, and what lies within a margin that the engine documents, in trial->judgement.
void og_trial_forgive(og_trial *trial);
/// Asks the engine about the case in trial->line, which has that id: trial->engine.claim. False, with a line on
/// standard error, where
/// it cannot be run.
bool og_trial_ask(og_trial *trial, const char *id);

/// Runs the algorithm or asks the engine about the bodies of a case, of a small case, and judges. False where the
/// bodies
/// cannot be made, or no process for the engine.
bool og_trial_of_case(og_trial *trial, const og_case_body *a, const og_case_body *b);
bool og_trial_of_small_case(og_trial *trial, const og_small_case *c);

/// An og_shrink_fails: does the case fail as wanted? The context is the trial.
bool og_trial_fails(void *trial, const og_small_case *c);

#endif
