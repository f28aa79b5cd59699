#ifndef OG_PRECISION_H
#define OG_PRECISION_H

/// Which of the two programs this is, for sources that both are linked from. It includes no number of the reference.

typedef struct og_program {
  const char *name; // "origo", or "origo32"
  const char *note; // what sets it apart from `origo`, for --version
  const char *help; // the same in a few lines; both are empty for `origo` itself
} og_program;

extern const og_program og_this_program;

#endif
