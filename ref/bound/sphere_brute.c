#include "ref/bound/sphere_brute.h"

#include "ref/door/bound.h"

// The points in a unit of their own, and the best centre so far.
typedef struct trial {
  int count;
  og_vec3 point[OG_SPHERE_BRUTE_MOST], centre;
  og_scalar square; // of the radius that the centre needs; -1: none yet
} trial;

/*@ requires trial: \valid(t) && 0 < t->count <= OG_SPHERE_BRUTE_MOST;
    requires chosen: 1 <= size <= 4 && \valid_read(chosen + (0 .. size - 1));
    terminates \true; exits \false; assigns t->centre, t->square; */
static void consider(trial *t, const og_vec3 *chosen, int size) {
  og_vec3 centre = {0, 0, 0};
  og_scalar most = 0;
  if (!og_circumcentre(&centre, chosen, size)) return;
  /*@ loop invariant counter: 0 <= k <= t->count;
      loop assigns k, most;
      loop variant t->count - k; */
  for (int k = 0; k < t->count; k++) {
    most = og_max(most, og_norm2(og_sub(t->point[k], centre)));
    if (t->square >= 0 && most >= t->square) return;
  }
  t->centre = centre;
  t->square = most;
}

og_ball og_sphere_brute(const og_vec3 *point, int count) {
  const og_ball_unit unit = og_ball_unit_of(point, count);
  trial t = {.count = count, .square = -1};
  og_vec3 p[4];
  for (int k = 0; k < count; k++) t.point[k] = og_into_unit(&unit, point[k]);
  for (int i = 0; i < count; i++) {
    p[0] = t.point[i];
    consider(&t, p, 1);
    for (int j = i + 1; j < count; j++) {
      p[1] = t.point[j];
      consider(&t, p, 2);
      for (int k = j + 1; k < count; k++) {
        p[2] = t.point[k];
        consider(&t, p, 3);
        for (int l = k + 1; l < count; l++) {
          p[3] = t.point[l];
          consider(&t, p, 4);
        }
      }
    }
  }
  return og_ball_around(point, count, og_out_of_unit(&unit, t.centre));
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  (void)room;
  return (og_bounding_claim){.outcome = OG_OUTCOME_ANSWERED, .ball = og_sphere_brute(in->point, in->count)};
}

static const og_door_bound sphere_brute_door = {.run = run, .shape = OG_BOUNDING_BALL, .most = OG_SPHERE_BRUTE_MOST};

const og_algorithm og_algorithm_sphere_brute = {
    .id = "sphere-brute",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/sphere_brute",
    .source = "Parac 2020, 5.2.1",
    .cost = "O(n^5)",
    .limits = "up to 24 points; the radius as computed may leave points outside",
    .bound = &sphere_brute_door,
};
