#ifndef OG_WORLD_CURVED_TRUTH_H
#define OG_WORLD_CURVED_TRUTH_H

/// The exact truth about two bodies of a world of which one at least is a cylinder or a cone.
///
/// A curved body has its centre and sizes as they are. Its axes are those of an exact rotation: that of the
/// quaternion that its matrix has, but for rounding. Rotations by quarter turns are exact. Beside a polytope without
/// a ball the relation is exact (spec/curved). Beside anything else it is enclosed (spec/enclosure): pairs that
/// touch, or are nearer to it than some 2^-40 of their size, may be left open.

#include "ref/broad/aabb.h"
#include "ref/body.h"
#include "spec/body/shape.h"
#include "spec/curved/solve/curved.h"
#include "spec/enclosure/solve/enclosure.h"

typedef struct og_curved_truth {
  og_relation relation; // OG_RELATION_NONE: left open
  double distance;      // signed, an upper bound of its size; 0: left open
  og_shape frame;
  og_exact_body body[2];
  og_curved_problem curved;
  og_curved_answer answer;
  og_enclosure_problem enclosure;
  og_enclosure_solver *solver;
  og_enclosure_answer range;
  og_depth_answer depth;
} og_curved_truth;

void og_curved_truth_init(og_curved_truth *truth);
void og_curved_truth_clear(og_curved_truth *truth);

/// Sets the relation. Every answer was accepted by its checker. False only through a defect of the exact side.
bool og_curved_truth_relate(og_curved_truth *truth, const og_body *a, const og_body *b);
/// The distance of the two bodies related last. False as above.
bool og_curved_truth_measure(og_curved_truth *truth);
/// Does the box hold the curved body, exactly?
bool og_curved_truth_is_held(og_curved_truth *truth, const og_body *body, const og_aabb *box);

#endif
