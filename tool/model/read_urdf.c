// URDF: links with <collision> shapes, and the joints between them, at zero.

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/add_mesh.h"
#include "tool/model/read_model.h"

enum { NONE = -1, MOST_JOINTS_DEEP = 256 };

typedef struct link {
  const og_xml *element, *joint; // the joint that it hangs from; null: none
  const char *name;
  long long parent;
  og_frame frame; // in the world, once it is placed
  bool is_placed;
} link;

typedef struct urdf {
  og_model *model;
  link *links;
  size_t count;
} urdf;

// ---- attributes ----

static const char *need(urdf *robot, const og_xml *element, const char *name) {
  const char *text = og_xml_attribute(element, name);
  if (text == NULL) og_xml_refuse(element, robot->model->complaint, "<%s> needs %s", element->name, name);
  return text;
}

static bool need_numbers(urdf *robot, double *x, size_t count, const og_xml *element, const char *name) {
  size_t found;
  const char *text = need(robot, element, name);
  return text != NULL && og_xml_numbers(x, count, count, &found, element, name, text, robot->model->complaint);
}

static bool need_length(urdf *robot, double *x, const og_xml *element, const char *name) {
  if (!need_numbers(robot, x, 1, element, name)) return false;
  return *x >= 0 || og_xml_refuse(element, robot->model->complaint, "%s: below zero", name);
}

// Half of a length. It is exact, but for an odd one of the smallest numbers there are.
static bool need_half(urdf *robot, double *half, double whole, const og_xml *element) {
  *half = whole / 2;
  const bool exact = !(*half * 2 < whole || *half * 2 > whole);
  return exact || og_xml_refuse(element, robot->model->complaint, "a length too small to be halved");
}

// Roll, pitch and yaw: about the fixed axes x, y and z, in turn.
static bool read_origin(urdf *robot, og_frame *frame, const og_xml *element) {
  static const int order[3] = {0, 1, 2};
  static const bool fixed[3] = {true, true, true};
  const og_xml *origin = og_xml_child(element, "origin");
  if (origin == NULL) return true;
  double xyz[3] = {0, 0, 0}, rpy[3] = {0, 0, 0};
  size_t found;
  const char *move = og_xml_attribute(origin, "xyz"), *turn = og_xml_attribute(origin, "rpy");
  og_complaint *complaint = robot->model->complaint;
  if (move != NULL && !og_xml_numbers(xyz, 3, 3, &found, origin, "xyz", move, complaint)) return false;
  if (turn != NULL && !og_xml_numbers(rpy, 3, 3, &found, origin, "rpy", turn, complaint)) return false;
  for (int k = 0; k < 3; k++)
    if (rpy[k] < -0x1p53 || rpy[k] > 0x1p53) return og_xml_refuse(origin, complaint, "rpy: an angle beyond 2^53");
  og_frame_set_move(frame, xyz);
  og_frame_set_euler(frame, order, fixed, rpy, OG_RADIANS);
  return true;
}

// ---- shapes ----

static bool read_mesh(urdf *robot, og_model_body *body, const og_xml *element) {
  double scale[3] = {1, 1, 1};
  size_t found;
  og_model *model = robot->model;
  const char *named = need(robot, element, "filename"), *text = og_xml_attribute(element, "scale"), *fault;
  if (named == NULL) return false;
  if (text != NULL) {
    if (!og_xml_numbers(scale, 1, 3, &found, element, "scale", text, model->complaint)) return false;
    if (found == 2) return og_xml_refuse(element, model->complaint, "scale: expected one number or three");
    if (found == 1) scale[1] = scale[2] = scale[0];
  }
  char *path = og_model_path(&model->files, model->home, model->home, named, &fault);
  body->mesh = path != NULL ? og_model_add_mesh(model, path, scale) : og_model_add_fault(model, named, fault);
  return true;
}

