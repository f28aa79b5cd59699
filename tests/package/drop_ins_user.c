// Uses drop-ins as anybody would: reads questions from standard input, and writes what the algorithms say. It is C and
// C++ alike. USE_MPR, USE_GJK, USE_EPA, USE_TREE, USE_SEGMENTS, USE_BVH: which of them it includes.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(USE_EPA) || defined(USE_GJK)
#include "gjk.h"
#endif
#ifdef USE_EPA
#include "epa.h"
#endif
#ifdef USE_MPR
#include "mpr.h"
#endif
#ifdef USE_TREE
#include "dynamic-tree.h"
#endif
#ifdef USE_SEGMENTS
#include "segment-segment.h"
#endif
#ifdef USE_BVH
#include "bvh-aabb.h"
#endif

enum { MOST = 4096 };

static void read_points(og_vec3 *point, int count) {
  double x, y, z;
  for (int k = 0; k < count; k++) {
    if (scanf("%la %la %la", &x, &y, &z) != 3) exit(1);
    point[k].x = (og_scalar)x;
    point[k].y = (og_scalar)y;
    point[k].z = (og_scalar)z;
  }
}

#if defined(USE_EPA) || defined(USE_GJK) || defined(USE_MPR) || defined(USE_TREE) || defined(USE_BVH)
static int read_count(void) {
  int count;
  if (scanf("%d", &count) != 1 || count < 0 || count > MOST) exit(1);
  return count;
}
#endif

#if defined(USE_EPA) || defined(USE_GJK) || defined(USE_MPR)
static void write_vector(const char *name, og_vec3 v) { printf(" %s %a %a %a", name, v.x, v.y, v.z); }

static void answer_pair(void) {
  static og_vec3 point[2][MOST];
  og_hull hull[2];
  og_convex body[2];
  for (int k = 0; k < 2; k++) {
    hull[k].count = read_count();
    hull[k].vertex = point[k];
    read_points(point[k], hull[k].count);
    body[k] = og_convex_hull(&hull[k]);
  }
#ifdef USE_MPR
  const og_mpr_result m = og_mpr(&body[0], &body[1], 0);
  printf("mpr outcome %d verdict %d iterations %d", (int)m.outcome, (int)m.verdict, m.iterations);
  if (m.verdict == OG_VERDICT_APART) write_vector("normal", m.normal);
  if (m.verdict == OG_VERDICT_MEET) {
    printf(" depth %a", m.depth);
    write_vector("normal", m.ray);
    write_vector("a", m.a);
    write_vector("b", m.b);
  }
  puts("");
#endif
#if defined(USE_EPA) || defined(USE_GJK)
  const og_gjk_result g = og_gjk(&body[0], &body[1], NULL);
#endif
#ifdef USE_GJK
  printf("gjk outcome %d verdict %d iterations %d", (int)g.outcome, (int)g.verdict, g.iterations);
  if (g.verdict == OG_VERDICT_APART) {
    printf(" distance %a", g.distance);
    write_vector("a", g.a);
    write_vector("b", g.b);
  }
  puts("");
#endif
#ifdef USE_EPA
  printf("epa");
  if (g.verdict == OG_VERDICT_MEET) {
    static og_epa_workspace work;
    const og_epa_result e = og_epa(&body[0], &body[1], &g.simplex, 0, &work);
    printf(" outcome %d depth %a", (int)e.outcome, e.depth);
    write_vector("normal", e.normal);
  }
  puts("");
#endif
}
#endif

#ifdef USE_SEGMENTS
static void answer_segments(void) {
  og_vec3 end[4];
  read_points(end, 4);
  const og_segment_pair r = og_segment_segment(end[0], end[1], end[2], end[3]);
  printf("segments outcome %d a %a %a %a b %a %a %a\n", (int)r.outcome, r.a.x, r.a.y, r.a.z, r.b.x, r.b.y, r.b.z);
}
#endif

#if defined(USE_TREE) || defined(USE_BVH)
static og_index_pair listed[MOST * 16];

static void write_pairs(const char *name, const og_pairs *pairs) {
  printf("%s", name);
  for (int64_t k = 0; k < pairs->count; k++) printf(" %d %d", (int)pairs->pair[k].i, (int)pairs->pair[k].j);
  puts("");
}
#endif

#ifdef USE_TREE
static void answer_boxes(void) {
  static og_aabb box[MOST];
  static og_box_node node[2 * MOST];
  static uint8_t marked[MOST];
  const int count = read_count();
  og_box_tree tree;
  og_pairs pairs = {listed, MOST * 16, 0};
  og_overlaps_work work = {0, 0, 0};
  og_box_tree_start(&tree, node, count);
  for (int k = 0; k < count; k++) {
    read_points(&box[k].lo, 1);
    read_points(&box[k].hi, 1);
    marked[k] = 1; // so that each pair is found from its lesser box only
    og_box_tree_insert(&tree, k, &box[k]);
  }
  for (int k = 0; k < count; k++) og_dynamic_tree_query(&tree, k, marked, &pairs, &work);
  write_pairs("boxes", &pairs);
  for (int k = 0; k < count; k++) og_box_tree_remove(&tree, k);
  if (tree.root != -1) exit(1);
}
#endif

#ifdef USE_BVH
static void answer_meshes(void) {
  static og_vec3 point[2][MOST];
  static og_mesh_triangle triangle[2][MOST];
  og_mesh mesh[2];
  memset(mesh, 0, sizeof mesh);
  for (int k = 0; k < 2; k++) {
    mesh[k].points = read_count();
    mesh[k].point = point[k];
    read_points(point[k], mesh[k].points);
    mesh[k].triangles = read_count();
    mesh[k].triangle = triangle[k];
    for (int t = 0; t < mesh[k].triangles; t++)
      for (int c = 0; c < 3; c++) triangle[k][t].corner[c] = read_count();
  }
  og_block block;
  block.bytes = og_mesh_pairs_bytes(&og_bvh_aabb_door, mesh[0].triangles, mesh[1].triangles);
  block.at = malloc(block.bytes);
  if (block.at == NULL) exit(1);
  og_pairs pairs = {listed, MOST * 16, 0};
  og_mesh_work work;
  if (og_mesh_pairs_run(&og_bvh_aabb_door, block, &mesh[0], &mesh[1], &pairs, &work) != OG_OUTCOME_ANSWERED) exit(1);
  free(block.at);
  write_pairs("meshes", &pairs);
}
#endif

int main(void) {
  char asked[16];
  while (scanf("%15s", asked) == 1) {
#if defined(USE_EPA) || defined(USE_GJK) || defined(USE_MPR)
    if (strcmp(asked, "pair") == 0) answer_pair();
#endif
#ifdef USE_SEGMENTS
    if (strcmp(asked, "segments") == 0) answer_segments();
#endif
#ifdef USE_TREE
    if (strcmp(asked, "boxes") == 0) answer_boxes();
#endif
#ifdef USE_BVH
    if (strcmp(asked, "meshes") == 0) answer_meshes();
#endif
  }
  return 0;
}
