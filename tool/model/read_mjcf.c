// MJCF, MuJoCo's own format: geoms of bodies in bodies, as they stand before anything moves.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <mpfr.h>

#include "tool/import/add_mesh.h"
#include "tool/model/mjcf.h"

static bool is(const og_xml *element, const char *name) { return strcmp(element->name, name) == 0; }

static bool is_one_of(const og_xml *element, const char *const *names) {
  for (; *names != NULL; names++)
    if (is(element, *names)) return true;
  return false;
}

// ---- sizes ----

// Of a geom: numbers that a class has stay where the geom has fewer.
static bool read_sizes(og_mjcf *mjcf, double size[3], size_t *most, const og_xml *geom, size_t number) {
  size_t levels = 0, count;
  *most = 0;
  while (og_mjcf_level(mjcf, geom, number, levels) != NULL) levels++;
  while (levels-- > 0) {
    const og_xml *at = og_mjcf_level(mjcf, geom, number, levels);
    const char *text = og_xml_attribute(at, "size");
    if (text == NULL) continue;
    if (!og_xml_numbers(size, 1, 3, &count, at, "size", text, mjcf->model->complaint)) return false;
    if (count > *most) *most = count;
  }
  return true;
}

static bool check_sizes(og_mjcf *mjcf, const double *size, size_t most, size_t wanted, const og_xml *geom) {
  if (most < wanted) return og_xml_refuse(geom, mjcf->model->complaint, "size: expected %zu numbers", wanted);
  for (size_t k = 0; k < wanted; k++)
    if (!(size[k] > 0)) return og_xml_refuse(geom, mjcf->model->complaint, "size: expected numbers above zero");
  return true;
}

// Half the distance between two points, and the middle, each number rounded once.
static bool set_span(double *half, double middle[3], const double x[6]) {
  mpfr_t sum, part;
  bool good = true;
  mpfr_inits2(4400, sum, part, (mpfr_ptr)0); // sums and differences of doubles are exact
  mpfr_t length;
  mpfr_init2(length, 320);
  mpfr_set_zero(length, 1);
  for (int k = 0; k < 3; k++) {
    mpfr_set_d(sum, x[k], MPFR_RNDN);
    mpfr_sub_d(part, sum, x[k + 3], MPFR_RNDN);
    mpfr_hypot(length, length, part, MPFR_RNDN);
    mpfr_add_d(sum, sum, x[k + 3], MPFR_RNDN);
    mpfr_div_2ui(sum, sum, 1, MPFR_RNDN);
    middle[k] = mpfr_get_d(sum, MPFR_RNDN);
  }
  mpfr_div_2ui(length, length, 1, MPFR_RNDN);
  *half = mpfr_get_d(length, MPFR_RNDN);
  good = *half > 0 && isfinite(*half);
  mpfr_clears(sum, part, length, (mpfr_ptr)0);
  return good;
}

// ---- shapes ----

typedef struct shape {
  const char *type, *name; // MuJoCo's, ours
  size_t sizes;
  bool spans; // may be given by the two ends of its axis
} shape;

