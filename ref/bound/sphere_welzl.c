#include "ref/bound/sphere_welzl.h"

#include "ref/door/bound.h"

enum { LEVELS = 5, TESTS_A_POINT = 1000 };

// The sphere so far, in the unit of the points.
typedef struct sphere_so_far {
  og_vec3 centre;
  og_scalar square; // of the radius; -1: no sphere yet
} sphere_so_far;

// Level k has k points on the boundary and looks at the first `end` of the order; `next` is where it is.
typedef struct levels {
  int end[LEVELS], next[LEVELS];
  og_vec3 boundary[LEVELS - 1];
} levels;

static bool is_inside(const sphere_so_far *s, og_vec3 p) {
  return og_norm2(og_sub(p, s->centre)) <= s->square * (1 + 8 * OG_SCALAR_EPSILON);
}

/*@ requires order: 0 <= place && \valid(order + (0 .. place));
    terminates \true; exits \false; assigns order[0 .. place]; */
static void move_to_front(int *order, int place) {
  const int moved = order[place];
  /*@ loop invariant counter: 0 <= k <= place;
      loop assigns k, order[1 .. place];
      loop variant k; */
  for (int k = place; k > 0; k--) order[k] = order[k - 1];
  order[0] = moved;
}

// A fixed shuffle, the same for every input of as many points: in the order of a line that grows each point would be
// outside of the sphere so far. The numbers are those of Knuth's MMIX.
/*@ requires order: count > 0 && \valid(order + (0 .. count - 1));
    terminates \true; exits \false; assigns order[0 .. count - 1]; */
static void shuffle(int *order, int count) {
  uint64_t random = 1;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, random, order[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const int other = (int)((random >> 33) % (uint64_t)(k + 1));
    order[k] = k;
    order[k] = order[other];
    order[other] = k;
  }
}

// The point joins the boundary of the level. False where these are no simplex: the sphere is as before.
static bool set_through(sphere_so_far *s, levels *stack, int level, og_vec3 p) {
  og_vec3 centre = {0, 0, 0};
  stack->boundary[level] = p;
  if (!og_circumcentre(&centre, stack->boundary, level + 1)) return false;
  *s = (sphere_so_far){centre, og_norm2(og_sub(p, centre))};
  return true;
}

og_sphere_welzl_result og_sphere_welzl(const og_vec3 *point, int count, int *order) {
  const og_ball_unit unit = og_ball_unit_of(point, count);
  const int64_t limit = (int64_t)TESTS_A_POINT * count;
  sphere_so_far s = {{0, 0, 0}, -1};
  levels stack = {.end = {count}};
  int64_t tests = 0;
  int level = 0;
  shuffle(order, count);
  while (tests < limit) {
    if (level == LEVELS - 1 || stack.next[level] >= stack.end[level]) {
      if (level == 0) break;
      level--;
      move_to_front(order, stack.next[level]++);
      continue;
    }
    const og_vec3 p = og_into_unit(&unit, point[order[stack.next[level]]]);
    tests++;
    if (is_inside(&s, p) || !set_through(&s, &stack, level, p)) {
      stack.next[level]++;
      continue;
    }
    stack.end[level + 1] = stack.next[level];
    stack.next[level + 1] = 0;
    level++;
  }
  const og_ball ball = og_ball_around(point, count, og_out_of_unit(&unit, s.centre));
  return (og_sphere_welzl_result){level == 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_ITERATION_LIMIT, ball, tests};
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_sphere_welzl_result r = og_sphere_welzl(in->point, in->count, room->order);
  return (og_bounding_claim){.outcome = r.outcome, .ball = r.ball, .tests = r.tests};
}

static const og_door_bound sphere_welzl_door = {.run = run, .shape = OG_BOUNDING_BALL};

const og_algorithm og_algorithm_sphere_welzl = {
    .id = "sphere-welzl",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/sphere_welzl",
    .source = "Parac 2020, 5.2.1; Welzl 1991",
    .cost = "O(n) in practice",
    .limits = "the radius as computed may leave points outside; near-flat boundaries can make it larger than the least",
    .bound = &sphere_welzl_door,
};
