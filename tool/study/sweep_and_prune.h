#ifndef OG_STUDY_SWEEP_AND_PRUNE_H
#define OG_STUDY_SWEEP_AND_PRUNE_H

/// Claim 8: what sweep and prune costs against the number of boxes and of pairs, sorted anew and going on from the last
/// step.
int og_study_sweep_and_prune(int argc, char **argv);

#endif
