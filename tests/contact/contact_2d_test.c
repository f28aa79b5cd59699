// Contact sets of polygons: worked out by hand, with one ulp to each side; polygons that touch exactly, on a lattice
// and with a slanted edge in common, against the exact answer; what Parac prints, computed beside; bad input.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/contact/contact_2d.h"
#include "ref/polytope/hull_2d.h"
#include "ref/registry.h"
#include "tests/shared/exact_contact.h"
#include "tests/shared/random_pair.h"
#include "tool/run/make_contact.h"

enum { CORNERS = 8, WAYS = 5 };

extern const og_algorithm og_algorithm_contact_2d;

typedef struct bench {
  og_vec2 corner[2][CORNERS];
  og_polygon polygon[2];
  og_made_contact made;
  or_exact_contact exact;
} bench;

static bench b;

static int open_all(void **state) {
  (void)state;
  og_made_contact_init(&b.made);
  or_exact_contact_init(&b.exact);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  og_made_contact_clear(&b.made);
  or_exact_contact_clear(&b.exact);
  return 0;
}

static void put(int k, const og_vec2 *corner, int count) {
  for (int i = 0; i < count; i++) b.corner[k][i] = corner[i];
  b.polygon[k] = (og_polygon){count, b.corner[k]};
}

static void put_square(int k, og_scalar x, og_scalar y) {
  const og_vec2 corner[] = {{x - 1, y - 1}, {x + 1, y - 1}, {x + 1, y + 1}, {x - 1, y + 1}};
  put(k, corner, 4);
}

// Both polygons as flat bodies of the door's input.
static void open_input(void) {
  for (int k = 0; k < 2; k++) {
    og_vec3 point[CORNERS];
    for (int i = 0; i < b.polygon[k].count; i++) point[i] = (og_vec3){b.corner[k][i].x, b.corner[k][i].y, 0};
    og_make_hull(k == 0 ? &b.made.a : &b.made.b, point, (size_t)b.polygon[k].count);
  }
  og_make_contact_room(&b.made);
  b.made.input.flat_a = &b.polygon[0];
  b.made.input.flat_b = &b.polygon[1];
}

static og_manifold_claim ask(void) {
  return og_contact_run(og_algorithm_contact_2d.contact, &b.made.input, &b.made.room);
}

static or_manifold_error judged(const og_manifold_claim *c, const char *where) {
  or_manifold_error e;
  const char *fault =
      or_manifold_fault(&b.exact, &e, og_algorithm_contact_2d.contact, &b.made.input, c, b.made.room.contact);
  if (fault != NULL)
    fail_msg("%s: %s: points %g, cover %g, beyond %g, verdict %g", where, fault, e.points, e.cover, e.beyond,
             e.verdict);
  return e;
}

// ---- by hand ----

static void edges(void **state) {
  (void)state;
  const og_scalar gap[] = {0, OG_SCALAR_EPSILON, -OG_SCALAR_EPSILON, 1024 * OG_SCALAR_EPSILON};
  put_square(0, 0, 0);
  for (int k = 0; k < 4; k++) {
    put_square(1, (og_scalar)0.5, 2 + 2 * gap[k]);
    open_input();
    const og_manifold_claim c = ask();
    assert_int_equal(c.verdict, k < 3 ? OG_VERDICT_MEET : OG_VERDICT_APART);
    assert_int_equal(c.count, k < 3 ? 2 : 0);
    for (int i = 0; i < c.count; i++) {
      const og_contact *at = &b.made.room.contact[i];
      assert_true(at->a.y == 1 && at->b.y == 1 + 2 * gap[k] && at->depth == -2 * gap[k]);
      assert_true(at->a.x == at->b.x && (at->a.x == (og_scalar)-0.5 || at->a.x == 1));
    }
    const or_manifold_error e = judged(&c, "edges");
    assert_true(e.touching == (k == 0) && (k > 0 || e.corners == 2));
  }
}

static void a_vertex_on_an_edge(void **state) {
  (void)state;
  const og_vec2 below[] = {{-4, -1}, {4, 1}, {-4, 1}}, above[] = {{2, (og_scalar)0.5}, {1, -3}, {3, -3}};
  put(0, below, 3);
  put(1, (const og_vec2[]){above[0], above[1], above[2]}, 3);
  open_input();
  const og_manifold_claim c = ask();
  assert_int_equal(c.count, 1);
  assert_true(b.made.room.contact[0].b.x == 2 && b.made.room.contact[0].b.y == (og_scalar)0.5);
  assert_true(judged(&c, "a vertex").corners == 1);
}

