// Faces of A - B by walking from one to the next: together they are its whole boundary, each a supporting plane.
//
// Coordinates are small integers, so that differences and normals are exact, and many faces coplanar.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/cso/difference_face.h"
#include "tests/cso/pair_meshes.h"

#define FACES 4096

static pair_bodies bodies;
static pair_mesh memory_a, memory_b;

typedef struct boundary {
  og_difference m;
  int count, of_kind[3];
  og_difference_face face[FACES];
} boundary;

static boundary whole;

static bool is_same_edge(const og_half_edge_mesh *mesh, int e, int f) { return e == f || mesh->edge[e].twin == f; }

// The half-edges of a parallelogram may both be turned round.
static bool is_same(const og_difference *m, const og_difference_face *f, const og_difference_face *g) {
  if (f->kind != g->kind) return false;
  if (f->kind != OG_DIFFERENCE_EDGES) return f->a == g->a && f->b == g->b;
  return is_same_edge(m->a, f->a, g->a) && is_same_edge(m->b, f->b, g->b);
}

static int index_of(const boundary *w, const og_difference_face *face) {
  for (int k = 0; k < w->count; k++)
    if (is_same(&w->m, &w->face[k], face)) return k;
  return -1;
}

static void take(boundary *w, og_difference_face face) {
  if (index_of(w, &face) >= 0) return;
  assert_true(w->count < FACES);
  w->face[w->count++] = face;
  w->of_kind[face.kind]++;
}

// The same edge as it runs around the face across.
static og_difference_edge other_side(const og_difference *m, const og_difference_edge *edge) {
  const og_half_edge_mesh *mesh = edge->is_of_a ? m->a : m->b;
  return (og_difference_edge){edge->is_of_a, mesh->edge[edge->edge].twin, edge->vertex};
}

static bool has_edge(const og_difference *m, const og_difference_face *face, const og_difference_edge *wanted) {
  og_difference_edge edge = og_difference_first_edge(m, face);
  do
    if (edge.is_of_a == wanted->is_of_a && edge.edge == wanted->edge && edge.vertex == wanted->vertex) return true;
  while (og_difference_next_edge(m, face, &edge));
  return false;
}

static void walk_from(boundary *w, og_difference_face first) {
  w->count = 0;
  for (int k = 0; k < 3; k++) w->of_kind[k] = 0;
  take(w, first);
  for (int k = 0; k < w->count; k++) {
    og_difference_edge edge = og_difference_first_edge(&w->m, &w->face[k]);
    do {
      const og_difference_face across = og_difference_across(&w->m, &edge);
      const og_difference_edge back = other_side(&w->m, &edge);
      assert_true(has_edge(&w->m, &across, &back));
      const og_difference_face home = og_difference_across(&w->m, &back);
      assert_true(is_same(&w->m, &home, &w->face[k]));
      take(w, across);
    } while (og_difference_next_edge(&w->m, &w->face[k], &edge));
  }
}

static int corners_of(const og_difference *m, const og_difference_face *face, og_vec3 corner[PAIR_BODIES_POINTS]) {
  int count = 0;
  og_difference_edge edge = og_difference_first_edge(m, face);
  do corner[count++] = og_difference_tail(m, &edge);
  while (og_difference_next_edge(m, face, &edge));
  return count;
}

// No point of A - B lies above the face, seen from the side from which an edge of it runs counterclockwise, the
// normal's.
static void supports(const boundary *w, const og_difference_face *face) {
  const og_difference_edge edge = og_difference_first_edge(&w->m, face);
  const og_vec3 tail = og_difference_tail(&w->m, &edge), head = og_difference_head(&w->m, &edge);
  og_vec3 corner[PAIR_BODIES_POINTS], third = tail;
  const int count = corners_of(&w->m, face, corner);
  for (int k = 0; k < count; k++)
    if (og_norm2(og_cross(og_sub(head, tail), og_sub(corner[k], tail))) > 0) third = corner[k];
  const og_vec3 outward = og_cross(og_sub(head, tail), og_sub(third, tail));
  assert_true(og_dot(outward, face->normal) > 0);
  for (int i = 0; i < w->m.a->vertex_count; i++)
    for (int j = 0; j < w->m.b->vertex_count; j++) {
      const og_vec3 point = og_sub(w->m.a->vertex[i], w->m.b->vertex[j]);
      assert_true(og_dot(outward, og_sub(point, tail)) <= 0); // exact: integers
    }
}

