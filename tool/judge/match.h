#ifndef OG_MATCH_H
#define OG_MATCH_H

/// Contestants over cases: every case is handed to each of them, each claim judged, each judgement written.

#include "tool/judge/baseline.h"
#include "tool/judge/contestant.h"
#include "tool/judge/handed_boxes.h"
#include "tool/judge/handed_clip.h"
#include "tool/judge/handed_curved.h"
#include "tool/judge/handed_curved_sweep.h"
#include "tool/judge/handed_decomposition.h"
#include "tool/judge/handed_hull.h"
#include "tool/judge/handed_mesh_motion.h"
#include "tool/judge/handed_meshes.h"
#include "tool/judge/handed_minkowski.h"
#include "tool/judge/handed_moving.h"
#include "tool/judge/handed_parts.h"
#include "tool/judge/handed_polygon.h"
#include "tool/judge/handed_rigid.h"
#include "tool/judge/handed_volume.h"
#include "tool/judge/judge_curved_contacts.h"
#include "tool/judge/persist.h"
#include "tool/judge/record.h"
#include "tool/judge/referee.h"
#include "tool/judge/tally_judgements.h"
#include "tool/judge/variants.h"
#include "tool/run/case_walk.h"

/// The judgement of a claim, until it is known that the engine had nothing to add to it.
typedef struct og_waiting {
  bool any;
  size_t number;                                                            // of the case: og_pass_on has it back
  char id[OG_MAX_ID + 1], engine[OG_MAX_ENGINE + 1], family[OG_MAX_ID + 1]; // no family: ""
  og_relation relation;
  og_judgement judgement;
  og_stated stated;
  bool excusable, crashed_first;
  og_text line; // as it is to be written
} og_waiting;

typedef struct og_player {
  og_contestant contestant;
  double margin; // an error that the user says it documents; 0: none
  og_judgement_tally tally;
  og_waiting before, now; // of the case before, of the one at hand
  og_persist persist;     // its contacts of the step before
} og_player;

/// What came of a variant of the case at hand.
typedef struct og_told {
  bool asked;
  og_stated stated;
  og_verdict verdict;
} og_told;

/// Where judgements go that another process writes.
typedef struct og_pass_on {
  size_t number;                                                                        // of the case at hand
  void (*judged)(struct og_pass_on *pass_on, size_t player, const og_waiting *waiting); // it waits no more
  void (*unstarted)(struct og_pass_on *pass_on, size_t player, const char *complaint);  // there is no such command
} og_pass_on;

typedef struct og_match {
  og_pass_on *pass_on; // null: they are written here
  og_text *words;      // not null: complaints come here, and not to standard error
  og_hand_over how;
  bool metamorphic;          // engines are asked every variant of a case, too
  og_record *record;         // null: none is kept
  og_baseline *known, *next; // failures that are known, and those for the next run; null: not asked for
  og_player *player;
  size_t count;
  og_referee referee;
  og_handed_case handed;
  og_handed_boxes boxes; // instead, of a case of boxes
  og_handed_moving moving;
  og_handed_mesh_motion mesh_motion; // of features that move
  og_handed_rigid rigid;             // of bodies that move and turn
  og_handed_hull hull;               // of points
  og_handed_minkowski minkowski;     // of two polytopes
  og_handed_polygon polygon;         // of a polygon
  og_handed_clip clip;               // of two convex polygons
  og_handed_meshes meshes;           // of meshes
  og_curved_contacts_judge curved_contacts;
  og_handed_curved curved;               // beside `handed`, where a body is a cylinder or a cone
  og_handed_curved_sweep curved_sweep;   // the same where it moves
  og_handed_parts parts;                 // with a body made of parts
  og_handed_volume volume;               // of points and a volume
  og_handed_decomposition decomposition; // of a mesh and its parts
  size_t primitives, unfit, crowded; // cases passed over: of no question that is judged; a number that the format does
                                     // not hold; too many pairs
  size_t unsolid;                    // and meshes that bound no solid
  size_t undecided;                  // of which only a time before any contact is judged
  size_t large;                      // and meshes of too many triangles
  // storage
  og_handed_case variant;
  og_told told[OG_VARIANT_COUNT];
  og_statement nudged[OG_NUDGE_COUNT]; // claims about the case with A moved by `way`; 0: not asked
  double way[OG_NUDGE_COUNT];
  og_steady steady;
  size_t asked;                            // how often, about the case at hand
  bool is_plane;                           // is the case at hand of the plane?
  bool spoilt;                             // an engine added something to a claim about a variant
  bool (*deliver)(struct og_match *match); // writes `out` and empties it (deliver.h); null: judgements stay there
  og_text line, out;
  char note[1600];
} og_match;

void og_match_init(og_match *match, og_round_format format, bool as_hulls);
/// Ends its players, too.
void og_match_clear(og_match *match);

/// Room for another player, to be opened by the caller.
og_player *og_match_add(og_match *match);

/// Which cases a walk takes for it, where plain ones go, `take` and the context. The files' are the caller's.
void og_match_walk(og_match *match, og_case_walk *walk);

/// An og_case_walk's `take`: the context is the match. Judgements may wait for more before they are written; those of
/// engines do until the next case is answered, for what an engine adds to its claim makes nonsense of it.
bool og_match_take(void *match, const og_walked_case *walked);

/// Judgements that another process has passed on, one about the same case for each player, in player->before: they are
/// written. False, after it has complained, where that fails.
bool og_match_take_judged(og_match *match);

/// After the last case, first of all: ends the engines and writes the judgements that wait. False, after it has
/// complained, where that fails.
bool og_match_finish(og_match *match);

/// How many cases were passed over, a line for each reason.
void og_match_add_passed_over(og_text *text, const og_match *match);

/// The exit status of the command that went without trouble: 0 or 1.
int og_match_status(const og_match *match);

#endif
