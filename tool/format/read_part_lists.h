#ifndef OG_READ_PART_LISTS_H
#define OG_READ_PART_LISTS_H

/// The parts of a mesh in a case, and their bound.

#include <jansson.h>

#include "spec/decompose/problem.h"
#include "tool/format/complaint.h"

/// Reads "parts": [[t, ...], ...], numbers of the problem's triangles, which are one or more, and "bound": a number from 0
/// to 1.
bool og_read_part_lists(og_decomposition_problem *problem, const json_t *root, og_complaint *complaint);

#endif
