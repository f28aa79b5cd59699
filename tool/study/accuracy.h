#ifndef OG_ACCURACY_H
#define OG_ACCURACY_H

/// origo study accuracy: every algorithm of the registry that runs on pairs, against the exact answer.
///
/// Judged is what the algorithm was given: the exact problem is that of the rounded vertices. So the rounding of poses
/// is nobody's error, and the binary32 build is judged by binary32 bodies.
int og_study_accuracy(int argc, char **argv);

#endif
