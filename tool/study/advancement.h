#ifndef OG_STUDY_ADVANCEMENT_H
#define OG_STUDY_ADVANCEMENT_H

/// origo study advancement: claim 11, calls of GJK until the first contact, of bodies that translate and that turn.
int og_study_advancement(int argc, char **argv);

#endif
