#ifndef OG_OVERLAPS_CHECKER_H
#define OG_OVERLAPS_CHECKER_H

/// The checker of the question `overlaps`: from an order of the boxes to all overlapping pairs.
///
/// Any order proves the right set; the checker refuses only what is no order. It shares nothing with the solver.

#include "spec/overlaps/scene.h"
#include "spec/overlaps/walk.h"

/// An order that counts from the state after step `from` on; 0: before the first step.
typedef struct og_box_order {
  size_t from;
  int32_t *number; // every number that occurs in the case, once
  size_t count, room;
} og_box_order;

/// The first from 0, the others from later and later steps on.
typedef struct og_overlaps_certificate {
  og_box_order *order;
  size_t count, room; // room: orders that hold storage
} og_overlaps_certificate;

void og_overlaps_certificate_init(og_overlaps_certificate *certificate);
void og_overlaps_certificate_clear(og_overlaps_certificate *certificate);
/// Empties it, keeping its storage.
void og_overlaps_certificate_reset(og_overlaps_certificate *certificate);
/// One more order, empty, with the room to grow by og_box_order_add.
og_box_order *og_overlaps_certificate_add(og_overlaps_certificate *certificate, size_t from);
void og_box_order_add(og_box_order *order, int32_t number);

typedef enum og_overlaps_refusal {
  OG_OVERLAPS_ACCEPTED,
  OG_OVERLAPS_REFUSED_START, // no order from the start on, or not from later and later steps on
  OG_OVERLAPS_REFUSED_ORDER, // an order does not hold each number that occurs, and no other, once
  OG_OVERLAPS_REFUSED_LIMIT, // more pairs than the limit: nothing is wrong
  OG_OVERLAPS_REFUSED_COUNT
} og_overlaps_refusal;

/// One sentence per refusal.
const char *og_overlaps_refusal_text(og_overlaps_refusal refusal);

/// Pairs i < j of numbers, in ascending order: a part of the array `pair` of the finding.
typedef struct og_pair_span {
  size_t first, count;
} og_pair_span;

typedef struct og_step_finding {
  og_pair_span begun, ended; // after the step but not before; before but not after
} og_step_finding;

/// What an accepted certificate proves.
typedef struct og_overlaps_finding {
  og_pair_span first; // the pairs before the first step
  og_step_finding *step;
  size_t step_count;
  og_box_pair *pair;
  size_t pair_count, room_steps, room_pairs;
} og_overlaps_finding;

void og_overlaps_finding_init(og_overlaps_finding *finding);
void og_overlaps_finding_clear(og_overlaps_finding *finding);

/// A hundred million.
#define OG_DEFAULT_MAX_PAIRS 100000000

/// Checks the certificate and computes the pairs. `most` limits the pairs of every state, and those of the finding
/// together. Cost: a walk (walk.h) and a linear sort for every state.
og_overlaps_refusal og_check_overlaps(const og_box_scene *scene, const og_overlaps_certificate *certificate,
                                      size_t most, og_overlaps_finding *finding);

#endif
