#ifndef OG_STUDY_CHUNG_WANG_H
#define OG_STUDY_CHUNG_WANG_H

/// origo study chung-wang: what makes its rounds many, nearness or flatness?
int og_study_chung_wang(int argc, char **argv);

#endif
