#include "tool/model/read_model.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

og_model_format og_model_format_named(const char *name) {
  static const char *const xml[] = {"urdf", "mjcf", "xml"}, *const gltf[] = {"gltf", "glb"};
  for (int k = 0; k < 3; k++)
    if (strcasecmp(name, xml[k]) == 0) return OG_MODEL_XML;
  for (int k = 0; k < 2; k++)
    if (strcasecmp(name, gltf[k]) == 0) return OG_MODEL_GLTF;
  return OG_MODEL_UNKNOWN;
}

static bool read_xml(og_model *model, const char *bytes, size_t length) {
  char quoted[OG_QUOTE_SIZE];
  og_xml *root = og_xml_read(bytes, length, model->complaint->file, model->complaint);
  if (root == NULL) return false;
  bool good;
  if (strcmp(root->name, "robot") == 0) good = og_read_urdf(model, root);
  else if (strcmp(root->name, "mujoco") == 0) good = og_read_mjcf(model, root);
  else
    good = og_xml_refuse(root, model->complaint, "expected <robot> of URDF or <mujoco> of MJCF, not %s",
                         og_quote(quoted, root->name));
  og_xml_free(root);
  return good;
}

bool og_read_model(og_model *model, og_model_format format) {
  size_t length;
  char *bytes = og_model_bytes(&length, model->name, model->files.limits.max_bytes, model->complaint);
  if (bytes == NULL) return false;
  const bool good =
      format == OG_MODEL_XML ? read_xml(model, bytes, length) : og_read_gltf(model, bytes, length);
  free(bytes);
  return good;
}
