#ifndef OG_STUDY_SORTING_H
#define OG_STUDY_SORTING_H

/// origo study sorting: what do insertion sort and quicksort do on lists that are nearly sorted?
int og_study_sorting(int argc, char **argv);

#endif
