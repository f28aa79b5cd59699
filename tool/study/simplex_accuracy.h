#ifndef OG_SIMPLEX_ACCURACY_H
#define OG_SIMPLEX_ACCURACY_H

/// origo study simplex-accuracy: the four distance sub-algorithms, bare and within GJK (claim 1 of the catalogue).
int og_study_simplex_accuracy(int argc, char **argv);

#endif