// Parac 2.5: edges share a segment. The ends of both intervals are edges here; what they share is a corner.
static void edges_share_a_point(void **state) {
  (void)state;
  put_square(0, 0, 0);
  put_square(1, 2, 2);
  open_input();
  const og_manifold_claim c = ask();
  assert_int_equal(c.count, 1);
  const og_contact *at = &b.made.room.contact[0];
  assert_true(at->a.x == 1 && at->a.y == 1 && at->b.x == 1 && at->b.y == 1);
  assert_true(judged(&c, "a corner").corners == 1);
}

// Of polygons that overlap the contact is that of the axis of least overlap.
static void an_overlap(void **state) {
  (void)state;
  put_square(0, 0, 0);
  put_square(1, (og_scalar)0.25, (og_scalar)1.5);
  open_input();
  const og_manifold_claim c = ask();
  assert_true(c.count == 2 && c.normal.y == -1);
  for (int k = 0; k < 2; k++) assert_true(b.made.room.contact[k].depth == (og_scalar)0.5);
  assert_true(judged(&c, "an overlap").overlap);
}

static void too_little_room(void **state) {
  (void)state;
  put_square(0, 0, 0);
  put_square(1, 1, 2);
  open_input();
  b.made.room.capacity = 1;
  const og_manifold_claim c = ask();
  assert_true(c.outcome == OG_OUTCOME_FULL && c.count == 1);
  b.made.room.capacity = (int)b.made.room_vertices + 2;
}

