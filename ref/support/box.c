#include "ref/support/box.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ predicate within_half(og_vec3 l, og_vec3 half) =
      -half.x <= l.x <= half.x && -half.y <= l.y <= half.y && -half.z <= l.z <= half.z;
    // Where l, of the box's own coordinates, lies; u, v and w are the rows of its rotation.
    predicate is_placed(og_vec3 x, og_vec3 centre, og_vec3 u, og_vec3 v, og_vec3 w, og_vec3 l) =
      x.x == centre.x + dot(u, l) && x.y == centre.y + dot(v, l) && x.z == centre.z + dot(w, l);
    predicate in_box(og_vec3 x, og_vec3 centre, og_vec3 half, og_vec3 u, og_vec3 v, og_vec3 w) =
      \exists og_vec3 l; within_half(l, half) && is_placed(x, centre, u, v, w, l);
    predicate is_back(og_vec3 e, og_vec3 d, og_vec3 u, og_vec3 v, og_vec3 w) =
      e.x == d.x * u.x + d.y * v.x + d.z * w.x && e.y == d.x * u.y + d.y * v.y + d.z * w.y &&
      e.z == d.x * u.z + d.y * v.z + d.z * w.z;
    lemma in_box_by: \forall og_vec3 x, centre, half, u, v, w, l;
      within_half(l, half) && is_placed(x, centre, u, v, w, l) ==> in_box(x, centre, half, u, v, w);
    lemma placed_along: \forall og_vec3 x, centre, u, v, w, l, d, e;
      is_placed(x, centre, u, v, w, l) && is_back(e, d, u, v, w) ==> dot(d, x) == dot(d, centre) + dot(e, l);
    predicate is_corner(og_vec3 k, og_vec3 half, og_vec3 e) =
      is_end(k.x, half.x, e.x) && is_end(k.y, half.y, e.y) && is_end(k.z, half.z, e.z);
    lemma corner_farthest: \forall og_vec3 k, l, half, e;
      is_corner(k, half, e) && within_half(l, half) ==> dot(e, l) <= dot(e, k);
*/

/*@ requires box: \valid_read(box);
    terminates \true; exits \false; assigns \nothing;
    ensures placed: exact_arithmetic ==> is_placed(\result, box->centre, box->rotation.row[0], box->rotation.row[1],
                                                   box->rotation.row[2], local); */
static og_vec3 place(const og_box *box, og_vec3 local) { return og_add(box->centre, og_apply(&box->rotation, local)); }

og_vec3 og_box_corner(const og_box *box, int k) {
  const og_vec3 local = {(k & 1) ? box->half.x : -box->half.x, (k & 2) ? box->half.y : -box->half.y,
                         (k & 4) ? box->half.z : -box->half.z};
  return place(box, local);
}

/*@ requires box: \valid_read(box);
    terminates \true; exits \false; assigns \nothing;
    ensures corner:   0 <= \result.vertex < 8;
    ensures inside:   exact_arithmetic && 0 <= box->half.x && 0 <= box->half.y && 0 <= box->half.z ==>
                        in_box(\result.point, box->centre, box->half, box->rotation.row[0], box->rotation.row[1],
                               box->rotation.row[2]);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_box(x, box->centre, box->half, box->rotation.row[0], box->rotation.row[1],
                               box->rotation.row[2]) ==> dot(direction, x) <= dot(direction, \result.point); */
static og_support support(const og_box *box, og_vec3 direction) {
  const og_vec3 d = og_direction_in_range(direction), e = og_apply_transposed(&box->rotation, d);
  //@ assert back: exact_arithmetic ==> is_back(e, d, box->rotation.row[0], box->rotation.row[1], box->rotation.row[2]);
  // The same corner as og_box_corner(box, k).
  const og_vec3 local = {e.x > 0 ? box->half.x : -box->half.x, e.y > 0 ? box->half.y : -box->half.y,
                         e.z > 0 ? box->half.z : -box->half.z};
  //@ assert corner: is_corner(local, box->half, e);
  const og_vec3 point = place(box, local);
  /*@ assert farthest: exact_arithmetic ==> \forall og_vec3 x, l; within_half(l, box->half) &&
        is_placed(x, box->centre, box->rotation.row[0], box->rotation.row[1], box->rotation.row[2], l) ==>
        dot(d, x) <= dot(d, point); */
  return (og_support){point, (e.x > 0 ? 1 : 0) + (e.y > 0 ? 2 : 0) + (e.z > 0 ? 4 : 0)};
}

og_support og_box_support(const void *shape, og_vec3 direction) {
  const og_box *box = shape;
  return support(box, direction);
}

og_convex og_convex_box(const og_box *box) { return (og_convex){og_box_support, box, box->centre}; }

static og_support_claim run_support_box(const og_support_input *input) {
  const og_box box = {input->translation, input->half, input->matrix};
  return og_support_claim_of(og_box_support(&box, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_box_door = {.run = run_support_box, .shape = OG_SUPPORT_BOX, .bound = 2.5};

const og_algorithm og_algorithm_support_box = {
    .id = "support-box",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/box",
    .source = "van den Bergen 2003, 4.3.4; Snethen 2008",
    .cost = "O(1)",
    .limits = "perpendicular to an axis but for rounding the corner may be on its wrong side",
    .support = &support_box_door,
};
