#ifndef OG_JOBS_H
#define OG_JOBS_H

/// A match over several processes: each plays some of the cases with engines of its own; one writes what comes of it.
///
/// The lines of cases are dealt out in small portions, to the process with the least to do; a case that goes on after
/// another goes where that went. Judgements, counts, records and complaints come back by the number of their line and
/// are taken in that order. So all that is written is what one process would have written, as long as an engine's claim
/// depends on its case alone. Memory: some thousand judgements that wait for an earlier one.
///
/// The processes end with the one that made them.

#include "tool/judge/match.h"

enum { OG_MAX_JOBS = 256 };

typedef struct og_jobs og_jobs;

/// Makes the processes; the match, with its players, is theirs from now on, and here only tallies. `walk` is as for one
/// process, and is then to be walked: its lines are dealt. Null where no process can be made (errno).
og_jobs *og_jobs_start(og_match *match, og_case_walk *walk, size_t count);
/// Ends them and frees all. Returns the exit status that one of them ended the walk with, or OG_EXIT_OK.
int og_jobs_end(og_jobs *jobs);

#endif
