#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/features/clip.h"
#include "ref/features/feature_walk.h"
#include "ref/features/nearest.h"
#include "ref/features/lin_canny.h"
#include "ref/features/v_clip.h"

// One kind of feature after the other: what kind it is and how many of them there are go together.
static og_feature any_feature(og_feature_kind kind) {
  switch (kind) {
  case OG_FEATURE_VERTEX: return (og_feature){kind, whole(0, OG_EVA_VERTICES - 1)};
  case OG_FEATURE_EDGE: return (og_feature){kind, whole(0, OG_EVA_EDGES - 1)};
  case OG_FEATURE_FACE: break;
  }
  return (og_feature){kind, whole(0, OG_EVA_FACES - 1)};
}

// B: multiples of 2^-50, |x| <= 1, scale 2^-50 to 1, up to 4 vertices
// Options: -eva-split-return full
void drive_nearest(void) {
  const og_scalar scale = number_between(0x1p-50, 1);
  const og_half_edge_mesh a = any_full_mesh(room_a(), 1), b = any_full_mesh(room_b(), 1);
  const og_half_edge_mesh *const mesh[2] = {&a, &b};
  for (int kind = 0; kind < 9; kind++) {
    const og_feature_pair pair = {{any_feature((og_feature_kind)(kind / 3)), any_feature((og_feature_kind)(kind % 3))}};
    expect_vector(og_nearest_of_features(mesh, scale, pair).offset);
  }
  (void)og_nearest_on_boundary(&a, whole(0, OG_EVA_EDGES - 1), &b, whole(0, OG_EVA_FACES - 1), scale);
}

// B: |x| <= 1, up to 4 vertices
void drive_voronoi(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_full_mesh(room, 1);
  for (int kind = 0; kind < 3; kind++) {
    const og_feature of = any_feature((og_feature_kind)kind);
    og_voronoi_region region = og_voronoi_region_of(&mesh, number(1), of);
    og_voronoi_plane plane;
    while (og_voronoi_next(&region, &plane)) expect_number(og_voronoi_side(&plane, number(1), vector(1)));
    (void)og_feature_is_of(&mesh, (og_feature){(og_feature_kind)kind, whole(-1000, 1000)});
  }
  (void)og_feature_is_of(&mesh, (og_feature){(og_feature_kind)3, 0});
  expect_number(og_voronoi_height(&mesh, number(1), whole(0, OG_EVA_FACES - 1), vector(1)));
  // With vertices off the hull, too.
  const og_half_edge_mesh sparse = any_mesh(room, 1);
  (void)og_feature_is_of(&sparse, (og_feature){OG_FEATURE_VERTEX, whole(-1000, 1000)});
}

// B: |x| <= 1, up to 4 vertices
void drive_clip(void) {
  const og_half_edge_mesh a = any_full_mesh(room_a(), 1), b = any_full_mesh(room_b(), 1);
  for (int kind = 0; kind < 3; kind++) {
    const og_feature of = any_feature((og_feature_kind)kind);
    const int h = whole(0, OG_EVA_EDGES - 1);
    const og_clip clip = og_clip_by_region(&a, h, og_voronoi_region_of(&b, number(1), of));
    expect_number(clip.low);
    og_clip part = og_clip_whole();
    og_voronoi_region region = og_voronoi_region_of(&b, number(1), of);
    og_clip_by(&part, &a, h, &region, 2);
  }
}

// B: |x| <= 1, up to 4 vertices
// Options: -eva-min-loop-unroll 13
// -eva-subdivide-non-linear 0
void drive_feature_walk(void) {
  const og_half_edge_mesh a = any_full_mesh(room_a(), 1), b = any_full_mesh(room_b(), 1);
  (void)og_feature_walk_bound(&a, &b);
  for (int kind = 0; kind < 9; kind++)
    for (int s = 0; s < 2; s++) {
      const og_feature_pair pair = {
          {any_feature((og_feature_kind)(kind / 3)), any_feature((og_feature_kind)(kind % 3))}};
      og_feature_walk walk = {{&a, &b}, number(1), pair, vector(1)};
      og_scalar height;
      (void)og_walk_region(&walk, s);
      if (pair.of[s].kind != OG_FEATURE_FACE) (void)og_walk_is_below(&walk, s, vector(1));
      (void)og_walk_highest_face(&walk, s, vector(1), &height);
      (void)og_walk_leave(&walk, s, vector(1));
    }
}

// From every kind of pair, and from none. (That a pair which is none of the bodies' is not taken is for
// og_feature_is_of.)
static void expect_feature_walk(og_feature_result (*walk)(const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                                          og_feature_pair *state),
                                bool is_cold_only) {
  const og_scalar most = 0x1p40;
  const og_half_edge_mesh a = any_full_mesh(room_a(), most), b = any_full_mesh(room_b(), most);
  // So that the size of the pair is known.
  room_a().vertex[0].x = number_between(0x1p-50, most);
  room_b().vertex[0].x = number_between(0x1p-50, most);
  //@ loop unroll 9;
  for (int kind = is_cold_only ? 9 : 0; kind < 9; kind++) {
    og_feature_pair pair = {{any_feature((og_feature_kind)(kind / 3)), any_feature((og_feature_kind)(kind % 3))}};
    (void)walk(&a, &b, &pair);
  }
  expect_vector(walk(&a, &b, NULL).nearest);
}
// B: multiples of 2^-100, |x| <= 2^40, of the first vertices x >= 2^-50, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-plevel 70
void drive_v_clip(void) { expect_feature_walk(og_v_clip, false); }
// At level B from the first vertices alone, to save time: the pairs that follow are of every kind.
// B: multiples of 2^-100, |x| <= 2^40, of the first vertices x >= 2^-50, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-plevel 70
void drive_lin_canny(void) {
#ifdef OG_EVA_ANY
  expect_feature_walk(og_lin_canny, false);
#else
  expect_feature_walk(og_lin_canny, true);
#endif
}
