// MJCF: included files, settings, classes of defaults and mesh assets.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/model/mjcf.h"

static void *with_room(void *array, size_t count, size_t *room, size_t size) {
  if (count < *room) return array;
  *room = og_doubled(*room);
  return og_grow(array, *room, size);
}

static char *copy_of(const char *text, size_t length) {
  char *copy = og_grow(NULL, length + 1, 1);
  memcpy(copy, text, length);
  copy[length] = '\0';
  return copy;
}

static bool is(const og_xml *element, const char *name) { return strcmp(element->name, name) == 0; }

void og_mjcf_clear(og_mjcf *mjcf) {
  for (size_t k = 0; k < mjcf->asset_count; k++) free(mjcf->asset[k].name);
  free(mjcf->asset);
  free(mjcf->classes);
  free(mjcf->included);
}

// ---- included files ----

static og_xml *read_included(og_mjcf *mjcf, const og_xml *include) {
  og_model *model = mjcf->model;
  const char *named = og_xml_attribute(include, "file"), *fault = "";
  char quoted[OG_QUOTE_SIZE];
  char *path = named == NULL ? NULL : og_model_path(&model->files, model->home, model->home, named, &fault);
  if (named == NULL) og_xml_refuse(include, model->complaint, "<include> needs file");
  else if (path == NULL) og_xml_refuse(include, model->complaint, "%s: %s", og_quote(quoted, named), fault);
  if (path == NULL) return NULL;
  og_model_keep(model, path);
  for (size_t k = 0; k < mjcf->included_count; k++)
    if (strcmp(mjcf->included[k], path) == 0) {
      og_xml_refuse(include, model->complaint, "%s is included a second time", og_quote(quoted, named));
      return NULL;
    }
  mjcf->included = with_room(mjcf->included, mjcf->included_count, &mjcf->included_room, sizeof(char *));
  mjcf->included[mjcf->included_count++] = path;
  size_t length;
  char *bytes = og_model_bytes(&length, path, model->files.limits.max_bytes, model->complaint);
  og_xml *root = bytes == NULL ? NULL : og_xml_read(bytes, length, path, model->complaint);
  free(bytes);
  return root;
}

// The children of the included root in the place of child `at`.
static void splice(og_xml *element, size_t at, og_xml *root) {
  const size_t count = element->count - 1 + root->count;
  og_xml **child = og_grow(NULL, count + 1, sizeof(og_xml *));
  for (size_t k = 0; k < at; k++) child[k] = element->child[k];
  for (size_t k = 0; k < root->count; k++) child[at + k] = root->child[k];
  for (size_t k = at + 1; k < element->count; k++) child[root->count - 1 + k] = element->child[k];
  og_xml_free(element->child[at]);
  free(element->child);
  element->child = child;
  element->count = count;
  element->capacity = count + 1;
  root->count = 0;
  og_xml_free(root);
}

// A file is included once, so this ends; elements stand in each other no deeper than a file may have them, times files.
static bool include_below(og_mjcf *mjcf, og_xml *element, int depth) {
  if (depth > OG_XML_DEPTH)
    return og_xml_refuse(element, mjcf->model->complaint, "elements stand in each other more than %d deep",
                         OG_XML_DEPTH);
  for (size_t k = 0; k < element->count;) {
    if (!is(element->child[k], "include")) {
      if (!include_below(mjcf, element->child[k++], depth + 1)) return false;
      continue;
    }
    og_xml *root = read_included(mjcf, element->child[k]);
    if (root == NULL) return false;
    splice(element, k, root);
  }
  return true;
}

bool og_mjcf_include(og_mjcf *mjcf, og_xml *element) { return include_below(mjcf, element, 0); }

// ---- settings ----

static bool read_order(og_mjcf *mjcf, const og_xml *compiler, const char *text) {
  static const char letters[] = "xyzXYZ";
  char quoted[OG_QUOTE_SIZE];
  bool good = strlen(text) == 3;
  for (int k = 0; k < 3 && good; k++) {
    const char *letter = strchr(letters, text[k]);
    good = letter != NULL;
    if (!good) break;
    mjcf->order[k] = (int)(letter - letters) % 3;
    mjcf->fixed[k] = letter - letters >= 3;
  }
  return good || og_xml_refuse(compiler, mjcf->model->complaint, "eulerseq: expected three of x, y, z, X, Y, Z, not %s",
                               og_quote(quoted, text));
}

