#ifndef OG_PRINCIPAL_BOXES_H
#define OG_PRINCIPAL_BOXES_H

/// origo study principal-boxes: how much larger than the least are boxes along principal axes?
int og_study_principal_boxes(int argc, char **argv);

#endif
