#include "tool/run/precision.h"

#include "ref/scalar.h"

#ifdef OG_BINARY32
const og_program og_this_program = {
    "origo32", " (the algorithms of the reference compute in " OG_SCALAR_NAME ")",
    "\nThis is origo with the algorithms of the reference in binary32. It is for run, study, shrink and world;\n"
    "draw takes edges from a hull in binary32. The other commands do what those of origo do.\n"
    "Exact answers and judgements are the same: an engine in binary32 is judged with --float32.\n"
    "Numbers too large for binary32 are refused: the claims of run say 'out of range', world names the line.\n"};
#else
const og_program og_this_program = {"origo", "", ""};
#endif
