#ifndef OG_STUDY_BOX_GROWTH_H
#define OG_STUDY_BOX_GROWTH_H

/// Varjus 2.6: boxes along the axes that are made anew from the first box, or from that of the last frame, of a body
/// that turns.
int og_study_box_growth(int argc, char **argv);

#endif
