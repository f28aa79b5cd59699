// Convex hulls: that in space is a sound mesh with every point on the inner side of every face, exactly, or the points
// lie in one plane, exactly; that in the plane turns left at every corner and has every point on its inner side.

#include "fuzz/harness.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/polytope/mesh_check.h"
#include "tool/run/exact_body.h"

enum { MOST = 2 * OG_DECODED_POINTS, SPAN = sizeof(og_scalar) == 4 ? 60 : 500, LOW = -900, HIGH = 900 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_exact_body exact; // the same points
  og_ivec u, v, normal;
  og_int offset, height;
  int count;
  og_vec3 point[MOST];
  og_half_edge edge[6 * MOST];
  og_face_plane face[2 * MOST];
  int vertex_edge[MOST];
  og_half_edge_mesh mesh;
} bench;

static void init(bench *b) {
  og_exact_body_init(&b->exact);
  og_ivec *const vectors[] = {&b->u, &b->v, &b->normal};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int_init(&b->offset);
  og_int_init(&b->height);
}

static void take_points(bench *b) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  b->count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && b->count < MOST; k++) b->point[b->count++] = body[i]->vertex[k];
}

static void expect(bench *b, bool condition, const char *what) {
  if (!condition) og_fuzz_found(what, &b->pairs.decoded);
}

// The plane of three points: normal and offset.
static void set_plane(bench *b, int i, int j, int k) {
  const og_ivec *p = b->exact.point;
  og_ivec_sub(&b->u, &p[j], &p[i]);
  og_ivec_sub(&b->v, &p[k], &p[i]);
  og_ivec_cross(&b->normal, &b->u, &b->v);
  og_ivec_dot(&b->offset, &b->normal, &p[i]);
}

// Of a point: 1 on the side that the plane's normal points to.
static int side(bench *b, int point) {
  og_ivec_dot(&b->height, &b->normal, &b->exact.point[point]);
  return og_int_compare(&b->height, &b->offset);
}

// Faces run counterclockwise as seen from outside.
static void check_faces(bench *b) {
  for (int f = 0; f < b->mesh.face_count; f++) {
    const og_half_edge *e = b->mesh.edge + 3 * f;
    set_plane(b, e[0].origin, e[1].origin, e[2].origin);
    for (int k = 0; k < b->count; k++) expect(b, side(b, k) <= 0, "a point beyond a face of the hull");
  }
}

// No four points span space, exactly.
static bool is_flat(bench *b) {
  for (int i = 1; i < b->count; i++)
    for (int j = i + 1; j < b->count; j++) {
      set_plane(b, 0, i, j);
      if (og_ivec_is_zero(&b->normal)) continue;
      for (int k = 1; k < b->count; k++)
        if (side(b, k) != 0) return false;
      return true;
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

// In the plane z = 0, of points i, j, k: 1 to the left.
static int turn(bench *b, int i, int j, int k) {
  const og_ivec *p = b->exact.point;
  og_ivec_sub(&b->u, &p[j], &p[i]);
  og_ivec_sub(&b->v, &p[k], &p[i]);
  og_int_mul(&b->height, &b->u.x, &b->v.y);
  og_int_submul(&b->height, &b->u.y, &b->v.x);
  return og_int_sign(&b->height);
}

static void check_plane(bench *b, bool in_domain) {
  int corner[MOST + 1], order[MOST];
  const og_hull_2d_result hull = og_hull_2d(b->point, b->count, corner, order);
  if (!in_domain) return;
  const int n = hull.corner_count;
  expect(b, hull.outcome == OG_OUTCOME_ANSWERED && n >= 1, "the hull in the plane is refused");
  for (int c = 0; c < n && n > 2; c++) {
    const int u = corner[c], v = corner[(c + 1) % n];
    expect(b, turn(b, u, v, corner[(c + 2) % n]) > 0, "a corner that does not turn left");
    for (int k = 0; k < b->count; k++) expect(b, turn(b, u, v, k) >= 0, "a point outside the hull in the plane");
  }
}

// The domain of the exact orientations, with room for their bounds; in the plane, of x and y alone.
static bool is_in_domain(const bench *b, bool in_plane) {
  if (!b->pairs.decoded.finite) return false;
  int most = -2000, last = 2000;
  for (int k = 0; k < b->count; k++) {
    const double x[3] = {(double)b->point[k].x, (double)b->point[k].y, in_plane ? 0 : (double)b->point[k].z};
    for (int i = 0; i < 3; i++) {
      if (x[i] == 0) continue;
      int exponent;
      (void)frexp(x[i], &exponent);
      if (exponent > most) most = exponent;
      if (or_last_bit(x[i]) < last) last = or_last_bit(x[i]);
    }
  }
  return most > LOW && most < HIGH && most - last < SPAN;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.pairs.decoder == NULL) init(&b);
  og_fuzz_pair(&b.pairs, data, size, OG_DECODED_POINTS);
  take_points(&b);
  if (b.pairs.decoded.finite) og_exact_body_of_points(&b.exact, b.point, (size_t)b.count, 0);
  check_space(&b, is_in_domain(&b, false));
  check_plane(&b, is_in_domain(&b, true));
  return 0;
}
