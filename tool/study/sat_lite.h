#ifndef OG_STUDY_SAT_LITE_H
#define OG_STUDY_SAT_LITE_H

/// origo study sat-lite: how many pairs of boxes apart do the 6 face axes settle?
int og_study_sat_lite(int argc, char **argv);

#endif
