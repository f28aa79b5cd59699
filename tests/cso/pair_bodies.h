#ifndef PAIR_BODIES_H
#define PAIR_BODIES_H

/// Bodies of the reference made of a pair's doubles, and what is exactly true of them: shared by the tests of the
/// algorithms on A - B.

#include "ref/body.h"
#include "ref/support/hull_scan.h"
#include "ref/support/rounded.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/exact_bench.h"
#include "tests/shared/random_pair.h"

#define PAIR_BODIES_POINTS 256

typedef struct pair_bodies {
  int na, nb;
  double a_xyz[3 * PAIR_BODIES_POINTS], b_xyz[3 * PAIR_BODIES_POINTS];
  double ra, rb;
  og_vec3 a_point[PAIR_BODIES_POINTS], b_point[PAIR_BODIES_POINTS];
  og_hull a_hull, b_hull;
  og_rounded a_ball, b_ball;
  og_body a, b;
  double size; // the largest coordinate of any point or radius
} pair_bodies;

/// Makes the bodies from the doubles (na, nb, a_xyz, b_xyz, ra, rb). They point into *p, which must not move.
static inline void pair_bodies_make(pair_bodies *p) {
  p->size = p->ra > p->rb ? p->ra : p->rb;
  for (int k = 0; k < p->na; k++) {
    const double *x = p->a_xyz + 3 * k;
    p->a_point[k] = (og_vec3){x[0], x[1], x[2]};
    for (int i = 0; i < 3; i++) p->size = og_max(p->size, og_abs(x[i]));
  }
  for (int k = 0; k < p->nb; k++) {
    const double *x = p->b_xyz + 3 * k;
    p->b_point[k] = (og_vec3){x[0], x[1], x[2]};
    for (int i = 0; i < 3; i++) p->size = og_max(p->size, og_abs(x[i]));
  }
  p->a_hull = (og_hull){p->na, p->a_point};
  p->b_hull = (og_hull){p->nb, p->b_point};
  p->a = (og_body){.kind = OG_BODY_HULL, .vertex_count = p->na, .vertex = p->a_point, .radius = p->ra};
  p->b = (og_body){.kind = OG_BODY_HULL, .vertex_count = p->nb, .vertex = p->b_point, .radius = p->rb};
  p->a.core = og_convex_hull(&p->a_hull);
  p->b.core = og_convex_hull(&p->b_hull);
  p->a_ball = (og_rounded){p->a.core, p->ra};
  p->b_ball = (og_rounded){p->b.core, p->rb};
  p->a.convex = og_convex_rounded(&p->a_ball);
  p->b.convex = og_convex_rounded(&p->b_ball);
}

/// The hulls of na and nb points, three numbers each.
static inline void pair_bodies_of_points(pair_bodies *p, int na, const double *a, int nb, const double *b) {
  p->na = na;
  p->nb = nb;
  p->ra = p->rb = 0;
  for (int k = 0; k < 3 * na; k++) p->a_xyz[k] = a[k];
  for (int k = 0; k < 3 * nb; k++) p->b_xyz[k] = b[k];
  pair_bodies_make(p);
}

/// Every length times 2^exponent.
static inline void pair_bodies_scale(pair_bodies *p, int exponent) {
  for (int k = 0; k < 3 * p->na; k++) p->a_xyz[k] = ldexp(p->a_xyz[k], exponent);
  for (int k = 0; k < 3 * p->nb; k++) p->b_xyz[k] = ldexp(p->b_xyz[k], exponent);
  p->ra = ldexp(p->ra, exponent);
  p->rb = ldexp(p->rb, exponent);
  pair_bodies_make(p);
}

/// B and A of `from`, the points of each in reverse order.
static inline void pair_bodies_swap(pair_bodies *p, const pair_bodies *from) {
  p->na = from->nb;
  p->nb = from->na;
  p->ra = from->rb;
  p->rb = from->ra;
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < p->na; k++) p->a_xyz[3 * k + i] = from->b_xyz[3 * (p->na - 1 - k) + i];
    for (int k = 0; k < p->nb; k++) p->b_xyz[3 * k + i] = from->a_xyz[3 * (p->nb - 1 - k) + i];
  }
  pair_bodies_make(p);
}