static const shape shapes[] = {{"sphere", "sphere", 1, false},     {"capsule", "capsule", 2, true},
                               {"cylinder", "cylinder", 2, true},  {"box", "box", 3, true},
                               {"ellipsoid", "ellipsoid", 3, true}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

// Its frame and its sizes by the ends of its axis.
static bool read_span(og_mjcf *mjcf, og_frame *frame, double size[3], size_t *most, const shape *of, const og_xml *at,
                      const char *text) {
  double x[6], half, middle[3], axis[3];
  size_t count;
  if (!of->spans) return og_xml_refuse(at, mjcf->model->complaint,
                                       "fromto is for capsule, cylinder, box and ellipsoid");
  if (!og_xml_numbers(x, 6, 6, &count, at, "fromto", text, mjcf->model->complaint)) return false;
  for (int k = 0; k < 3; k++) axis[k] = x[k] - x[k + 3];
  if (!set_span(&half, middle, x) || !isfinite(axis[0]) || !isfinite(axis[1]) || !isfinite(axis[2]))
    return og_xml_refuse(at, mjcf->model->complaint, "fromto: expected two points, not one, nor too far apart");
  og_frame_set_move(frame, middle);
  og_frame_set_upright(frame, axis);
  if (of->sizes == 3) size[1] = size[0];
  size[of->sizes - 1] = half;
  if (*most > 0) *most = 3;
  return true;
}

static void write_shape(og_text *text, const shape *of, const double size[3]) {
  og_text_format(text, "\"shape\": \"%s\", ", of->name);
  if (of->sizes == 3) {
    og_text_add(text, "\"half\": ");
    og_add_numbers(text, size, 3);
    return;
  }
  og_text_add(text, "\"radius\": ");
  og_text_add_decimal(text, size[0], 17);
  if (of->sizes == 1) return;
  og_text_add(text, ", \"half_height\": ");
  og_text_add_decimal(text, size[1], 17);
}

static bool read_primitive(og_mjcf *mjcf, og_model_body *body, og_frame *frame, const shape *of, const og_xml *geom,
                           size_t number) {
  double size[3] = {0, 0, 0};
  size_t most;
  const og_xml *at;
  if (!read_sizes(mjcf, size, &most, geom, number)) return false;
  const char *span = og_mjcf_attribute(mjcf, geom, number, "fromto", &at);
  if (span != NULL && !read_span(mjcf, frame, size, &most, of, at, span)) return false;
  if (!check_sizes(mjcf, size, most, of->sizes, geom)) return false;
  write_shape(&body->shape, of, size);
  return true;
}

// The shape of the type, where frame is that of pos and a turn.
static bool read_shape(og_mjcf *mjcf, og_model_body *body, og_frame *frame, const og_xml *geom, size_t number) {
  const og_xml *at;
  const char *type = og_mjcf_attribute(mjcf, geom, number, "type", &at);
  const char *mesh = og_mjcf_attribute(mjcf, geom, number, "mesh", &at);
  char quoted[OG_QUOTE_SIZE];
  if (type == NULL) type = "sphere";
  if (strcmp(type, "mesh") == 0) {
    if (mesh == NULL) return og_xml_refuse(geom, mjcf->model->complaint, "a geom of type mesh needs mesh");
    return og_mjcf_find_mesh(mjcf, &body->mesh, geom, mesh);
  }
  for (int k = 0; k < SHAPES && mesh == NULL; k++)
    if (strcmp(type, shapes[k].type) == 0) return read_primitive(mjcf, body, frame, &shapes[k], geom, number);
  if (strcmp(type, "plane") == 0 && mesh == NULL) {
    body->is_half_space = true;
    og_text_add(&body->shape, "\"shape\": \"plane\", \"normal\": [0, 0, 1], \"offset\": 0");
    return true;
  }
  body->is_left_out = true;
  if (mesh != NULL)
    return og_model_leave_out(mjcf->model, geom->file, geom->line, "a %s that is fitted to a mesh is not read", type);
  return og_model_leave_out(mjcf->model, geom->file, geom->line, "a geom of type %s is not read",
                            og_quote(quoted, type));
}

// ---- geoms ----

static bool read_bits(og_mjcf *mjcf, uint32_t *bits, const og_xml *geom, size_t number, const char *name) {
  double x = 1;
  size_t count;
  const og_xml *at;
  const char *text = og_mjcf_attribute(mjcf, geom, number, name, &at);
  if (text != NULL && !og_xml_numbers(&x, 1, 1, &count, at, name, text, mjcf->model->complaint)) return false;
  if (x < floor(x) || x > floor(x) || x < -0x1p31 || x >= 0x1p31)
    return og_xml_refuse(at, mjcf->model->complaint, "%s: expected a whole number of 32 bits", name);
  *bits = (uint32_t)(int32_t)x;
  return true;
}

static bool read_geom(og_mjcf *mjcf, const og_xml *geom, size_t group, og_frame *parent, size_t inherited) {
  size_t number;
  if (!og_mjcf_class_of(mjcf, &number, geom, "class", inherited)) return false;
  og_model_body *body =
      og_model_add_body(mjcf->model, group, og_xml_attribute(geom, "name"), geom->file, geom->line);
  if (body == NULL) return false;
  og_frame own, whole;
  og_frame_init(&own);
  og_frame_init(&whole);
  bool good = read_bits(mjcf, &body->type, geom, number, "contype") &&
              read_bits(mjcf, &body->affinity, geom, number, "conaffinity") &&
              og_mjcf_read_frame(mjcf, &own, geom, number) && read_shape(mjcf, body, &own, geom, number);
  if (good) {
    og_frame_after(&whole, parent, &own);
    good = og_model_place(mjcf->model, body, &whole);
  }
  og_frame_clear(&whole);
  og_frame_clear(&own);
  return good;
}

// ---- bodies ----

static const char *const passed_over[] = {"joint", "freejoint", "inertial", "site", "camera", "light", "plugin", NULL};

// A joint of this body, which may stand in frames.
static bool has_joint(const og_xml *body) {
  for (size_t k = 0; k < body->count; k++) {
    const og_xml *child = body->child[k];
    if (is(child, "joint") || is(child, "freejoint") || (is(child, "frame") && has_joint(child))) return true;
  }
  return false;
}

static bool read_inside(og_mjcf *mjcf, const og_xml *element, size_t group, og_frame *frame, size_t inherited);

// A body, or a frame of the same one: its contents within its own frame.
static bool read_within(og_mjcf *mjcf, const og_xml *element, size_t group, og_frame *parent, size_t inherited) {
  size_t number;
  og_frame own, whole;
  if (!og_mjcf_class_of(mjcf, &number, element, "childclass", inherited)) return false;
  og_frame_init(&own);
  og_frame_init(&whole);
  bool good = og_mjcf_read_frame(mjcf, &own, element, number);
  if (good) og_frame_after(&whole, parent, &own);
  good = good && read_inside(mjcf, element, group, &whole, number);
  og_frame_clear(&whole);
  og_frame_clear(&own);
  return good;
}

static bool read_body(og_mjcf *mjcf, const og_xml *element, size_t parent, og_frame *frame, size_t inherited) {
  og_model *model = mjcf->model;
  const char *name = og_xml_attribute(element, "name");
  char numbered[32];
  snprintf(numbered, sizeof numbered, "body%zu", model->group_count);
  if (!og_model_add_group(model, name == NULL ? numbered : name)) return false;
  const size_t own = model->group_count - 1, weld = model->group[parent].weld;
  if (!has_joint(element)) model->group[own].weld = weld;
  else if (mjcf->filters_parents && weld != 0) model->group[own].parent = (long long)weld;
  return read_within(mjcf, element, own, frame, inherited);
}

static bool read_inside(og_mjcf *mjcf, const og_xml *element, size_t group, og_frame *frame, size_t inherited) {
  bool good = true;
  for (size_t k = 0; k < element->count && good; k++) {
    const og_xml *child = element->child[k];
    if (is(child, "geom")) good = read_geom(mjcf, child, group, frame, inherited);
    else if (is(child, "body")) good = read_body(mjcf, child, group, frame, inherited);
    else if (is(child, "frame")) good = read_within(mjcf, child, group, frame, inherited);
    else if (!is_one_of(child, passed_over))
      good = og_model_leave_out(mjcf->model, child->file, child->line, "<%s> is not read", child->name);
  }
  return good;
}

// ---- contact ----

static bool find_group(og_mjcf *mjcf, size_t *number, const og_xml *element, const char *attribute) {
  const char *name = og_xml_attribute(element, attribute);
  char quoted[OG_QUOTE_SIZE];
  for (*number = 0; name != NULL && *number < mjcf->model->group_count; ++*number)
    if (strcmp(mjcf->model->group[*number].name, name) == 0) return true;
  return og_xml_refuse(element, mjcf->model->complaint, "%s: there is no body %s", attribute,
                       og_quote(quoted, name == NULL ? "" : name));
}

static bool find_geom(og_mjcf *mjcf, size_t *number, const og_xml *element, const char *attribute) {
  const char *name = og_xml_attribute(element, attribute);
  char quoted[OG_QUOTE_SIZE];
  for (*number = 0; name != NULL && *number < mjcf->model->body_count; ++*number) {
    const char *own = mjcf->model->body[*number].name;
    if (own != NULL && strcmp(own, name) == 0) return true;
  }
  return og_xml_refuse(element, mjcf->model->complaint, "%s: there is no geom %s", attribute,
                       og_quote(quoted, name == NULL ? "" : name));
}

static bool read_contact(og_mjcf *mjcf, const og_xml *contact) {
  for (size_t k = 0; k < contact->count; k++) {
    const og_xml *child = contact->child[k];
    size_t a, b;
    if (is(child, "exclude")) {
      if (!find_group(mjcf, &a, child, "body1") || !find_group(mjcf, &b, child, "body2")) return false;
      og_model_keep_apart(mjcf->model, a, b);
    } else if (is(child, "pair")) {
      if (!find_geom(mjcf, &a, child, "geom1") || !find_geom(mjcf, &b, child, "geom2")) return false;
      og_model_bring_together(mjcf->model, a, b);
    } else if (!og_model_leave_out(mjcf->model, child->file, child->line, "<%s> is not read", child->name)) {
      return false;
    }
  }
  return true;
}

// ---- the model ----

static bool read_world(og_mjcf *mjcf, const og_xml *root) {
  static const char *const settings[] = {"compiler", "option",   "default", "asset",    "contact",  "size",
                                         "statistic", "visual",  "custom",  "tendon",   "actuator", "sensor",
                                         "keyframe",  "equality", "extension", NULL};
  og_frame frame;
  og_frame_init(&frame);
  bool good = og_model_add_group(mjcf->model, "world");
  for (size_t k = 0; k < root->count && good; k++) {
    const og_xml *child = root->child[k];
    if (is(child, "worldbody")) good = read_inside(mjcf, child, 0, &frame, 0);
    else if (!is_one_of(child, settings))
      good = og_model_leave_out(mjcf->model, child->file, child->line, "<%s> is not read", child->name);
  }
  for (size_t k = 0; k < root->count && good; k++)
    if (is(root->child[k], "contact")) good = read_contact(mjcf, root->child[k]);
  og_frame_clear(&frame);
  return good;
}

bool og_read_mjcf(og_model *model, og_xml *root) {
  og_mjcf mjcf = {.model = model};
  const bool good = og_mjcf_include(&mjcf, root) && og_mjcf_read_settings(&mjcf, root) && read_world(&mjcf, root);
  og_mjcf_clear(&mjcf);
  return good;
}
