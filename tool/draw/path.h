#ifndef OG_DRAW_PATH_H
#define OG_DRAW_PATH_H

/// Lines and rays as segments, for who draws them beside a body.

#include "spec/curved/problem.h"

/// Is it a line or a ray?
bool og_is_endless_path(const og_exact_body *body);

/// The part of a line or a ray that goes past the other body, bounded or of that curve: what is nearest to it, or hits
/// it, is on that part. `segment` is neither of both.
void og_path_set(og_exact_body *segment, const og_exact_body *path, const og_exact_body *other, og_curve curve);

#endif