static void bad_input_is_refused(void **state) {
  (void)state;
  put_square(0, 0, 0);
  put_square(1, 1, 2);
  open_input();
  b.made.input.flat_a = NULL;
  assert_int_equal(ask().outcome, OG_OUTCOME_DEGENERATE);
  open_input();
  b.made.input.flat_b = NULL;
  assert_int_equal(ask().outcome, OG_OUTCOME_DEGENERATE);
  open_input();
  b.polygon[0].count = 2;
  assert_int_equal(ask().outcome, OG_OUTCOME_DEGENERATE);
  b.polygon[0].count = 4;
  const og_vec2 clockwise[] = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
  put(0, clockwise, 4);
  assert_int_equal(ask().outcome, OG_OUTCOME_DEGENERATE);
  put_square(0, 0, 0);
  b.corner[0][0].x = (og_scalar)NAN;
  assert_int_equal(ask().outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// ---- polygons that touch ----

static void put_hull(int k, const og_vec3 *point, int count) {
  int corner[CORNERS + 1], order[CORNERS];
  const og_hull_2d_result hull = og_hull_2d(point, count, corner, order);
  b.polygon[k] = (og_polygon){hull.corner_count, b.corner[k]};
  for (int i = 0; i < hull.corner_count; i++) b.corner[k][i] = (og_vec2){point[corner[i]].x, point[corner[i]].y};
}

static bool put_any(or_random *r) {
  og_vec3 point[CORNERS];
  const int count = or_random_int(r, 3, CORNERS);
  for (int i = 0; i < count; i++) point[i] = or_random_lattice_point(r, 8);
  put_hull(0, point, count);
  return b.polygon[0].count >= 3;
}

// B is A turned by half, and maybe twice as large; edge `e` of both lies on one line, `quarters` of A's edge further.
static void put_turned(int e, og_scalar size, int quarters) {
  const og_vec2 p = b.corner[0][e], q = b.corner[0][(e + 1) % b.polygon[0].count];
  const og_scalar part = (og_scalar)quarters / 4;
  const og_vec2 from = {p.x + part * (q.x - p.x) + size * p.x, p.y + part * (q.y - p.y) + size * p.y};
  for (int i = 0; i < b.polygon[0].count; i++)
    b.corner[1][i] = (og_vec2){from.x - size * b.corner[0][i].x, from.y - size * b.corner[0][i].y};
  b.polygon[1] = (og_polygon){b.polygon[0].count, b.corner[1]};
}

// B is a triangle whose tip is at the quarter of A's edge.
static void put_tip(int e, int quarters, or_random *r) {
  const og_vec2 p = b.corner[0][e], q = b.corner[0][(e + 1) % b.polygon[0].count], along = og_sub2(q, p);
  const og_scalar part = (og_scalar)quarters / 4;
  og_vec3 point[3] = {{p.x + part * along.x, p.y + part * along.y, 0}};
  for (int i = 1; i < 3; i++) {
    const og_scalar out = (og_scalar)or_random_int(r, 1, 3);
    const og_scalar beside = (og_scalar)(i == 1 ? or_random_int(r, 0, 4) : or_random_int(r, -4, -1));
    point[i] =
        (og_vec3){point[0].x + out * along.y + beside * along.x, point[0].y - out * along.x + beside * along.y, 0};
  }
  put_hull(1, point, 3);
}

// A and B have two corners in common, and all else on the two sides of them.
static void put_slanted(or_random *r) {
  const og_vec3 p = or_random_point(r, 1), q = or_random_point(r, 1);
  for (int k = 0; k < 2; k++) {
    og_vec3 point[CORNERS] = {p, q};
    for (int i = 2; i < 5; i++) {
      const og_scalar out = (og_scalar)((k == 0 ? 1 : -1) * (0.25 + or_random_uniform(r)));
      const og_scalar part = (og_scalar)or_random_uniform(r);
      point[i] =
          (og_vec3){p.x + part * (q.x - p.x) + out * (q.y - p.y), p.y + part * (q.y - p.y) - out * (q.x - p.x), 0};
    }
    put_hull(k, point, 5);
  }
}

// The corners that project to the end itself, as printed: with a normal that is not made a unit vector.
static int corners_at_end(const og_polygon *polygon, og_vec2 n) {
  int count = 0;
  og_scalar most = -OG_SCALAR_MAX;
  for (int i = 0; i < polygon->count; i++) {
    const og_scalar value = n.x * polygon->vertex[i].x + n.y * polygon->vertex[i].y;
    if (value == most) count++;
    if (value > most) count = 1, most = value;
  }
  return count;
}

typedef struct tally {
  long touching, segments, lost, overlaps;
  double points, cover, beyond;
} tally;

static void try_pair(tally *t, int way, const char *where) {
  open_input();
  const og_manifold_claim c = ask();
  const or_manifold_error e = judged(&c, where);
  if (!e.promised || c.outcome != OG_OUTCOME_ANSWERED) return;
  t->overlaps += e.overlap;
  if (!e.overlap) t->points = fmax(t->points, e.points);
  if (!e.touching) return;
  t->touching++;
  t->segments += e.corners == 2;
  t->cover = fmax(t->cover, e.cover);
  t->beyond = fmax(t->beyond, e.beyond);
  if (!(e.beyond <= 64)) fail_msg("%s: %g beyond what both share", where, e.beyond);
  const og_vec2 n = {c.normal.x, c.normal.y};
  if (way == 2 && e.corners == 2)
    t->lost += corners_at_end(&b.polygon[0], (og_vec2){-n.x, -n.y}) < 2 || corners_at_end(&b.polygon[1], n) < 2;
}

static void families(void **state) {
  (void)state;
  const int rounds = getenv("ORIGO_TEST_PAIRS") == NULL ? 600 : 60;
  tally t = {0};
  for (int seed = 0; seed < rounds; seed++)
    for (int way = 0; way < WAYS; way++) {
      char where[60];
      or_random r = or_random_seeded((uint64_t)(WAYS * seed + way));
      snprintf(where, sizeof where, "way %d, seed %d", way, seed);
      if (!put_any(&r)) continue;
      const int e = or_random_int(&r, 0, b.polygon[0].count - 1), quarters = or_random_int(&r, -4, 4);
      if (way == 0) put_turned(e, (og_scalar)or_random_int(&r, 1, 2), quarters);
      if (way == 1) put_tip(e, or_random_int(&r, 0, 4), &r);
      if (way == 2) put_slanted(&r);
      if (way >= 3) { // apart, or within each other
        put_turned(e, 1, quarters);
        const og_vec2 p = b.corner[0][e], q = b.corner[0][(e + 1) % b.polygon[0].count];
        const og_scalar off = (og_scalar)(way == 3 ? 0.0625 : -0.0625);
        for (int i = 0; i < b.polygon[1].count; i++)
          b.corner[1][i].x += off * (q.y - p.y), b.corner[1][i].y -= off * (q.x - p.x);
      }
      try_pair(&t, way, where);
    }
  printf("%ld touch, %ld in a segment, of which the printed test loses %ld; %ld overlap; points %.3g, cover %.3g, "
         "beyond %.3g\n",
         t.touching, t.segments, t.lost, t.overlaps, t.points, t.cover, t.beyond);
  assert_true(t.touching > rounds && t.segments > rounds / 2 && t.lost > 0 && t.overlaps > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(edges),      cmocka_unit_test(a_vertex_on_an_edge), cmocka_unit_test(edges_share_a_point),
      cmocka_unit_test(an_overlap), cmocka_unit_test(too_little_room),     cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(families),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
