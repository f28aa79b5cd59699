#ifndef OG_MAKE_MOTION_H
#define OG_MAKE_MOTION_H

/// A case of the question `motion` as input of the algorithms behind the door `motion`: each number of the bodies'
/// frames and of their poses is rounded once. The limit of steps is that which the door names.

#include "ref/door/motion.h"
#include "tool/run/case_walk.h"
#include "tool/run/make_body.h"

/// The input, with its storage: not to be copied.
typedef struct og_made_motion {
  og_world_body a, b;
  size_t capacity;
  og_vec3 *point;
  og_motion_input input;
} og_made_motion;

void og_made_motion_init(og_made_motion *made);
void og_made_motion_clear(og_made_motion *made);

/// A body, A (0) or B (1), as the hull of points in its frame, which are copied, with a ball around each. Its poses
/// stay what they are.
void og_made_motion_hold(og_made_motion *made, int which, const og_vec3 *point, size_t count, og_scalar radius);

/// Numbers that are too large become infinite: the door says so.
void og_make_motion(og_made_motion *made, const og_walked_case *walked);

#endif
