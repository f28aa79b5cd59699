#ifndef OG_STUDY_WELZL_H
#define OG_STUDY_WELZL_H

/// origo study welzl: how many tests does Welzl's method make a point, in good and in bad orders?
int og_study_welzl(int argc, char **argv);

#endif
