#ifndef OG_READ_RIGID_PROBLEM_H
#define OG_READ_RIGID_PROBLEM_H

/// The poses of a case about two polytopes that move and turn: that of each body is where it begins, and "end_a" and
/// "end_b" are where they end. What an end does not say stays as at the start. "spin_a" and "spin_b" are angular velocities
/// in place of rotations at the end; "about_a" and "about_b" are the points around which the bodies spin, in place of
/// their centres.

#include <jansson.h>

#include "spec/motion/problem.h"
#include "tool/format/complaint.h"
#include "tool/format/read_case.h"

/// The bodies have been read. The shapes' poses are used up: afterwards they are those at the end.
bool og_read_rigid_problem(og_rigid_problem *problem, og_case_body *a, og_case_body *b, const json_t *root,
                           size_t max_bits, og_complaint *complaint);

#endif
