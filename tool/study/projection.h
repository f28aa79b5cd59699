#ifndef OG_STUDY_PROJECTION_H
#define OG_STUDY_PROJECTION_H

/// origo study projection: from how many vertices does bisection pay, and is it right?
int og_study_projection(int argc, char **argv);

#endif
