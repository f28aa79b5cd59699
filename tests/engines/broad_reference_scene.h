#ifndef OG_BROAD_REFERENCE_SCENE_H
#define OG_BROAD_REFERENCE_SCENE_H

/// A broad phase of the reference for the adaptor beside it, which is C++ and cannot include the reference's headers.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { REFERENCE_INSERT, REFERENCE_MOVE, REFERENCE_REMOVE };

typedef struct reference_scene reference_scene;

/// The id of the k-th algorithm behind the door of overlaps; null beyond the last.
const char *reference_id(int k);

/// An empty scene of numbers below `numbers`, or null where memory ends.
reference_scene *reference_start(const char *id, int32_t numbers);
void reference_end(reference_scene *scene);

/// A change of the next step; `lo` and `hi` are not looked at for REFERENCE_REMOVE.
void reference_change(reference_scene *scene, int kind, int32_t number, const double *lo, const double *hi);

typedef struct reference_pairs {
  const int32_t *pair; // two numbers each
  int64_t count;
} reference_pairs;

/// The step: which pairs begin and end. False where it has no answer.
int reference_step(reference_scene *scene, reference_pairs *begun, reference_pairs *ended);

#ifdef __cplusplus
}
#endif

#endif
