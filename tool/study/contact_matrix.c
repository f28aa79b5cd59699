#include "tool/study/contact_matrix.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// ---- the ideal volume ----

typedef struct ideal {
  const og_contact_matrix *matrix;
  int32_t first, count;
} ideal;

static bool overlap(const void *a, const void *b) {
  const ideal *p = a, *q = b;
  const int i = p->first, i_end = i + p->count, j = q->first, j_end = j + q->count;
  const og_contact_matrix *m = p->matrix;
  return m->before[i_end][j_end] - m->before[i][j_end] - m->before[i_end][j] + m->before[i][j] > 0;
}

static og_scalar size(const void *volume) { return (og_scalar)((const ideal *)volume)->count; }

// Made from the tree's nodes, not from triangles: og_matrix_query does that.
const og_volume_kind og_volume_ideal = {.bytes = sizeof(ideal), .overlap = overlap, .size = size};

static void make_ideal(og_contact_matrix *m, int side, void *volume) {
  ideal *const v = volume;
  for (int32_t k = 0; k < og_tree_nodes(&m->tree[side]); k++)
    v[k] = (ideal){m, m->node[side][k].first, m->node[side][k].count};
}

// ---- meshes and trees ----

// In the plane z = 0 of A, y = 0 of B: at the same place they cross.
static void put_triangle(og_contact_matrix *m, int side, int k, int place) {
  const og_scalar x = (og_scalar)(4 * place);
  og_vec3 *const p = &m->point[side][3 * k];
  const og_scalar y = side == 0 ? 1 : 0, z = side == 0 ? 0 : 1;
  p[0] = (og_vec3){x - 1, -y, -z};
  p[1] = (og_vec3){x + 1, -y, -z};
  p[2] = (og_vec3){x, y, z};
  m->triangle[side][k] = (og_mesh_triangle){{3 * k, 3 * k + 1, 3 * k + 2}};
}

// Level by level, so that children are neighbours and come after their parents.
static void make_balanced(og_contact_matrix *m, int side) {
  og_tree_node *const node = m->node[side];
  int32_t made = 1;
  node[0] = (og_tree_node){0, 0, m->n};
  for (int32_t k = 0; k < made; k++) {
    const int32_t half = node[k].count / 2;
    if (half == 0) continue;
    node[k].child = made;
    node[made++] = (og_tree_node){0, node[k].first, half};
    node[made++] = (og_tree_node){0, node[k].first + half, node[k].count - half};
  }
  for (int k = 0; k < m->n; k++) m->leaf[side][k] = (og_tree_leaf){.triangle = k};
}

static void begin(og_contact_matrix *m, int n) {
  m->n = n;
  for (int side = 0; side < 2; side++) {
    m->mesh[side] = (og_mesh){m->point[side], 3 * n, m->triangle[side], n, false};
    m->tree[side] = (og_tree){m->node[side], m->leaf[side], n};
  }
}

void og_matrix_of_places(og_contact_matrix *m, int n, const int *a, const int *b) {
  begin(m, n);
  for (int k = 0; k < n; k++) {
    put_triangle(m, 0, k, a[k]);
    put_triangle(m, 1, k, b[k]);
  }
  for (int side = 0; side < 2; side++) make_balanced(m, side);
  og_matrix_count(m);
}

void og_matrix_count(og_contact_matrix *m) {
  memset(m->before, 0, sizeof m->before);
  for (int i = 0; i < m->n; i++)
    for (int j = 0; j < m->n; j++) {
      const bool meet =
          og_mesh_triangles_meet(&m->mesh[0], &m->mesh[1], m->leaf[0][i].triangle, m->leaf[1][j].triangle);
      m->before[i + 1][j + 1] = m->before[i][j + 1] + m->before[i + 1][j] - m->before[i][j] + (meet ? 1 : 0);
    }
  m->hits = m->before[m->n][m->n];
}

// ---- a query ----

bool og_matrix_query(og_contact_matrix *m, const og_volume_kind *kind, og_mesh_work *work) {
  const size_t nodes = 2 * (size_t)m->n;
  void *const volume[2] = {og_grow(NULL, nodes, kind->bytes), og_grow(NULL, nodes, kind->bytes)};
  og_node_pair *const stack = og_grow(NULL, nodes, sizeof *stack);
  og_index_pair *const pair = og_grow(NULL, (size_t)m->hits + 1, sizeof *pair);
  og_pairs found = {.pair = pair, .room = m->hits + 1};
  og_volume_tree tree[2];
  *work = (og_mesh_work){0};
  for (int side = 0; side < 2; side++) {
    tree[side] = (og_volume_tree){kind, m->tree[side], volume[side]};
    if (kind == &og_volume_ideal) make_ideal(m, side, volume[side]);
    else work->updates += og_tree_fit(kind, &m->tree[side], &m->mesh[side], volume[side]);
  }
  og_walk walk = {&m->mesh[0], &m->mesh[1], stack, &found, work};
  og_walk_two(kind, &walk, &tree[0], &tree[1]);
  free(volume[0]);
  free(volume[1]);
  free(stack);
  free(pair);
  return found.count == m->hits;
}
