#ifndef OG_STUDY_COHERENCE_H
#define OG_STUDY_COHERENCE_H

/// origo study coherence: what does a query gain that begins where the last one ended, by axes tested and by time?
int og_study_coherence(int argc, char **argv);

#endif