static bool read_round(urdf *robot, og_model_body *body, const og_xml *element, bool capsule) {
  double radius, length, half;
  if (!need_length(robot, &radius, element, "radius") || !need_length(robot, &length, element, "length") ||
      !need_half(robot, &half, length, element))
    return false;
  og_text_format(&body->shape, "\"shape\": \"%s\", \"radius\": ", capsule ? "capsule" : "cylinder");
  og_text_add_decimal(&body->shape, radius, 17);
  og_text_add(&body->shape, ", \"half_height\": ");
  og_text_add_decimal(&body->shape, half, 17);
  return true;
}

static bool read_box(urdf *robot, og_model_body *body, const og_xml *element) {
  double size[3];
  if (!need_numbers(robot, size, 3, element, "size")) return false;
  for (int k = 0; k < 3; k++) {
    if (size[k] < 0) return og_xml_refuse(element, robot->model->complaint, "size: below zero");
    if (!need_half(robot, &size[k], size[k], element)) return false;
  }
  og_text_add(&body->shape, "\"shape\": \"box\", \"half\": ");
  og_add_numbers(&body->shape, size, 3);
  return true;
}

static bool read_sphere(urdf *robot, og_model_body *body, const og_xml *element) {
  double radius;
  if (!need_length(robot, &radius, element, "radius")) return false;
  og_text_add(&body->shape, "\"shape\": \"sphere\", \"radius\": ");
  og_text_add_decimal(&body->shape, radius, 17);
  return true;
}

static bool read_shape(urdf *robot, og_model_body *body, const og_xml *geometry) {
  if (geometry->count != 1)
    return og_xml_refuse(geometry, robot->model->complaint, "expected one shape, not %zu", geometry->count);
  const og_xml *shape = geometry->child[0];
  if (strcmp(shape->name, "box") == 0) return read_box(robot, body, shape);
  if (strcmp(shape->name, "sphere") == 0) return read_sphere(robot, body, shape);
  if (strcmp(shape->name, "cylinder") == 0) return read_round(robot, body, shape, false);
  if (strcmp(shape->name, "capsule") == 0) return read_round(robot, body, shape, true);
  if (strcmp(shape->name, "mesh") == 0) return read_mesh(robot, body, shape);
  body->is_left_out = true;
  return og_model_leave_out(robot->model, shape->file, shape->line, "<%s> is no shape that is read", shape->name);
}

static bool read_collision(urdf *robot, size_t number, const og_xml *collision) {
  const og_xml *geometry = og_xml_child(collision, "geometry");
  if (geometry == NULL) return og_xml_refuse(collision, robot->model->complaint, "<collision> needs <geometry>");
  og_model_body *body = og_model_add_body(robot->model, number, og_xml_attribute(collision, "name"), collision->file,
                                          collision->line);
  if (body == NULL || !read_shape(robot, body, geometry)) return false;
  og_frame own, whole;
  og_frame_init(&own);
  og_frame_init(&whole);
  bool good = read_origin(robot, &own, collision);
  if (good) {
    og_frame_after(&whole, &robot->links[number].frame, &own);
    good = og_model_place(robot->model, body, &whole);
  }
  og_frame_clear(&whole);
  og_frame_clear(&own);
  return good;
}

// ---- links and joints ----

static long long find_link(const urdf *robot, const char *name) {
  for (size_t k = 0; k < robot->count; k++)
    if (strcmp(robot->links[k].name, name) == 0) return (long long)k;
  return NONE;
}

static bool read_links(urdf *robot, const og_xml *root) {
  char quoted[OG_QUOTE_SIZE];
  for (size_t k = 0; k < root->count; k++) {
    const og_xml *element = root->child[k];
    if (strcmp(element->name, "link") != 0) continue;
    const char *name = need(robot, element, "name");
    if (name == NULL) return false;
    if (find_link(robot, name) != NONE)
      return og_xml_refuse(element, robot->model->complaint, "a second link %s", og_quote(quoted, name));
    if (!og_model_add_group(robot->model, name)) return false;
    link *one = &robot->links[robot->count++];
    *one = (link){.element = element, .name = name, .parent = NONE};
    og_frame_init(&one->frame);
  }
  return true;
}

