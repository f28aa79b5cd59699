#ifndef OG_STUDY_SAT_PRUNING_H
#define OG_STUDY_SAT_PRUNING_H

/// origo study sat-pruning: what does pruning edge pairs on the Gauss map save?
int og_study_sat_pruning(int argc, char **argv);

#endif
