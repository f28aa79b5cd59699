#ifndef OG_DISPATCH_H
#define OG_DISPATCH_H

/// Which algorithm decides a pair of bodies: a table by the kinds of both.
///
/// By default points, spheres, segments, capsules and boxes have the algorithms of their pairs (ref/pairs/), and all
/// other cells a general one. An algorithm that answers DEGENERATE does not take these two bodies, such as a box with a
/// ball: then the general one is asked. A cell may hold any algorithm behind the door `pair`. A cylinder or a cone is
/// given only to algorithms that take any body; where the general one is none either, the answer is DEGENERATE.
/// Cost: that of the algorithm. Outcomes: those of the algorithm asked last.
/// Source: Varjus 2018, table 5 (Bullet 2.87: box-box, sphere-box, sphere-sphere, GJK for the rest).
/// Safe (proofs/eva.py): A, all functions.

#include "ref/door/pair.h"

enum { OG_BODY_KINDS = OG_BODY_CONE + 1 };

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

/// A cell of the table and its mirror image. `kind_a` and `kind_b` are kinds.
/*@ requires memory: \valid(dispatch) && \valid_read(first);
    requires kinds: 0 <= kind_a < OG_BODY_KINDS && 0 <= kind_b < OG_BODY_KINDS;
    terminates \true; exits \false; assigns dispatch->cell[kind_a][kind_b], dispatch->cell[kind_b][kind_a];
    ensures both: dispatch->cell[kind_a][kind_b] == first && dispatch->cell[kind_b][kind_a] == first; */
void og_dispatch_set(og_dispatch *dispatch, og_body_kind kind_a, og_body_kind kind_b, const og_door_pair *first);

/// Takes two bodies that og_body_check takes. *asked: the algorithm whose claim it is.
/*@ requires table: readable_dispatch(dispatch);
    requires bodies: readable_body(a) && readable_body(b) && \valid(asked);
    terminates \true; exits \false; assigns *asked;
    ensures asked: *asked == dispatch->general || *asked == dispatch->cell[a->kind][b->kind];
    ensures refused: \result.outcome == OG_OUTCOME_DEGENERATE ==> *asked == dispatch->general;
    ensures curved: (is_curved_body(a) || is_curved_body(b)) && \result.outcome == OG_OUTCOME_ANSWERED ==>
      (*asked)->takes == OG_TAKES_ANY; */
og_claim og_dispatch_run(const og_dispatch *dispatch, const og_body *a, const og_body *b, const og_door_pair **asked);

#endif
