#ifndef OG_DISPATCH_H
#define OG_DISPATCH_H

/// Which algorithm decides a pair of bodies: a table by the kinds of both.
///
/// By default points, spheres, segments, capsules and boxes have the algorithms of their pairs (ref/pairs/), and all
/// other cells a general one. An algorithm that answers DEGENERATE does not take these two bodies, such as a box with a
/// ball: then the general one is asked. A cell may hold any algorithm behind the door `pair`.
/// Cost: that of the algorithm. Outcomes: those of the algorithm asked last.
/// Source: Varjus 2018, table 5 (Bullet 2.87: box-box, sphere-box, sphere-sphere, GJK for the rest).
/// Safe (proofs/eva.py): A, all functions.

#include "ref/door/pair.h"

enum { OG_BODY_KINDS = OG_BODY_CAPSULE + 1 };

typedef struct og_dispatch {
  const og_door_pair *cell[OG_BODY_KINDS][OG_BODY_KINDS]; // by the kinds of A and B; none is null
  const og_door_pair *general;
} og_dispatch;

/*@ predicate readable_dispatch{L}(og_dispatch *d) = \valid_read(d) && \valid_read(d->general) &&
      (\forall integer i, j; 0 <= i < OG_BODY_KINDS && 0 <= j < OG_BODY_KINDS ==> \valid_read(d->cell[i][j])); */

/// The default table.
/*@ requires memory: \valid(dispatch) && \valid_read(general);
    terminates \true; exits \false; assigns *dispatch;
    ensures general: dispatch->general == general; */
void og_dispatch_by_kinds(og_dispatch *dispatch, const og_door_pair *general);

/// `first` in every cell.
/*@ requires memory: \valid(dispatch) && \valid_read(first) && \valid_read(general);
    terminates \true; exits \false; assigns *dispatch;
    ensures general: dispatch->general == general;
    ensures one: \forall integer i, j; 0 <= i < OG_BODY_KINDS && 0 <= j < OG_BODY_KINDS ==>
      dispatch->cell[i][j] == first; */
void og_dispatch_to_one(og_dispatch *dispatch, const og_door_pair *first, const og_door_pair *general);

/// Takes two bodies that og_body_check takes. *asked: the algorithm whose claim it is.
/*@ requires table: readable_dispatch(dispatch);
    requires bodies: readable_body(a) && readable_body(b) && \valid(asked);
    terminates \true; exits \false; assigns *asked;
    ensures asked: *asked == dispatch->general || *asked == dispatch->cell[a->kind][b->kind];
    ensures refused: \result.outcome == OG_OUTCOME_DEGENERATE ==> *asked == dispatch->general; */
og_claim og_dispatch_run(const og_dispatch *dispatch, const og_body *a, const og_body *b, const og_door_pair **asked);

#endif
