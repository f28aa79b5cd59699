#include "ref/tree/nearest_pairs.h"

#include "ref/broad/memory.h"
#include "ref/tree/arrange.h"

typedef struct layout {
  size_t box, cluster, active, chain, of_node, end;
} layout;

static layout lay_out(int32_t leaves) {
  const size_t n = (size_t)leaves;
  layout at;
  size_t used = 0;
  at.box = og_take(&used, 2 * n, sizeof(og_aabb));
  at.cluster = og_take(&used, 2 * n, sizeof(og_cluster));
  at.active = og_take(&used, n, sizeof(int32_t));
  at.chain = og_take(&used, n, sizeof(int32_t));
  at.of_node = og_take(&used, 2 * n, sizeof(int32_t));
  at.end = used;
  return at;
}

size_t og_nearest_pairs_bytes(int32_t leaves) { return lay_out(leaves).end; }

typedef struct forest {
  og_aabb *box; // of each cluster
  og_cluster *cluster;
  int32_t *active, *chain; // clusters without a parent; each the nearest of the one before
  int32_t count, length, next;
} forest;

static og_scalar edges_of(const og_aabb *box) {
  return (box->hi.x - box->lo.x) + (box->hi.y - box->lo.y) + (box->hi.z - box->lo.z);
}

static og_scalar measure(const forest *f, int32_t i, int32_t j) {
  const og_aabb box = og_aabb_joined(&f->box[i], &f->box[j]);
  return edges_of(&box);
}

// The nearest of the chain's last; of equals the one before it in the chain, then the one that comes first. There are two.
static int32_t nearest(const forest *f) {
  const int32_t last = f->chain[f->length - 1], before = f->length > 1 ? f->chain[f->length - 2] : -1;
  int32_t best = before;
  og_scalar least = best < 0 ? OG_SCALAR_MAX : measure(f, last, best);
  for (int32_t k = 0; k < f->count; k++) {
    const int32_t other = f->active[k];
    if (other == last || other == before) continue;
    const og_scalar size = measure(f, last, other);
    if (best < 0 || size < least) {
      best = other;
      least = size;
    }
  }
  return best;
}

static void join(forest *f) {
  const int32_t i = f->chain[f->length - 1], j = f->chain[f->length - 2], k = f->next++;
  f->length -= 2;
  f->cluster[k] = (og_cluster){{j, i}};
  f->box[k] = og_aabb_joined(&f->box[i], &f->box[j]);
  int32_t kept = 0;
  for (int32_t c = 0; c < f->count; c++)
    if (f->active[c] != i && f->active[c] != j) f->active[kept++] = f->active[c];
  f->active[kept] = k;
  f->count = kept + 1;
}

void og_join_nearest_pairs(og_tree *tree, const og_mesh *mesh, void *room) {
  const layout at = lay_out(tree->leaves);
  unsigned char *const block = (unsigned char *)room;
  forest f = {(og_aabb *)(void *)(block + at.box),
              (og_cluster *)(void *)(block + at.cluster),
              (int32_t *)(void *)(block + at.active),
              (int32_t *)(void *)(block + at.chain),
              tree->leaves,
              0,
              tree->leaves};
  for (int32_t k = 0; k < tree->leaves; k++) {
    f.box[k] = og_mesh_box(mesh, k);
    f.active[k] = k;
  }
  while (f.count > 1) {
    if (f.length == 0) f.chain[f.length++] = f.active[0];
    const int32_t other = nearest(&f);
    if (f.length > 1 && other == f.chain[f.length - 2]) join(&f);
    else f.chain[f.length++] = other;
  }
  og_tree_arrange(tree, mesh, f.cluster, f.active[0], (int32_t *)(void *)(block + at.of_node));
}
