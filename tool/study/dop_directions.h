#ifndef OG_DOP_DIRECTIONS_H
#define OG_DOP_DIRECTIONS_H

/// origo study dop-directions: how often are two k-DOPs apart though their slabs overlap in each of the k directions?
int og_study_dop_directions(int argc, char **argv);

#endif
