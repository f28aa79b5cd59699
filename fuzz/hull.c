// Convex hulls: that in space is a sound mesh with every point on the inner side of every face, exactly, or the points
// lie in one plane, exactly; that in the plane turns left at every corner and has every point on its inner side.

#include "fuzz/harness.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/polytope/mesh_check.h"
#include "tool/study/primitive_truth.h"

enum { MOST = 2 * OG_FUZZ_POINTS, SPAN = sizeof(og_scalar) == 4 ? 60 : 500, LOW = -900, HIGH = 900 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_truth truth;
  int count;
  og_vec3 point[MOST];
  og_half_edge edge[6 * MOST];
  og_face_plane face[2 * MOST];
  int vertex_edge[MOST];
  og_half_edge_mesh mesh;
} bench;

static void take_points(bench *b) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  b->count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && b->count < MOST; k++) b->point[b->count++] = body[i]->vertex[k];
}

static void expect(bench *b, bool condition, const char *what) {
  if (!condition) og_fuzz_found(what, &b->pairs.decoded);
}

static int side(bench *b, const og_vec3 *p, size_t count) {
  expect(b, og_truth_orientation(&b->truth, p, count), "the solver has no answer");
  return og_surd_sign(&b->truth.value);
}

// The sign of points inside a face that runs counterclockwise as seen from outside.
static int inner_sign(bench *b) {
  const og_vec3 seen_from_above[4] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}};
  return side(b, seen_from_above, 4);
}

static void check_faces(bench *b) {
  const int inner = inner_sign(b);
  for (int f = 0; f < b->mesh.face_count; f++)
    for (int k = 0; k < b->count; k++) {
      const og_half_edge *e = b->mesh.edge + 3 * f;
      const og_vec3 p[4] = {b->point[e[0].origin], b->point[e[1].origin], b->point[e[2].origin], b->point[k]};
      expect(b, side(b, p, 4) != -inner, "a point beyond a face of the hull");
    }
}

// No four points span space, exactly: with the first three that span a plane, if there are any.
static bool is_flat(bench *b) {
  for (int i = 1; i < b->count; i++)
    for (int j = i + 1; j < b->count; j++)
      for (int k = j + 1; k < b->count; k++) {
        const og_vec3 p[4] = {b->point[0], b->point[i], b->point[j], b->point[k]};
        if (side(b, p, 4) != 0) return false;
      }
  return true;
}

static void check_space(bench *b, bool in_domain) {
  b->mesh.edge = b->edge;
  b->mesh.face = b->face;
  b->mesh.vertex_edge = b->vertex_edge;
  const og_outcome outcome = og_hull_incremental(&b->mesh, b->point, b->count);
  expect(b, (outcome == OG_OUTCOME_ANSWERED) == (b->mesh.face_count > 0), "faces without an answer");
  if (!in_domain) return;
  expect(b, outcome == OG_OUTCOME_ANSWERED || outcome == OG_OUTCOME_DEGENERATE, "the hull is refused");
  if (outcome == OG_OUTCOME_DEGENERATE) {
    expect(b, is_flat(b), "points that span space are refused as flat");
    return;
  }
  expect(b, og_mesh_check(&b->mesh) == OG_MESH_SOUND, "the hull is no sound mesh");
  check_faces(b);
}

static void check_plane(bench *b, bool in_domain) {
  int corner[MOST + 1], order[MOST];
  const og_hull_2d_result hull = og_hull_2d(b->point, b->count, corner, order);
  if (!in_domain) return;
  const int n = hull.corner_count;
  expect(b, hull.outcome == OG_OUTCOME_ANSWERED && n >= 1, "the hull in the plane is refused");
  for (int c = 0; c < n && n > 2; c++) {
    const og_vec3 u = b->point[corner[c]], v = b->point[corner[(c + 1) % n]], w = b->point[corner[(c + 2) % n]];
    const og_vec3 turn[3] = {u, v, w};
    expect(b, side(b, turn, 3) > 0, "a corner that does not turn left");
    for (int k = 0; k < b->count; k++) {
      const og_vec3 p[3] = {u, v, b->point[k]};
      expect(b, side(b, p, 3) >= 0, "a point outside the hull in the plane");
    }
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.count == 0) og_truth_init(&b.truth);
  og_fuzz_pair(&b.pairs, data, size, OG_FUZZ_POINTS);
  take_points(&b);
  int most;
  (void)frexp((double)or_body_pair_largest(&b.pairs.decoded.pair), &most);
  const int last = b.pairs.decoded.finite ? or_body_pair_last_bit(&b.pairs.decoded.pair) : 0;
  const bool in_domain = b.pairs.decoded.finite && most > LOW && most < HIGH && most - last < SPAN;
  check_space(&b, in_domain);
  check_plane(&b, in_domain);
  return 0;
}
