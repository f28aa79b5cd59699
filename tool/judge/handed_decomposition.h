#ifndef OG_HANDED_DECOMPOSITION_H
#define OG_HANDED_DECOMPOSITION_H

/// A case of the question `decompose` as engines receive it: a mesh, and the case's parts and bound as they are.

#include "spec/decompose/problem.h"
#include "tool/judge/handed_extent.h"
#include "tool/judge/handed_meshes.h"

/// Meshes of more triangles are not judged: that may take minutes.
#define OG_MAX_JUDGED_TRIANGLES 10000

typedef struct og_handed_decomposition {
  og_handed_meshes mesh; // rounded once; not solved
  const og_decomposition_problem *from; // the case's
  og_handed_extent extent;
} og_handed_decomposition;

void og_handed_decomposition_init(og_handed_decomposition *r);
void og_handed_decomposition_clear(og_handed_decomposition *r);

/// Makes the case that an engine gets. `from` stays the caller's, and lives as long. False where a number is too large
/// for the format.
bool og_hand_over_decomposition(og_handed_decomposition *r, const og_hand_over *how,
                                const og_decomposition_problem *from);

/// Has the mesh no more triangles than are judged?
bool og_handed_decomposition_is_small(const og_handed_decomposition *r);
/// Is the mesh closed, with a volume above zero?
bool og_handed_decomposition_is_solid(const og_handed_decomposition *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_decomposition(og_text *text, const char *id, const og_handed_decomposition *c);

#endif
