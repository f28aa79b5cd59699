#ifndef OG_REFEREE_H
#define OG_REFEREE_H

/// Judges what contestants claim about a case: sets the case once, then takes each claim.

#include "tool/judge/judge_contacts.h"
#include "tool/judge/handed_truth.h"
#include "tool/judge/steady.h"

typedef struct og_referee {
  og_tolerance tolerance;
  og_allowances allowances; // what the user lets pass
  // of the case at hand
  const og_handed_case *handed;
  og_handed_truth truth;
  bool is_used;                 // a judgement used `truth` up
  og_relation relation;         // of a sweep: og_sweep_relation
  double signed_distance;       // the distance or minus the depth
  double size;                  // the diagonal of the box around both bodies
  double exact[OG_CHECK_COUNT]; // what is compared with, as doubles; NaN where that is no number
  bool has_reach;
  og_reach reach;       // of what lies within an ulp
  og_handed_truth near; // working storage for it
  og_contacts_judge contacts; // likewise
} og_referee;

/// Bodies in the format are judged in its units and by its rounding.
void og_referee_init(og_referee *referee, og_round_format format);
void og_referee_clear(og_referee *referee);

/// The case to judge about, which must stay until the next. False where a number of it makes no body, or through a
/// defect of the solver.
bool og_referee_take(og_referee *referee, const og_handed_case *handed);

/// What the statement of an engine that documents an error up to `margin` is worth. `strict`: the verdict without the
/// margin. `excusable`: it is not right, but it is for some bodies within one unit in the last place
/// of these: every value claimed lies among those that og_handed_truth_reach found. Points and normals have no such
/// excuse. False through a defect of the solver.
bool og_referee_judge(og_referee *referee, const og_statement *statement, double margin, og_judgement *judgement,
                      og_judged *strict, bool *excusable);

/// Adds the check OG_CHECK_METAMORPHIC: did a change that must not move the verdict move it? A verdict that moved is
/// off by what parts the bodies from touching.
void og_referee_add_moved(const og_referee *referee, og_judgement *judgement, bool moved);

#endif
