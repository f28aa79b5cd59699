#ifndef OG_STUDY_BROAD_PHASES_H
#define OG_STUDY_BROAD_PHASES_H

/// What every broad phase costs against the number of boxes, against their motion, and a grid against the length of its
/// cells.
int og_study_broad_phases(int argc, char **argv);

#endif
