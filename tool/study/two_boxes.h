#ifndef OG_STUDY_TWO_BOXES_H
#define OG_STUDY_TWO_BOXES_H

/// origo study two-boxes: how many vertices, edges and faces has the Minkowski difference of two boxes?
int og_study_two_boxes(int argc, char **argv);

#endif
