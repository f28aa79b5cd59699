#ifndef OG_MJCF_H
#define OG_MJCF_H

/// What the parts of the reader of MJCF share: settings, classes of defaults, assets.

#include "tool/model/read_model.h"

typedef struct og_mjcf_class {
  const char *name;       // null: the outermost without one
  const og_xml *defaults; // <default>
  long long parent;       // or -1
} og_mjcf_class;

typedef struct og_mjcf_asset {
  char *name;
  size_t mesh; // of the model
} og_mjcf_asset;

typedef struct og_mjcf {
  og_model *model;
  og_angle_unit unit;
  int order[3]; // of Euler angles
  bool fixed[3];
  const char *mesh_folder; // null: that of the model
  bool strips_paths, filters_parents;
  og_mjcf_class *classes; // the outermost first
  size_t class_count, class_room;
  og_mjcf_asset *asset;
  size_t asset_count, asset_room;
  char **included; // real paths
  size_t included_count, included_room;
} og_mjcf;

/// Puts the contents of included files in their places.
bool og_mjcf_include(og_mjcf *mjcf, og_xml *element);
/// <compiler>, <option>, <default>, <asset>, in this order.
bool og_mjcf_read_settings(og_mjcf *mjcf, const og_xml *root);
void og_mjcf_clear(og_mjcf *mjcf);

/// The class that the element names, else `inherited`; false after a complaint.
bool og_mjcf_class_of(og_mjcf *mjcf, size_t *number, const og_xml *element, const char *attribute, size_t inherited);
/// What has an element's attributes: at level 0 the element itself, then what its class says of such elements, the last
/// first, then the class around that one. Null beyond.
const og_xml *og_mjcf_level(const og_mjcf *mjcf, const og_xml *element, size_t number, size_t level);
/// The attribute at the first level that has it, or null; *at is what has it.
const char *og_mjcf_attribute(const og_mjcf *mjcf, const og_xml *element, size_t number, const char *name,
                              const og_xml **at);

/// Where the element stands, by pos and quat, axisangle, xyaxes, zaxis or euler.
bool og_mjcf_read_frame(og_mjcf *mjcf, og_frame *frame, const og_xml *element, size_t number);

/// The model's number of a mesh asset; false after a complaint.
bool og_mjcf_find_mesh(og_mjcf *mjcf, size_t *mesh, const og_xml *geom, const char *name);

#endif
