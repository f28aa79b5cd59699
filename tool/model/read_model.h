#ifndef OG_READ_MODEL_H
#define OG_READ_MODEL_H

/// Readers of models: the bytes of the file, which they may change, with a terminator after the last. False after a
/// complaint. A root element <robot> is URDF, <mujoco> is MJCF.

#include "tool/model/model.h"
#include "tool/model/xml_tree.h"

typedef enum og_model_format { OG_MODEL_XML, OG_MODEL_GLTF, OG_MODEL_UNKNOWN } og_model_format;

/// "urdf", "mjcf" and "xml", "gltf" and "glb", in letters of either case; otherwise OG_MODEL_UNKNOWN.
og_model_format og_model_format_named(const char *name);

bool og_read_model(og_model *model, og_model_format format);

bool og_read_urdf(og_model *model, const og_xml *robot);
bool og_read_mjcf(og_model *model, og_xml *mujoco);
bool og_read_gltf(og_model *model, const char *bytes, size_t length);

#endif