static bool read_compiler(og_mjcf *mjcf, const og_xml *compiler) {
  const char *angle = og_xml_attribute(compiler, "angle"), *order = og_xml_attribute(compiler, "eulerseq"),
             *meshes = og_xml_attribute(compiler, "meshdir"), *assets = og_xml_attribute(compiler, "assetdir"),
             *frames = og_xml_attribute(compiler, "coordinate"), *strips = og_xml_attribute(compiler, "strippath");
  if (angle != NULL && strcmp(angle, "radian") != 0 && strcmp(angle, "degree") != 0)
    return og_xml_refuse(compiler, mjcf->model->complaint, "angle: expected degree or radian");
  if (angle != NULL) mjcf->unit = angle[0] == 'r' ? OG_RADIANS : OG_DEGREES;
  if (frames != NULL && strcmp(frames, "local") != 0)
    return og_xml_refuse(compiler, mjcf->model->complaint, "coordinate: only local ones are read");
  if (assets != NULL && mjcf->mesh_folder == NULL) mjcf->mesh_folder = assets;
  if (meshes != NULL) mjcf->mesh_folder = meshes;
  if (strips != NULL) mjcf->strips_paths = strcmp(strips, "true") == 0;
  return order == NULL || read_order(mjcf, compiler, order);
}

static void read_option(og_mjcf *mjcf, const og_xml *option) {
  for (size_t k = 0; k < option->count; k++) {
    const char *filter = og_xml_attribute(option->child[k], "filterparent");
    if (is(option->child[k], "flag") && filter != NULL) mjcf->filters_parents = strcmp(filter, "disable") != 0;
  }
}

// ---- classes ----

static long long find_class(const og_mjcf *mjcf, const char *name) {
  for (size_t k = 0; k < mjcf->class_count; k++)
    if (mjcf->classes[k].name != NULL && strcmp(mjcf->classes[k].name, name) == 0) return (long long)k;
  return -1;
}

// The contents of a class go to the end of another's.
static void gather(og_xml *to, og_xml *from) {
  for (size_t k = 0; k < from->count; k++) {
    to->child = with_room(to->child, to->count, &to->capacity, sizeof(og_xml *));
    to->child[to->count++] = from->child[k];
  }
  from->count = 0;
}

static bool add_class(og_mjcf *mjcf, const og_xml *defaults, long long parent) {
  const char *name = og_xml_attribute(defaults, "class");
  char quoted[OG_QUOTE_SIZE];
  if (name == NULL && parent >= 0) return og_xml_refuse(defaults, mjcf->model->complaint, "<default> needs class");
  if (name == NULL) name = "main";
  if (find_class(mjcf, name) >= 0)
    return og_xml_refuse(defaults, mjcf->model->complaint, "a second class %s of defaults", og_quote(quoted, name));
  if (mjcf->class_count == OG_MOST_BODIES)
    return og_model_limit(mjcf->model, "more than %d classes", OG_MOST_BODIES);
  mjcf->classes = with_room(mjcf->classes, mjcf->class_count, &mjcf->class_room, sizeof *mjcf->classes);
  mjcf->classes[mjcf->class_count] = (og_mjcf_class){name, defaults, parent};
  const long long own = (long long)mjcf->class_count++;
  for (size_t k = 0; k < defaults->count; k++)
    if (is(defaults->child[k], "default") && !add_class(mjcf, defaults->child[k], own)) return false;
  return true;
}

static bool adds_to(const og_xml *first, const og_xml *other) {
  const char *own = og_xml_attribute(first, "class"), *name = og_xml_attribute(other, "class");
  return name == NULL || strcmp(name, own == NULL ? "main" : own) == 0;
}

// An outermost <default> without a name, or of the first one's, adds to the first; another stands within it.
static bool read_classes(og_mjcf *mjcf, const og_xml *root) {
  og_xml *first = NULL;
  for (size_t k = 0; k < root->count; k++) {
    if (!is(root->child[k], "default")) continue;
    if (first == NULL) first = root->child[k];
    else if (adds_to(first, root->child[k])) gather(first, root->child[k]);
  }
  if (first != NULL && !add_class(mjcf, first, -1)) return false;
  for (size_t k = 0; k < root->count; k++) {
    og_xml *one = root->child[k];
    if (is(one, "default") && one != first && !adds_to(first, one) && !add_class(mjcf, one, 0)) return false;
  }
  return true;
}

