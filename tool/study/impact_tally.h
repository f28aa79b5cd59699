#ifndef OG_STUDY_IMPACT_TALLY_H
#define OG_STUDY_IMPACT_TALLY_H

/// What algorithms say of impacts against the truth, counted for each setting of spin, thickness and distance.

#include "tool/study/impact.h"

enum { OG_IMPACT_SPINS = 4, OG_IMPACT_THICK = 4, OG_IMPACT_FAR = 4, OG_IMPACT_KINDS = 16 };

typedef struct og_impact_level {
  const char *name;
  double value;
} og_impact_level;

extern const og_impact_level og_impact_spins[OG_IMPACT_SPINS];
extern const og_impact_level og_impact_thick[OG_IMPACT_THICK];
extern const og_impact_level og_impact_far[OG_IMPACT_FAR];

/// Ways in sizes, of B's fastest point; `late` counts those above 2^-10. `timed`: contacts with a time claimed.
typedef struct og_impact_tally {
  size_t asked, contacts, missed, invented, gave_up, late, timed;
  double most_late, sum_early, most_early, sum_calls, most_calls;
} og_impact_tally;

/// What an algorithm says of a motion.
typedef struct og_impact_said {
  bool known, hit, has_time;
  double time;
  int calls;
} og_impact_said;

void og_impact_compare(og_impact_tally *t, const og_impact *impact, const og_impact_said *s);
void og_impact_add(og_impact_tally *sum, const og_impact_tally *t);

/// An algorithm: the door of bodies that translate, or a function for those that turn.
typedef struct og_impact_kind {
  const char *id;
  const og_door_sweep *door;                    // of bodies that translate
  og_turning_result (*turn)(og_turning_pair *); // of bodies that turn
  og_impact_tally of[OG_IMPACT_SPINS][OG_IMPACT_THICK][OG_IMPACT_FAR];
} og_impact_kind;

/// The algorithms of one kind of motion. Bodies that translate have one spin, 0.
typedef struct og_impact_group {
  const char *motion;
  int spins, count;
  og_impact_kind kind[OG_IMPACT_KINDS];
} og_impact_group;

/// The sums of algorithm k, over all settings that have the spin, the thickness and the distance, each -1 for any.
og_impact_tally og_impact_total(const og_impact_group *g, int k, const int of[3]);

enum { OG_IMPACT_SPIN, OG_IMPACT_THICKNESS, OG_IMPACT_DISTANCE };
/// The sums of an algorithm of the group, over all settings that have level n of one of the three, -1 for any.
og_impact_tally og_impact_those(const og_impact_group *g, const char *id, int which, int n);
/// The sums of both groups together.
og_impact_tally og_impact_both(const og_impact_group *turns, const og_impact_group *translates, const char *id,
                               int which, int n);

#endif
