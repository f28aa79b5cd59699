#ifndef OG_SPELL_POSE_H
#define OG_SPELL_POSE_H

/// Poses as engines have them, written out as a rotation or a matrix, and a translation; see spell_out.h.

#include <jansson.h>

#include "spec/number/rational.h"
#include "tool/format/complaint.h"

/// Changes the pose in place. What is no object is left alone. False after it has complained.
bool og_spell_pose(json_t *pose, const og_place *place, og_complaint *complaint);

/// The body, whose pose is spelled out and which stands along z, is to stand along x (0) or y (1): its own axes go in
/// turn to the next ones, as seen before its pose.
bool og_turn_upright(json_t *body, int axis, const og_place *place, og_complaint *complaint);

/// a / 2; a - b.
void og_halve(og_rational *a);
void og_subtract(og_rational *a, const og_rational *b);

#endif
