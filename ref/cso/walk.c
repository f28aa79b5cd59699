#include "ref/cso/walk.h"

#include "ref/simplex/reduce.h"

/*@ requires memory: \valid_read(w);
    terminates \true; exits \false; assigns \nothing; */
static og_scalar coordinate_size(const og_cso_vertex *w) {
  if (!og_is_finite(w->a.point) || !og_is_finite(w->b.point)) return OG_SCALAR_MAX;
  return og_max(og_largest(w->a.point), og_largest(w->b.point));
}

og_cso_vertex og_walk_support(og_walk *walk, og_vec3 v) {
  const og_cso_vertex w = og_cso_support(walk->a, walk->b, og_neg(v));
  walk->iterations++;
  walk->coordinates = og_max(walk->coordinates, coordinate_size(&w));
  return w;
}

og_scalar og_walk_height(og_vec3 direction, og_scalar length, const og_cso_vertex *w) {
  const og_scalar size = og_largest(w->w);
  if (size >= OG_DIRECTION_SMALL && size <= OG_DIRECTION_LARGE) return og_dot(direction, w->w) / length;
  og_scalar scale;
  const og_vec3 scaled = og_unit_vector(w->w, &scale);
  return og_dot(direction, scaled) / length / scale;
}

//@ terminates \true; exits \false; assigns \nothing;
static bool same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

bool og_walk_is_final(const og_walk *walk, og_vec3 direction, og_scalar length, const og_cso_vertex *w) {
  og_scalar size = og_largest(w->w);
  /*@ loop invariant counter: 0 <= k <= walk->simplex.count;
      loop assigns k, size;
      loop variant walk->simplex.count - k; */
  for (int k = 0; k < walk->simplex.count; k++) {
    const og_vec3 old = walk->simplex.vertex[k].w;
    if (same(old, w->w)) return true;
    size = og_max(size, og_largest(old));
  }
  return og_dot(direction, og_sub(walk->nearest, w->w)) <= OG_WALK_ROUNDING * size * length;
}

/// May a step that does not bring v nearer be taken, since it needs w and |v| is the same to within rounding?
/*@ requires memory: \valid_read(walk) && \valid_read(w);
    requires count: 0 <= walk->simplex.count <= 4;
    terminates \true; exits \false; assigns \nothing;
    ensures few: \result ==> walk->stalled < OG_WALK_STALLS; */
static bool turns(const og_walk *walk, const og_cso_vertex *w, og_scalar length) {
  const og_simplex *next = &walk->simplex;
  if (next->count < 1 || walk->stalled >= OG_WALK_STALLS || !same(next->vertex[next->count - 1].w, w->w)) return false;
  og_scalar size = 0;
  /*@ loop invariant counter: 0 <= k <= next->count;
      loop assigns k, size;
      loop variant next->count - k; */
  for (int k = 0; k < next->count; k++) size = og_max(size, og_largest(next->vertex[k].w));
  return length - walk->shortest <= OG_WALK_ROUNDING * size;
}

bool og_walk_advance(og_walk *walk, const og_cso_vertex *w) {
  if (walk->simplex.count > 3) return false;
  og_simplex before;
  og_simplex_copy(&before, &walk->simplex);
  walk->simplex.vertex[walk->simplex.count++] = *w;
  //@ assert longer: is_longer(\at(walk->simplex, Pre), walk->simplex, *w);
  //@ assert inside: exact_arithmetic && may_add{Pre}(walk, w) ==> in_cso(walk->a, walk->b, walk->simplex);
  og_vec3 v;
  const bool solved = og_simplex_solve(walk->solver, &walk->simplex, &v) == OG_OUTCOME_ANSWERED;
  /*@ assert solved: exact_arithmetic && may_add{Pre}(walk, w) && solved ==>
                       in_cso(walk->a, walk->b, walk->simplex) && is_made(v, walk->simplex); */
  const og_scalar length = solved ? og_length(v) : OG_SCALAR_MAX;
  const bool nearer = solved && length < walk->shortest;
  if (!nearer && !(solved && turns(walk, w, length))) {
    og_simplex_copy(&walk->simplex, &before);
    //@ assert same: is_same(\at(walk->simplex, Pre), walk->simplex);
    //@ assert point: walk->nearest == \at(walk->nearest, Pre) && walk->distance == \at(walk->distance, Pre);
    //@ assert made: exact_arithmetic && is_walk{Pre}(walk) ==> is_made(walk->nearest, walk->simplex);
    //@ assert walk: exact_arithmetic && may_add{Pre}(walk, w) ==> is_walk(walk);
    return false;
  }
  /*@ assert taken: exact_arithmetic && may_add{Pre}(walk, w) ==>
                      in_cso(walk->a, walk->b, walk->simplex) && is_made(v, walk->simplex); */
  walk->stalled = nearer ? 0 : walk->stalled + 1;
  /*@ assert counted: exact_arithmetic && may_add{Pre}(walk, w) ==>
                        in_cso(walk->a, walk->b, walk->simplex) && is_made(v, walk->simplex); */
  walk->shortest = og_min(length, walk->shortest);
  walk->nearest = v;
  walk->distance = length;
  //@ assert point: walk->nearest == v;
  //@ assert length: exact_arithmetic ==> length_of_vec(walk->distance, walk->nearest);
  //@ assert inside: exact_arithmetic && may_add{Pre}(walk, w) ==> in_cso(walk->a, walk->b, walk->simplex);
  //@ assert made: exact_arithmetic && may_add{Pre}(walk, w) ==> is_made(walk->nearest, walk->simplex);
  //@ assert nearer: exact_arithmetic && may_add{Pre}(walk, w) ==> is_walk(walk);
  return true;
}

bool og_walk_in_range(const og_walk *walk) {
  return walk->coordinates == 0 || (walk->coordinates >= OG_WALK_SMALLEST && walk->coordinates <= OG_WALK_LARGEST);
}

og_vec3 og_walk_start(const og_walk *walk, og_vec3 wanted) {
  if (og_largest(wanted) > 0 && og_is_finite(wanted)) return wanted;
  const og_vec3 v = og_sub(walk->a->inside, walk->b->inside);
  return og_largest(v) > 0 && og_is_finite(v) ? v : (og_vec3){1, 0, 0};
}