static bool find_end(urdf *robot, long long *number, const og_xml *joint, const char *end) {
  char quoted[OG_QUOTE_SIZE];
  const og_xml *element = og_xml_child(joint, end);
  if (element == NULL) return og_xml_refuse(joint, robot->model->complaint, "<joint> needs <%s>", end);
  const char *name = need(robot, element, "link");
  if (name == NULL) return false;
  *number = find_link(robot, name);
  return *number != NONE ||
         og_xml_refuse(element, robot->model->complaint, "there is no link %s", og_quote(quoted, name));
}

static bool read_joints(urdf *robot, const og_xml *root) {
  char quoted[OG_QUOTE_SIZE];
  for (size_t k = 0; k < root->count; k++) {
    const og_xml *joint = root->child[k];
    long long parent, child;
    if (strcmp(joint->name, "joint") != 0) continue;
    if (!find_end(robot, &parent, joint, "parent") || !find_end(robot, &child, joint, "child")) return false;
    link *one = &robot->links[child];
    if (one->joint != NULL)
      return og_xml_refuse(joint, robot->model->complaint, "the link %s hangs from a joint already",
                           og_quote(quoted, one->name));
    one->joint = joint;
    one->parent = parent;
    robot->model->group[child].parent = parent;
  }
  return true;
}

// Places the link after those that it hangs from.
static bool place(urdf *robot, size_t number, int depth) {
  link *one = &robot->links[number];
  char quoted[OG_QUOTE_SIZE];
  if (one->is_placed) return true;
  if (one->parent == NONE) return one->is_placed = true;
  if (depth == MOST_JOINTS_DEEP)
    return og_xml_refuse(one->joint, robot->model->complaint,
                         "the link %s hangs from itself, or from more than %d others",
                         og_quote(quoted, one->name), MOST_JOINTS_DEEP);
  if (!place(robot, (size_t)one->parent, depth + 1)) return false;
  og_frame own;
  og_frame_init(&own);
  one->is_placed = read_origin(robot, &own, one->joint);
  og_frame_after(&one->frame, &robot->links[one->parent].frame, &own);
  og_frame_clear(&own);
  return one->is_placed;
}

static bool place_all(urdf *robot) {
  long long root = NONE;
  char quoted[2][OG_QUOTE_SIZE];
  for (size_t k = 0; k < robot->count; k++) {
    if (!place(robot, k, 0)) return false;
    if (robot->links[k].parent != NONE) continue;
    if (root != NONE)
      return og_xml_refuse(robot->links[k].element, robot->model->complaint,
                           "no joint holds the links %s and %s together",
                           og_quote(quoted[0], robot->links[root].name), og_quote(quoted[1], robot->links[k].name));
    root = (long long)k;
  }
  return true;
}

static bool read_robot(urdf *robot, const og_xml *root) {
  if (!read_links(robot, root) || !read_joints(robot, root) || !place_all(robot)) return false;
  for (size_t k = 0; k < robot->count; k++) {
    const og_xml *element = robot->links[k].element;
    for (size_t j = 0; j < element->count; j++)
      if (strcmp(element->child[j]->name, "collision") == 0 && !read_collision(robot, k,
                                                                               element->child[j])) return false;
  }
  return true;
}

bool og_read_urdf(og_model *model, const og_xml *root) {
  urdf robot = {.model = model, .links = og_grow(NULL, OG_MOST_BODIES + 1, sizeof(link))};
  const bool good = read_robot(&robot, root);
  for (size_t k = 0; k < robot.count; k++) og_frame_clear(&robot.links[k].frame);
  free(robot.links);
  return good;
}