static bool make_pair(or_random *random, int points, int size, bool is_mirrored) {
  bodies.na = bodies.nb = points;
  bodies.ra = bodies.rb = 0;
  for (int k = 0; k < 3 * points; k++) {
    bodies.a_xyz[k] = or_random_int(random, -size, size);
    bodies.b_xyz[k] = is_mirrored ? -bodies.a_xyz[k] : or_random_int(random, -size, size);
  }
  pair_bodies_make(&bodies);
  whole.m = (og_difference){pair_mesh_of(&memory_a, bodies.a_point, points),
                            pair_mesh_of(&memory_b, bodies.b_point, points), 1};
  return whole.m.a != NULL && whole.m.b != NULL;
}

// size 1: nearly everything is parallel to something; mirrored: every face of A is a face of -B.
static void the_walk_finds_the_whole_boundary(void **state) {
  (void)state;
  or_random random = or_random_seeded(2005);
  int walked = 0, parallelograms = 0;
  for (int round = 0; round < 300; round++) {
    const int size = round % 3 == 0 ? 1 : round % 3 == 1 ? 3 : 1000;
    if (!make_pair(&random, or_random_int(&random, 4, 14), size, round % 5 == 0)) continue;
    walk_from(&whole, og_difference_face_of_a(&whole.m, 0, 0));
    walked++;
    parallelograms += whole.of_kind[OG_DIFFERENCE_EDGES];
    assert_int_equal(whole.of_kind[OG_DIFFERENCE_FACE_VERTEX], whole.m.a->face_count);
    assert_int_equal(whole.of_kind[OG_DIFFERENCE_VERTEX_FACE], whole.m.b->face_count);
    for (int k = 0; k < whole.count; k++) supports(&whole, &whole.face[k]);
    // Wherever one starts, and however one finds a face of either body.
    for (int k = 0; k < whole.m.a->face_count; k++) {
      const og_difference_face face = og_difference_face_of_a(&whole.m, k, whole.m.b->vertex_count - 1);
      assert_true(index_of(&whole, &face) >= 0);
    }
    for (int k = 0; k < whole.m.b->face_count; k++) {
      const og_difference_face face = og_difference_face_of_b(&whole.m, k, whole.m.a->vertex_count - 1);
      assert_true(index_of(&whole, &face) >= 0);
    }
  }
  assert_true(walked > 200 && parallelograms > 0);
}

// Of boxes beside each other exactly the face between them separates; one ulp nearer, none does.
static void separates_exactly(void **state) {
  (void)state;
  for (int step = -1; step <= 1; step++) {
    bodies.na = bodies.nb = 8;
    for (int k = 0; k < 8; k++)
      for (int i = 0; i < 3; i++) {
        bodies.a_xyz[3 * k + i] = (k >> i & 1) ? 1 : -1;
        bodies.b_xyz[3 * k + i] = i > 0      ? bodies.a_xyz[3 * k + i]
                                  : (k & 1)  ? 3
                                  : step > 0 ? 1 + 0x1p-52
                                  : step < 0 ? 1 - 0x1p-53
                                             : 1;
      }
    pair_bodies_make(&bodies);
    whole.m =
        (og_difference){pair_mesh_of(&memory_a, bodies.a_point, 8), pair_mesh_of(&memory_b, bodies.b_point, 8), 1};
    walk_from(&whole, og_difference_face_of_a(&whole.m, 0, 0));
    int separating = 0;
    for (int k = 0; k < whole.count; k++) {
      if (!og_difference_separates(&whole.m, &whole.face[k])) continue;
      separating++;
      assert_true(whole.face[k].normal.x == 1 && whole.face[k].normal.y == 0 && whole.face[k].normal.z == 0);
    }
    assert_true(step > 0 ? separating > 0 : separating == 0);
  }
}

// A star of edges that does not lead back to its first: the turn ends all the same, and had seen every edge.
static void a_star_that_does_not_close(void **state) {
  (void)state;
  or_random random = or_random_seeded(2006);
  assert_true(make_pair(&random, 10, 3, false));
  og_half_edge *edge = memory_b.edge;
  for (int v = 0; v < whole.m.b->vertex_count; v++) {
    const int first = whole.m.b->vertex_edge[v];
    if (first < 0) continue;
    const int second = edge[edge[first].twin].next;
    int last = second;
    while (edge[edge[last].twin].next != first) last = edge[edge[last].twin].next;
    for (int e = 0; e < whole.m.a->edge_count; e++) {
      const og_difference_edge way = {true, e, v};
      const og_difference_face sound = og_difference_across(&whole.m, &way);
      edge[edge[last].twin].next = second;
      const og_difference_face broken = og_difference_across(&whole.m, &way);
      edge[edge[last].twin].next = first;
      assert_true(sound.kind == broken.kind && sound.a == broken.a && sound.b == broken.b);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_walk_finds_the_whole_boundary),
                                     cmocka_unit_test(separates_exactly), cmocka_unit_test(a_star_that_does_not_close)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
