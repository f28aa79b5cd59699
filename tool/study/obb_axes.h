#ifndef OG_STUDY_OBB_AXES_H
#define OG_STUDY_OBB_AXES_H

/// origo study obb-axes: how many of the 15 axes does the test of two boxes take, in which order?
int og_study_obb_axes(int argc, char **argv);

#endif
