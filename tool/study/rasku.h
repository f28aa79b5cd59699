#ifndef OG_STUDY_RASKU_H
#define OG_STUDY_RASKU_H

/// origo study rasku: Rasku's experiment (2003, 9), with every tree of the reference: tests, hits and their time.
int og_study_rasku(int argc, char **argv);

#endif
