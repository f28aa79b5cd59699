#ifndef OG_STUDY_CONTINUOUS_COST_H
#define OG_STUDY_CONTINUOUS_COST_H

/// origo study continuous-cost: what first contacts cost, and how wrong they are, against angular speed, thickness and
/// distance.
int og_study_continuous_cost(int argc, char **argv);

#endif
