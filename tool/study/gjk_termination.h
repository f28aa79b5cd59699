#ifndef OG_GJK_TERMINATION_H
#define OG_GJK_TERMINATION_H

/// origo study gjk-termination: does GJK end on polytopes, in exact numbers and in floating point? (claim 15)
int og_study_gjk_termination(int argc, char **argv);

#endif
