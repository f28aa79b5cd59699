#ifndef OG_CHECK_WORLD_H
#define OG_CHECK_WORLD_H

/// A world's step held against the exact answers.
///
/// The truth is of the bodies as they are after the step: hulls of their vertices in world space, taken exactly, and
/// balls; cylinders and cones as curved_truth.h says, whose pairs may be left open. In order:
/// - each box holds its body, so that no pair is lost before the broad phase (exact comparisons);
/// - the broad phase's pairs are those of the exact question `overlaps` about the boxes;
/// - the mid phase's pairs of parts are those whose boxes overlap (exact comparisons, check_parts.h);
/// - the bodies and the parts that meet are those of the exact question `relation`, of all pairs whose boxes overlap
/// and which the bodies' filters let meet;
/// - with an algorithm behind the door `sweep`, who meets on the way is what the exact question `sweep` says
/// (check_arrivals.h);
/// - each contact's points are on their bodies, within the bound that the algorithm promises, and none is of a sensor;
/// - pairs begin, persist and end as the lists of this step and the last one say.
/// Every exact answer has a certificate that the checker accepted. Cost: that of the exact answers.

#include "spec/overlaps/solve/overlaps.h"
#include "tool/run/exact_pair.h"
#include "ref/world/world.h"
#include "tool/world/curved_truth.h"

/// The stages and what can be wrong in them.
typedef enum og_world_fault_kind {
  OG_WORLD_RIGHT,
  OG_WORLD_BOX_TOO_SMALL,  // of body i
  OG_WORLD_BOXES_MISSED,   // a pair that the broad phase does not say
  OG_WORLD_BOXES_INVENTED, //
  OG_WORLD_NEAR_MISSED,    // a pair of parts that the mid phase does not say
  OG_WORLD_NEAR_INVENTED,  //
  OG_WORLD_MEETING_MISSED, // of bodies, or of their parts a and b
  OG_WORLD_MEETING_INVENTED,
  OG_WORLD_CONTACT_OFF,    // a point is not on its body
  OG_WORLD_CONTACT_OF_SENSOR,
  OG_WORLD_CONTACT_LIFE, // of the contacts of two bodies
  OG_WORLD_ARRIVAL_MISSED, // of bodies that meet on the way
  OG_WORLD_ARRIVAL_INVENTED,
  OG_WORLD_ARRIVAL_TIME,
  OG_WORLD_LIFE,      // of pairs of boxes, or of bodies
  OG_WORLD_UNDECIDED, // a defect of the exact side
  OG_WORLD_FAULT_COUNT
} og_world_fault_kind;

typedef struct og_world_fault {
  og_world_fault_kind kind;
  int32_t i, j;         // bodies; -1: none
  int32_t a, b;         // their parts, where one of the two is concave
  og_relation relation; // of a meeting missed or invented
  double distance;      // signed: between the two bodies, or of the contact from its body
} og_world_fault;

typedef struct og_world_checker {
  og_exact_pair pair;
  og_curved_truth curved;
  og_box_scene scene;
  og_overlaps_answer overlaps;
  int32_t *number; // of the boxes in the scene the bodies
  size_t room;
  og_pairs boxes, touching; // of the step before
  int64_t checked_near, checked_boxes, checked_bodies, checked_contacts, checked_ways, checked_kept;
  int64_t left_open; // pairs with a cylinder or a cone that touch, or nearly so
} og_world_checker;

void og_world_checker_init(og_world_checker *checker);
void og_world_checker_clear(og_world_checker *checker);

/// What is said of a fault: what is wrong.
const char *og_world_fault_text(og_world_fault_kind kind);

/// Do their filters let them meet? By each bit in turn: not as the world does (ref/world/filter.h).
bool og_world_lets_meet(const og_world *world, og_index_pair pair);

/// Checks each step in turn, beginning with the first. Returns the first fault of this step.
og_world_fault og_check_world(og_world_checker *checker, const og_world *world);

#endif
