#ifndef OG_PRECISION_H
#define OG_PRECISION_H

/// Which of the two programs this is, for sources that both are linked from. It includes no number of the reference.

/// "origo", or "origo32".
const char *og_program_name(void);
/// What sets it apart from `origo`: a few words for --version and lines for --help. Both are empty for `origo` itself.
const char *og_program_note(void);
const char *og_program_help(void);

#endif
