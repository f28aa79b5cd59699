#ifndef OG_WARM_START_H
#define OG_WARM_START_H

/// origo study warm-start: Cameron's GJK under coherent motion, its cost against the number of vertices (claim 14).
int og_study_warm_start(int argc, char **argv);

#endif
