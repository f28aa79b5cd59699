#ifndef OG_DELIVER_H
#define OG_DELIVER_H

/// Where the command's judgements go. The library of text keeps them, and is linked without this.

#include "tool/judge/match.h"

/// Writes match->out to standard output and empties it. Lines are written whole: a signal that ends the process waits.
/// False after it has complained.
bool og_deliver(og_match *match);

/// After the last case: a line about each player on standard error.
void og_match_report(og_match *match);
/// Is no claim left over? Otherwise it has said so.
bool og_match_is_done(og_match *match);

/// After the report: how many of the known failures are mended, on standard error.
void og_match_report_mended(const og_match *match);

#endif
