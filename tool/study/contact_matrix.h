#ifndef OG_STUDY_CONTACT_MATRIX_H
#define OG_STUDY_CONTACT_MATRIX_H

/// Two meshes of n triangles of which chosen pairs meet, and a volume that knows which: Rasku's ideal volume (2003,
/// 8.6).
///
/// Each hit or block of hits has a place of its own, far from the others, where the triangles of the one mesh cross
/// those of the other. The ideal volume of a node overlaps another exactly where triangles below the two meet: it looks
/// into the contact matrix (8.4), whose sums over blocks are kept.

#include "ref/tree/walk.h"

enum { OG_MATRIX_MOST = 256 };

typedef struct og_contact_matrix {
  int n;
  og_vec3 point[2][3 * OG_MATRIX_MOST];
  og_mesh_triangle triangle[2][OG_MATRIX_MOST];
  og_mesh mesh[2];
  og_tree_node node[2][2 * OG_MATRIX_MOST];
  og_tree_leaf leaf[2][OG_MATRIX_MOST];
  og_tree tree[2];
  int hits;
  // By places of both trees: hits in the rows before i and the columns before j.
  int32_t before[OG_MATRIX_MOST + 1][OG_MATRIX_MOST + 1];
} og_contact_matrix;

/// Places a[k] and b[k] of triangles k: those of the same place meet, and no others. n is a power of two. The trees are
/// perfectly balanced, in the order of the triangles.
void og_matrix_of_places(og_contact_matrix *m, int n, const int *a, const int *b);

/// Counts the hits of the meshes and the trees as they are now, by comparing all triangles.
void og_matrix_count(og_contact_matrix *m);

extern const og_volume_kind og_volume_ideal;

/// The work of a query with volumes of that kind, made anew for both trees; the ideal kind included. Every hit must
/// have been found: false otherwise.
bool og_matrix_query(og_contact_matrix *m, const og_volume_kind *kind, og_mesh_work *work);

#endif
