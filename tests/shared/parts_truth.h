#ifndef OR_PARTS_TRUTH_H
#define OR_PARTS_TRUTH_H

/// What is true of random bodies made of parts: every pair of parts is asked of the second oracle, as a pair of convex
/// bodies.

#include "spec/pair/solve/solver.h"
#include "spec/parts/problem.h"
#include "tests/oracle/truth.h"
#include "tests/shared/random_parts.h"

/// Sets the problem of the two bodies; it has room for all that random_parts makes.
void or_set_parts_problem(og_parts_problem *problem, const or_part_body body[2]);

/// Sets the problem of two parts of theirs, as of two convex bodies.
void or_set_pair_of_parts(og_problem *pair, const or_part_body body[2], const int part[2]);

/// Does the first lie closer than the second, or deeper? All cores have balls of one size around them.
bool or_is_closer(const or_truth *a, const or_truth *b);

/// What is true of the two parts that lie closest, or are deepest in each other. Cost: that of all pairs. The caller
/// frees it; its `contradiction` is null unless some pair's was not.
or_truth *or_parts_truth_new(const or_part_body body[2]);

/// A ray, or a segment: the ways from 0 to 1.
typedef struct or_ray {
  double start[3], way[3];
  bool is_segment;
} or_ray;

/// Mostly towards a corner of the body, the middle of two or of three.
void or_make_ray(or_random *random, or_ray *ray, const or_part_body *body);
void or_set_ray_problem(og_parts_problem *problem, const or_ray *ray, const or_part_body *body);

/// When a ray hits the first of all parts.
typedef struct or_ray_truth {
  og_solver *of_pair;
  og_answer single;
  bool hit;
  og_surd first;
} or_ray_truth;

void or_ray_truth_init(or_ray_truth *truth);
void or_ray_truth_clear(or_ray_truth *truth);
/// Part by part: the solver's sweep of each, held against the second oracle. Null, or what is wrong about a part.
const char *or_ray_truth_find(or_ray_truth *truth, const or_ray *ray, const or_part_body *body);
/// Null, or what the finding says that is not so.
const char *or_ray_truth_against(const or_ray_truth *truth, const og_finding *finding);

#endif
