#ifndef OG_CONTESTANT_ENGINE_H
#define OG_CONTESTANT_ENGINE_H

/// A contestant that is an engine. Of the judge this alone starts processes: the library of text has no use for it, and
/// is linked without it.

#include "tool/judge/contestant.h"

/// To be cleared, even where it is false: then memory has run out.
bool og_contestant_engine(og_contestant *contestant, const char *command, og_engine_limits limits);

#endif
