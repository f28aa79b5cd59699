#ifndef OG_WRITE_MESHES_CLAIM_H
#define OG_WRITE_MESHES_CLAIM_H

/// A claim from the door `mesh_pairs` as a JSON line. The format stands in docs/use/format.md.

#include "ref/broad/pairs.h"
#include "ref/outcome.h"
#include "tool/format/text.h"

void og_write_meshes_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                           const og_pairs *pairs);

#endif
