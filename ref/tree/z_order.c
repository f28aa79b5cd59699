#include "ref/tree/z_order.h"

#include "ref/broad/memory.h"
#include "ref/broad/radix.h"

enum { BITS = 21 };

typedef struct layout {
  size_t key, spare, code, end;
} layout;

static layout lay_out(int32_t leaves) {
  layout at;
  size_t used = 0;
  at.key = og_take(&used, (size_t)leaves, sizeof(og_key));
  at.spare = og_take(&used, (size_t)leaves, sizeof(og_key));
  at.code = og_take(&used, (size_t)leaves, sizeof(uint64_t));
  at.end = used;
  return at;
}

size_t og_z_order_bytes(int32_t leaves) { return lay_out(leaves).end; }

// Two zeros between any two bits.
static inline uint64_t spread(uint64_t x) {
  x = (x | x << 32) & UINT64_C(0x001f00000000ffff);
  x = (x | x << 16) & UINT64_C(0x001f0000ff0000ff);
  x = (x | x << 8) & UINT64_C(0x100f00f00f00f00f);
  x = (x | x << 4) & UINT64_C(0x10c30c30c30c30c3);
  return (x | x << 2) & UINT64_C(0x1249249249249249);
}

// Twice the centre. Within OG_RANGE_LARGEST nothing overflows.
static inline og_vec3 centre_of(const og_tree_leaf *leaf) { return og_add(leaf->box.lo, leaf->box.hi); }

static inline uint64_t cell_of(og_scalar from, og_scalar x, og_scalar length) {
  const og_scalar cells = (og_scalar)((1 << BITS) - 1);
  return length > 0 ? (uint64_t)(og_clamp((x - from) / length, 0, 1) * cells) : 0;
}

static inline uint64_t code_of(og_vec3 from, og_vec3 centre, og_scalar length) {
  return spread(cell_of(from.x, centre.x, length)) << 2 | spread(cell_of(from.y, centre.y, length)) << 1 |
         spread(cell_of(from.z, centre.z, length));
}

static og_aabb centres_of(const og_tree *tree) {
  const og_vec3 first = centre_of(&tree->leaf[0]);
  og_aabb box = {first, first};
  for (int32_t k = 1; k < tree->leaves; k++) {
    const og_vec3 centre = centre_of(&tree->leaf[k]);
    const og_aabb point = {centre, centre};
    box = og_aabb_joined(&box, &point);
  }
  return box;
}

const uint64_t *og_sort_by_z_order(og_tree *tree, const og_mesh *mesh, void *room) {
  const layout at = lay_out(tree->leaves);
  unsigned char *const block = (unsigned char *)room;
  og_key *const key = (og_key *)(void *)(block + at.key), *const spare = (og_key *)(void *)(block + at.spare);
  uint64_t *const code = (uint64_t *)(void *)(block + at.code);
  const og_aabb box = centres_of(tree);
  const og_scalar length = og_largest(og_sub(box.hi, box.lo));
  for (int32_t k = 0; k < tree->leaves; k++)
    key[k] = (og_key){code_of(box.lo, centre_of(&tree->leaf[k]), length), tree->leaf[k].triangle};
  og_sort_keys(key, tree->leaves, spare);
  for (int32_t k = 0; k < tree->leaves; k++) {
    code[k] = key[k].key;
    tree->leaf[k] = (og_tree_leaf){og_mesh_box(mesh, key[k].index), key[k].index};
  }
  return code;
}
