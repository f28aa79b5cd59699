#include "ref/world/dispatch.h"

extern const og_algorithm og_algorithm_sphere_sphere, og_algorithm_sphere_capsule, og_algorithm_capsule_capsule,
    og_algorithm_sphere_box, og_algorithm_box_box;

void og_dispatch_to_one(og_dispatch *dispatch, const og_door_pair *first, const og_door_pair *general) {
  dispatch->general = general;
  /*@ loop invariant range: 0 <= i <= OG_BODY_KINDS;
      loop assigns i, dispatch->cell[0 .. OG_BODY_KINDS - 1][0 .. OG_BODY_KINDS - 1];
      loop variant OG_BODY_KINDS - i; */
  for (int i = 0; i < OG_BODY_KINDS; i++) {
    /*@ loop invariant range: 0 <= j <= OG_BODY_KINDS;
        loop assigns j, dispatch->cell[i][0 .. OG_BODY_KINDS - 1];
        loop variant OG_BODY_KINDS - j; */
    for (int j = 0; j < OG_BODY_KINDS; j++) dispatch->cell[i][j] = first;
  }
}

void og_dispatch_set(og_dispatch *dispatch, og_body_kind kind_a, og_body_kind kind_b, const og_door_pair *first) {
  dispatch->cell[kind_a][kind_b] = dispatch->cell[kind_b][kind_a] = first;
}

void og_dispatch_by_kinds(og_dispatch *dispatch, const og_door_pair *general) {
  // A point is a sphere of radius zero, a segment such a capsule.
  static const og_body_kind round[] = {OG_BODY_POINT, OG_BODY_SPHERE}, rod[] = {OG_BODY_SEGMENT, OG_BODY_CAPSULE};
  og_dispatch_to_one(dispatch, general, general);
  /*@ loop invariant range: 0 <= i <= 2;
      loop assigns i, dispatch->cell[0 .. OG_BODY_KINDS - 1][0 .. OG_BODY_KINDS - 1];
      loop variant 2 - i; */
  for (int i = 0; i < 2; i++) {
    /*@ loop invariant range: 0 <= j <= 2;
        loop assigns j, dispatch->cell[0 .. OG_BODY_KINDS - 1][0 .. OG_BODY_KINDS - 1];
        loop variant 2 - j; */
    for (int j = 0; j < 2; j++) {
      og_dispatch_set(dispatch, round[i], round[j], og_algorithm_sphere_sphere.pair);
      og_dispatch_set(dispatch, round[i], rod[j], og_algorithm_sphere_capsule.pair);
      og_dispatch_set(dispatch, rod[i], rod[j], og_algorithm_capsule_capsule.pair);
    }
    og_dispatch_set(dispatch, round[i], OG_BODY_BOX, og_algorithm_sphere_box.pair);
  }
  og_dispatch_set(dispatch, OG_BODY_BOX, OG_BODY_BOX, og_algorithm_box_box.pair);
}

// The doors' own look at curved bodies (ref/door/pair.c), without the check of what was checked before.
static og_claim ask_door(const og_door_pair *door, const og_body *a, const og_body *b) {
  if (door->takes != OG_TAKES_ANY && (og_body_is_curved(a) || og_body_is_curved(b)))
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  return door->run(a, b);
}

og_claim og_dispatch_run(const og_dispatch *dispatch, const og_body *a, const og_body *b, const og_door_pair **asked) {
  *asked = dispatch->cell[a->kind][b->kind];
  const og_claim claim = ask_door(*asked, a, b);
  if (claim.outcome != OG_OUTCOME_DEGENERATE || *asked == dispatch->general) return claim;
  *asked = dispatch->general;
  return ask_door(dispatch->general, a, b);
}
