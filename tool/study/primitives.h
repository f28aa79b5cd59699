#ifndef OG_PRIMITIVES_H
#define OG_PRIMITIVES_H

/// origo study primitives: the reference's algorithms on primitives against the exact answers.
int og_study_primitives(int argc, char **argv);

#endif
