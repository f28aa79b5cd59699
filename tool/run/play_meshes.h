#ifndef OG_PLAY_MESHES_H
#define OG_PLAY_MESHES_H

/// A case of the question `mesh_pairs`, given to an algorithm behind the door `mesh_pairs`.
///
/// The poses are applied exactly; then each coordinate is the og_scalar nearest to the exact one.

#include "ref/door/mesh_pairs_traced.h"
#include "spec/mesh_pairs/problem.h"

/// The meshes as the door takes them, memory of the algorithm, and the pairs that it said.
typedef struct og_mesh_player {
  og_vec3 *point[2];
  og_mesh_triangle *triangle[2];
  size_t room_points[2], room_triangles[2];
  og_block block;
  og_pairs pairs;
  og_mesh_work work;
  const og_door_mesh_pairs_traced *traced; // null: no steps are written; else `door` is that of its `plain`
  og_trace *trace;                         // of `traced`
} og_mesh_player;

void og_mesh_player_init(og_mesh_player *player);
void og_mesh_player_clear(og_mesh_player *player);

/// Mesh k, 0 or 1, in the player's memory: `body` is its points in the world.
og_mesh og_make_mesh(og_mesh_player *player, int k, const og_exact_body *body, const og_triangles *triangles);

/// `a`, `b`: the meshes' points in the world; b null for a mesh with itself. FULL: more than `most` pairs. Any other
/// outcome than ANSWERED is the door's own. Memory for pairs starts small and is raised.
og_outcome og_play_meshes(og_mesh_player *player, const og_door_mesh_pairs *door, const og_mesh_problem *problem,
                          const og_exact_body *a, const og_exact_body *b, int64_t most);

#endif