bool og_mjcf_class_of(og_mjcf *mjcf, size_t *number, const og_xml *element, const char *attribute, size_t inherited) {
  const char *name = og_xml_attribute(element, attribute);
  char quoted[OG_QUOTE_SIZE];
  *number = inherited;
  if (name == NULL) return true;
  const long long found = find_class(mjcf, name);
  if (found < 0)
    return og_xml_refuse(element, mjcf->model->complaint, "there is no class %s of defaults", og_quote(quoted, name));
  *number = (size_t)found;
  return true;
}

const og_xml *og_mjcf_level(const og_mjcf *mjcf, const og_xml *element, size_t number, size_t level) {
  if (level == 0) return element;
  for (long long at = mjcf->class_count == 0 ? -1 : (long long)number; at >= 0; at = mjcf->classes[at].parent) {
    const og_xml *defaults = mjcf->classes[at].defaults;
    for (size_t k = defaults->count; k-- > 0;)
      if (strcmp(defaults->child[k]->name, element->name) == 0 && --level == 0) return defaults->child[k];
  }
  return NULL;
}

const char *og_mjcf_attribute(const og_mjcf *mjcf, const og_xml *element, size_t number, const char *name,
                              const og_xml **at) {
  for (size_t level = 0; (*at = og_mjcf_level(mjcf, element, number, level)) != NULL; level++) {
    const char *text = og_xml_attribute(*at, name);
    if (text != NULL) return text;
  }
  *at = element;
  return NULL;
}

// ---- mesh assets ----

// All numbers of the text, as a new array; null after a complaint.
static double *all_numbers(og_mjcf *mjcf, size_t *count, const og_xml *element, const char *name, const char *text) {
  const size_t most = strlen(text) / 2 + 1;
  double *x = og_grow(NULL, most, sizeof *x);
  if (og_xml_numbers(x, 0, most, count, element, name, text, mjcf->model->complaint)) {
    if (*count % 3 == 0) return x;
    og_xml_refuse(element, mjcf->model->complaint, "%s: expected threes of numbers, not %zu", name, *count);
  }
  free(x);
  return NULL;
}

static bool read_points(og_mjcf *mjcf, og_mesh_file *mesh, const og_xml *element, const char *text) {
  size_t count;
  double *x = all_numbers(mjcf, &count, element, "vertex", text);
  if (x == NULL) return false;
  mesh->point_count = mesh->point_capacity = count / 3;
  mesh->point = og_grow(NULL, count / 3 + 1, sizeof *mesh->point);
  if (count > 0) memcpy(mesh->point, x, count * sizeof *x);
  free(x);
  if (mesh->point_count <= mjcf->model->files.limits.max_points) return true;
  return og_model_limit(mjcf->model, "more than %zu points (--max-points)",
                     mjcf->model->files.limits.max_points);
}

static bool read_triangles(og_mjcf *mjcf, og_mesh_file *mesh, const og_xml *element, const char *text) {
  size_t count;
  double *x = all_numbers(mjcf, &count, element, "face", text);
  if (x == NULL) return false;
  bool good = true;
  mesh->triangle_count = mesh->triangle_capacity = count / 3;
  mesh->triangle = og_grow(NULL, count / 3 + 1, sizeof *mesh->triangle);
  for (size_t k = 0; k < count && good; k++) {
    good = x[k] >= 0 && x[k] < (double)mesh->point_count && !(x[k] > floor(x[k]));
    if (good) mesh->triangle[k / 3][k % 3] = (uint32_t)x[k];
    else og_xml_refuse(element, mjcf->model->complaint, "face: %g is no vertex: there are %zu", x[k],
                       mesh->point_count);
  }
  free(x);
  return good;
}

