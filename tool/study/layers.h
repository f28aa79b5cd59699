#ifndef OG_STUDY_LAYERS_H
#define OG_STUDY_LAYERS_H

/// origo study layers: what does a cheap volume beside a tight one gain, by axes tested and by time?
int og_study_layers(int argc, char **argv);

#endif
