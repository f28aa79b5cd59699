#ifndef OG_SHRINK_H
#define OG_SHRINK_H

/// From a case that fails to a small one that fails in the same way: delta debugging (Zeller and Hildebrandt 2002),
/// with steps that know geometry.
///
/// What failing is, the caller says: a function of a case. Every step offers cases that are smaller than the best so
/// far, in the order of og_small_cost, and the first that still fails is the new best; rounds of all steps go on
/// until none of them finds anything, or the limit of cases tried is reached. Each new best is strictly smaller, so
/// it ends; it draws nothing at random, so it is the same each time. A local minimum: no single step leads further
/// down.

#include "tool/run/small_case.h"

/// Does the case fail in the way that is looked for? The context may hold working storage.
typedef bool (*og_shrink_fails)(void *context, const og_small_case *c);

typedef struct og_shrink {
  og_shrink_fails fails;
  void *context;
  size_t limit;             // of cases tried
  bool human_scale;         // first of all, fewer numbers that are not 0 or of magnitude 1/16 to 64
  bool binary32;            // numbers are rounded to it, not to og_scalar
  bool keep_shapes;         // a box stays a box, a hull a hull; what has a ball, a length or an interior keeps it
  bool solid[2];            // had the bodies an interior at the start?
  bool distinct[2];         // no two of their points may become the same
  size_t tried, taken;      // so far; taken: those that were smaller and failed
  og_small_case best, next; // next: what a step is making of the best
  og_small_cost cost;       // of the best
} og_shrink;

/// Starts from a case that fails, which is copied. binary32, human_scale and keep_shapes are set before the run.
void og_shrink_init(og_shrink *shrink, og_shrink_fails fails, void *context, const og_small_case *from, size_t limit);
/// Where no two points of a body are the same, none become so.
void og_shrink_keep_distinct(og_shrink *shrink);
void og_shrink_clear(og_shrink *shrink);

/// All rounds; the result is shrink->best. False where the limit stopped them.
bool og_shrink_run(og_shrink *shrink);
/// One round of the steps that only change numbers. True if anything was taken.
bool og_shrink_numbers(og_shrink *shrink);

// ---- for the steps ----

/// Is `next` smaller than the best, and does it fail? Then it is the best. Either way `next` is the best again
/// afterwards.
bool og_shrink_offer(og_shrink *shrink);

/// A step: offers what it can make; true if anything was taken.
typedef bool (*og_shrink_step)(og_shrink *shrink);

/// Fewer vertices: parts of ever smaller size are left out, as in delta debugging. A box gives up its shape for that.
bool og_shrink_vertices(og_shrink *shrink);
/// No ball, no rotation, a capsule as a segment or a sphere, a box as its corners, a cylinder as a cone, both as a
/// ball.
bool og_shrink_shapes(og_shrink *shrink);
/// Rotations by quaternions of small integers.
bool og_shrink_rotations(og_shrink *shrink);
/// Both bodies moved so that coordinates become zero.
bool og_shrink_places(og_shrink *shrink);
/// Both bodies multiplied by a power of two, along all axes or, points only, along one.
bool og_shrink_scales(og_shrink *shrink);
/// Both bodies mirrored, so that fewer numbers are negative.
bool og_shrink_mirrors(og_shrink *shrink);
/// Fewer significant bits: of all numbers, of a body's, of an axis's, of one.
bool og_shrink_bits(og_shrink *shrink);
/// Numbers equal to others, or one less.
bool og_shrink_values(og_shrink *shrink);

#endif