// The file's name without folders and ending, or that of the asset.
static char *asset_name(const og_xml *element, const char *file) {
  const char *name = og_xml_attribute(element, "name");
  if (name != NULL || file == NULL) return copy_of(name == NULL ? "" : name, name == NULL ? 0 : strlen(name));
  const char *slash = strrchr(file, '/'), *base = slash == NULL ? file : slash + 1, *dot = strrchr(base, '.');
  return copy_of(base, dot == NULL ? strlen(base) : (size_t)(dot - base));
}

static size_t add_file(og_mjcf *mjcf, const char *file, const double scale[3]) {
  og_model *model = mjcf->model;
  const char *slash = strrchr(file, '/'), *fault;
  og_text folder;
  og_text_init(&folder);
  if (mjcf->strips_paths && slash != NULL) file = slash + 1;
  if (mjcf->mesh_folder == NULL || mjcf->mesh_folder[0] != '/') og_text_format(&folder, "%s/", model->home);
  og_text_add(&folder, mjcf->mesh_folder == NULL ? "." : mjcf->mesh_folder);
  char *path = og_model_path(&model->files, model->home, folder.at, file, &fault);
  og_text_clear(&folder);
  return path == NULL ? og_model_add_fault(model, file, fault) : og_model_add_mesh(model, path, scale);
}

static bool read_mesh(og_mjcf *mjcf, const og_xml *element) {
  og_model *model = mjcf->model;
  double scale[3] = {1, 1, 1};
  size_t number, count;
  const og_xml *at;
  if (!og_mjcf_class_of(mjcf, &number, element, "class", 0)) return false;
  const char *text = og_mjcf_attribute(mjcf, element, number, "scale", &at);
  if (text != NULL && !og_xml_numbers(scale, 3, 3, &count, at, "scale", text, model->complaint)) return false;
  const char *file = og_xml_attribute(element, "file"), *vertex = og_xml_attribute(element, "vertex"),
             *face = og_xml_attribute(element, "face");
  size_t mesh;
  if (og_xml_attribute(element, "refpos") != NULL || og_xml_attribute(element, "refquat") != NULL)
    mesh = og_model_add_fault(model, NULL, "a mesh with refpos or refquat is not read");
  else if (file != NULL) mesh = add_file(mjcf, file, scale);
  else if (vertex == NULL) mesh = og_model_add_fault(model, NULL, "a mesh without file and vertex is not read");
  else {
    mesh = og_model_add_mesh(model, NULL, scale);
    if (!read_points(mjcf, &model->mesh[mesh].mesh, element, vertex)) return false;
    if (face != NULL && !read_triangles(mjcf, &model->mesh[mesh].mesh, element, face)) return false;
  }
  mjcf->asset = with_room(mjcf->asset, mjcf->asset_count, &mjcf->asset_room, sizeof *mjcf->asset);
  mjcf->asset[mjcf->asset_count++] = (og_mjcf_asset){asset_name(element, file), mesh};
  return true;
}

bool og_mjcf_find_mesh(og_mjcf *mjcf, size_t *mesh, const og_xml *geom, const char *name) {
  char quoted[OG_QUOTE_SIZE];
  for (size_t k = 0; k < mjcf->asset_count; k++)
    if (strcmp(mjcf->asset[k].name, name) == 0) {
      *mesh = mjcf->asset[k].mesh;
      return true;
    }
  return og_xml_refuse(geom, mjcf->model->complaint, "there is no mesh %s", og_quote(quoted, name));
}

// ---- all ----

static bool read_assets(og_mjcf *mjcf, const og_xml *assets) {
  for (size_t k = 0; k < assets->count; k++)
    if (is(assets->child[k], "mesh") && !read_mesh(mjcf, assets->child[k])) return false;
  return true;
}

bool og_mjcf_read_settings(og_mjcf *mjcf, const og_xml *root) {
  mjcf->unit = OG_DEGREES;
  mjcf->filters_parents = true;
  for (int k = 0; k < 3; k++) mjcf->order[k] = k;
  for (size_t k = 0; k < root->count; k++) {
    if (is(root->child[k], "compiler") && !read_compiler(mjcf, root->child[k])) return false;
    if (is(root->child[k], "option")) read_option(mjcf, root->child[k]);
  }
  if (!read_classes(mjcf, root)) return false;
  for (size_t k = 0; k < root->count; k++)
    if (is(root->child[k], "asset") && !read_assets(mjcf, root->child[k])) return false;
  return true;
}
