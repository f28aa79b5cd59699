#include "tool/draw/mesh_level.h"

#include <stdlib.h>

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"
#include "spec/number/allocation.h"

// Nodes to be visited, and how far each is from the root.
typedef struct visits {
  int32_t *node;
  size_t *far;
  int32_t count;
} visits;

static void visit(visits *v, int32_t node, size_t far) {
  v->node[v->count] = node;
  v->far[v->count++] = far;
}

static int32_t list_level(og_aabb *box, const og_volume_tree *tree, size_t level, visits *v) {
  const og_aabb *const volume = (const og_aabb *)tree->volume;
  int32_t listed = 0;
  visit(v, 0, 0);
  while (v->count > 0) {
    const int32_t at = v->node[--v->count], child = tree->tree.node[at].child;
    const size_t far = v->far[v->count];
    if (far == level || child == 0) {
      box[listed++] = volume[at];
    } else {
      visit(v, child + 1, far + 1);
      visit(v, child, far + 1);
    }
  }
  return listed;
}

int32_t og_mesh_level(og_aabb *box, const og_mesh *mesh, size_t level) {
  if (mesh->triangles == 0) return 0;
  const size_t room = (size_t)mesh->triangles + 2;
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, mesh->triangles, 0);
  unsigned char *const block = og_grow(NULL, at.end + 1, 1);
  visits v = {og_grow(NULL, room, sizeof *v.node), og_grow(NULL, room, sizeof *v.far), 0};
  og_mesh_work work = {0};
  const og_volume_tree tree = og_bvh_build(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, block, &at, 0, mesh, &work);
  const int32_t listed = list_level(box, &tree, level, &v);
  free(block);
  free(v.node);
  free(v.far);
  return listed;
}