static inline void pair_bodies_of(pair_bodies *p, const or_pair *pair) {
  p->na = (int)pair->na;
  p->nb = (int)pair->nb;
  p->ra = pair->ra;
  p->rb = pair->rb;
  for (int k = 0; k < 3 * p->na; k++) p->a_xyz[k] = pair->a[k];
  for (int k = 0; k < 3 * p->nb; k++) p->b_xyz[k] = pair->b[k];
  pair_bodies_make(p);
}

/// Points on nearly the unit sphere, the corners of a hull: count of them for either body, B moved by `shift`.
static inline void pair_bodies_round(pair_bodies *p, int count, const double shift[3], or_random *random) {
  p->na = p->nb = count;
  p->ra = p->rb = 0;
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < count; k++) {
      double x[3], square = 0;
      do {
        square = 0;
        for (int i = 0; i < 3; i++) {
          x[i] = or_random_uniform(random);
          square += x[i] * x[i];
        }
      } while (square > 1 || square < 0.01);
      for (int i = 0; i < 3; i++)
        (body == 0 ? p->a_xyz : p->b_xyz)[3 * k + i] = x[i] / sqrt(square) + (body == 0 ? 0 : shift[i]);
    }
  pair_bodies_make(p);
}

/// Long bodies along one slanted line, 1 to 2^-40 of their length thick: the hardest for every sub-algorithm.
static inline void pair_bodies_needles(pair_bodies *p, or_random *random) {
  const double thick = ldexp(1, -or_random_int(random, 0, 40));
  double along[3], apart[3];
  for (int i = 0; i < 3; i++) {
    along[i] = or_random_uniform(random);
    apart[i] = 2 * thick * or_random_uniform(random);
  }
  p->na = or_random_int(random, 4, 10);
  p->nb = or_random_int(random, 4, 10);
  p->ra = p->rb = 0;
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < (body == 0 ? p->na : p->nb); k++) {
      const double s = or_random_uniform(random);
      for (int i = 0; i < 3; i++)
        (body == 0 ? p->a_xyz : p->b_xyz)[3 * k + i] =
            s * along[i] + thick * or_random_uniform(random) + (body == 0 ? 0 : apart[i]);
    }
  pair_bodies_make(p);
}

typedef struct exact_truth {
  bool meet, touching;
  double distance, depth; // correctly rounded; 0 where they do not apply
} exact_truth;

/// What is true of the bodies. False should the exact solver not answer.
static inline bool exact_truth_of(exact_bench *e, const pair_bodies *p, exact_truth *truth) {
  if (og_problem_set_doubles(&e->problem, p->a_xyz, (size_t)p->na, p->ra, p->b_xyz, (size_t)p->nb, p->rb) !=
      OG_PROBLEM_OK)
    return false;
  if (og_solve(e->solver, OG_DISTANCE, &e->problem, NULL, &e->answer) != OG_ANSWERED) return false;
  const og_finding *f = &e->answer.finding;
  *truth = (exact_truth){.meet = f->relation != OG_SEPARATED, .touching = f->relation == OG_TOUCHING};
  if (f->has_distance) truth->distance = og_surd_to_double(&f->distance);
  return true;
}

/// The exact depth of bodies that meet. False should the exact solver not answer.
static inline bool exact_depth_of(exact_bench *e, exact_truth *truth) {
  if (og_solve(e->solver, OG_DEPTH, &e->problem, NULL, &e->answer) != OG_ANSWERED) return false;
  if (e->answer.finding.has_depth) truth->depth = og_surd_to_double(&e->answer.finding.depth);
  return true;
}

// The least translation along -normal that parts the cores, in more digits than any bound asks for.
static inline long double core_width_along(const pair_bodies *p, og_vec3 normal) {
  const long double x = (long double)normal.x, y = (long double)normal.y, z = (long double)normal.z;
  long double a = -HUGE_VALL, b = HUGE_VALL;
  for (int k = 0; k < p->na; k++)
    a = fmaxl(
        a, -(x * (long double)p->a_point[k].x + y * (long double)p->a_point[k].y + z * (long double)p->a_point[k].z));
  for (int k = 0; k < p->nb; k++)
    b = fminl(
        b, -(x * (long double)p->b_point[k].x + y * (long double)p->b_point[k].y + z * (long double)p->b_point[k].z));
  return (a - b) / sqrtl(x * x + y * y + z * z);
}

// The same for the bodies with their balls.
static inline long double body_width_along(const pair_bodies *p, og_vec3 normal) {
  return core_width_along(p, normal) + (long double)p->ra + (long double)p->rb;
}

#endif
