#ifndef OG_STUDY_MOVING_FEATURES_H
#define OG_STUDY_MOVING_FEATURES_H

/// origo study moving-features: what the tolerance costs, and what is missed and invented, of features that move.
int og_study_moving_features(int argc, char **argv);

#endif
