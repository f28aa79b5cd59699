#include "tool/model/import_model.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/allocation.h"
#include "tool/import/add_mesh.h"
#include "tool/model/flatten.h"

// ---- which pairs ----

static int compare_pairs(const void *a, const void *b) {
  const size_t *x = a, *y = b;
  if (x[0] != y[0]) return x[0] < y[0] ? -1 : 1;
  return x[1] < y[1] ? -1 : x[1] > y[1];
}

static void sort(size_t (*pair)[2], size_t count) {
  if (count > 0) qsort(pair, count, sizeof *pair, compare_pairs);
}

static bool has(size_t (*pair)[2], size_t count, size_t a, size_t b) {
  const size_t key[2] = {a < b ? a : b, a < b ? b : a};
  return count > 0 && bsearch(key, pair, count, sizeof *pair, compare_pairs) != NULL;
}

// Does the model let the two meet?
static bool may_meet(const og_model *model, size_t i, size_t j) {
  const og_model_body *a = &model->body[i], *b = &model->body[j];
  if (has(model->together, model->together_count, i, j)) return true;
  if ((a->type & b->affinity) == 0 && (b->type & a->affinity) == 0) return false;
  if (has(model->apart, model->apart_count, a->group, b->group)) return false;
  const og_model_group *of_a = &model->group[a->group], *of_b = &model->group[b->group];
  const og_model_group *weld_a = &model->group[of_a->weld], *weld_b = &model->group[of_b->weld];
  return weld_a != weld_b && weld_a->parent != (long long)of_b->weld && weld_b->parent != (long long)of_a->weld;
}

// The group's name, and the body's behind a slash, or its number where the group has several.
static void add_name(og_text *text, const og_model *model, const og_model_body *body) {
  const og_model_group *group = &model->group[body->group];
  og_text_add(text, group->name);
  if (body->name != NULL) og_text_format(text, "%s%s", group->name[0] == '\0' ? "" : "/", body->name);
  else if (group->bodies > 1) og_text_format(text, "#%zu", body->number);
}

static bool is_called(const og_model *model, size_t i, const char *name) {
  const og_model_body *body = &model->body[i];
  if (strcmp(model->group[body->group].name, name) == 0) return true;
  if (body->name != NULL && strcmp(body->name, name) == 0) return true;
  og_text whole;
  og_text_init(&whole);
  add_name(&whole, model, body);
  og_text_add(&whole, "");
  const bool same = whole.at != NULL && strcmp(whole.at, name) == 0;
  og_text_clear(&whole);
  return same;
}

static bool is_asked(const og_model *model, const og_model_request *request, const bool *called, size_t i, size_t j) {
  const size_t n = model->body_count;
  const og_model_body *a = &model->body[i], *b = &model->body[j];
  if (a->is_left_out || b->is_left_out || (a->is_half_space && b->is_half_space)) return false;
  if (request->of[0] != NULL && request->of[1] == NULL && !called[i] && !called[j]) return false;
  if (request->of[1] != NULL && !(called[i] && called[n + j]) && !(called[j] && called[n + i])) return false;
  return request->all_pairs ? a->group != b->group : may_meet(model, i, j);
}

// Which bodies have the one name and the other: two arrays in one.
static bool *find_called(og_model *model, const og_model_request *request) {
  const size_t n = model->body_count;
  bool *called = og_grow(NULL, 2 * n + 1, sizeof *called);
  char quoted[OG_QUOTE_SIZE];
  memset(called, 0, (2 * n + 1) * sizeof *called);
  for (size_t k = 0; k < 2; k++) {
    bool found = request->of[k] == NULL;
    for (size_t i = 0; i < n && request->of[k] != NULL; i++) {
      called[k * n + i] = is_called(model, i, request->of[k]);
      found = found || called[k * n + i];
    }
    if (found) continue;
    og_model_refuse(model, model->name, 0, "has no shape of the name %s", og_quote(quoted, request->of[k]));
    free(called);
    return NULL;
  }
  return called;
}

// ---- meshes ----

static bool read_mesh(og_model *model, og_model_mesh *mesh) {
  const char *dot = strrchr(mesh->path, '.');
  const og_mesh_format format = dot == NULL ? OG_MESH_UNKNOWN : og_mesh_format_named(dot + 1);
  if (dot != NULL && og_model_format_named(dot + 1) == OG_MODEL_GLTF)
    return og_flatten_gltf(&mesh->mesh, mesh->path, &model->files.limits, model->complaint);
  if (og_is_collada(mesh->path)) return og_complain(model->complaint, OG_INPUT_BAD, NULL, OG_COLLADA);
  if (format == OG_MESH_UNKNOWN)
    return og_complain(model->complaint, OG_INPUT_BAD, NULL,
                       "is neither OBJ, OFF, PLY, STL nor glTF: write it as one of them");
  return og_mesh_file_read(&mesh->mesh, mesh->path, format, &model->files.limits, model->complaint);
}

// Reads a mesh once. What is wrong with it is said of the body that names it.
static bool need_mesh(og_model *model, og_model_body *body, bool triangles) {
  og_model_mesh *mesh = &model->mesh[body->mesh];
  if (mesh->fault != NULL) {
    body->is_left_out = true;
    return og_model_leave_out(model, body->file, body->line, "%s", mesh->fault);
  }
  if (!mesh->is_read) {
    model->complaint->file = mesh->path;
    model->complaint->line = 0;
    if (!read_mesh(model, mesh)) {
      char fault[sizeof model->complaint->text];
      memcpy(fault, model->complaint->text, sizeof fault);
      if (model->complaint->status == OG_INPUT_LIMIT) return false;
      og_complaint_reset(model->complaint);
      og_mesh_file_clear(&mesh->mesh);
      body->is_left_out = true;
      return og_model_leave_out(model, body->file, body->line, "%s", fault);
    }
    mesh->is_read = true;
  }
  if (mesh->mesh.point_count > 0 && (!triangles || mesh->mesh.triangle_count > 0)) return true;
  body->is_left_out = true;
  return og_model_leave_out(model, body->file, body->line, "the mesh has no %s",
                            mesh->mesh.point_count == 0 ? "points" : "triangles");
}

static bool is_of_triangles(const og_model_request *request) {
  return request->meshes || request->question == OG_MESH_PAIRS;
}

static bool need_body(og_model *model, og_model_body *body, const og_model_request *request) {
  if (body->shape.length == 0) return need_mesh(model, body, is_of_triangles(request));
  if (request->question != OG_MESH_PAIRS) return true;
  body->is_left_out = true;
  return og_model_leave_out(model, body->file, body->line, "no mesh: mesh_pairs is about meshes");
}

// ---- a case ----

static void add_pose(og_text *text, const og_model_body *body) {
  bool turned = false, moved = false;
  for (int k = 0; k < 3; k++) {
    turned = turned || body->turn[k] < 0 || body->turn[k] > 0;
    moved = moved || body->move[k] < 0 || body->move[k] > 0;
  }
  if (!turned && !moved && !body->is_affine) return;
  og_text_add(text, ", \"pose\": {");
  if (body->is_affine) {
    og_text_add(text, "\"matrix\": [");
    for (int k = 0; k < 3; k++) {
      if (k > 0) og_text_add(text, ", ");
      og_add_numbers(text, body->matrix + 3 * k, 3);
    }
    og_text_add(text, "], ");
  } else if (turned) {
    og_text_add(text, "\"rotation\": ");
    og_add_numbers(text, body->turn, 4);
    og_text_add(text, ", ");
  }
  og_text_add(text, "\"translation\": ");
  og_add_numbers(text, body->move, 3);
  og_text_add(text, "}");
}

// Beside a half-space, which has no place beside triangles, a mesh is its hull: relation and distance are the same.
static bool add_body(og_text *text, og_model *model, const og_model_request *request, const char *field, size_t i,
                     size_t other) {
  const og_model_body *body = &model->body[i];
  bool good = true;
  og_text_format(text, ", \"%s\": {", field);
  if (body->shape.length > 0) og_text_add_bytes(text, body->shape.at, body->shape.length);
  else {
    const og_model_mesh *mesh = &model->mesh[body->mesh];
    const bool triangles = is_of_triangles(request) && !model->body[other].is_half_space;
    og_text_format(text, "\"shape\": \"%s\", ", triangles ? "mesh" : "hull");
    good = og_add_mesh_points(text, &mesh->mesh, mesh->scale);
    if (triangles) {
      og_text_add(text, ", ");
      og_add_mesh_triangles(text, &mesh->mesh, mesh->scale);
    }
  }
  add_pose(text, body);
  og_text_add(text, "}");
  return good || og_model_refuse(model, body->file, body->line, "a point of the mesh is beyond the largest double");
}

static const char *base_of(const char *name) {
  const char *slash = strrchr(name, '/');
  return slash == NULL ? name : slash + 1;
}

// "robot.urdf-12-arm-hand": its own by the number. Names that make it longer than an id may be are left out.
static void add_id(og_text *text, const og_model *model, const og_model_request *request, size_t number,
                   const char *names) {
  og_text id;
  og_text_init(&id);
  og_text_format(&id, "%s-%zu", request->id != NULL ? request->id : base_of(model->name), number);
  if (id.length + 1 + strlen(names) <= 256) og_text_format(&id, "-%s", names);
  og_text_add_json_string(text, id.at);
  og_text_clear(&id);
}

static bool write_case(og_model *model, const og_model_request *request, size_t number, size_t i, size_t j) {
  og_text text, names;
  og_text_init(&text);
  og_text_init(&names);
  add_name(&names, model, &model->body[i]);
  og_text_add(&names, "-");
  add_name(&names, model, &model->body[j]);
  og_text_add(&text, "{\"id\": ");
  add_id(&text, model, request, number, names.at);
  og_text_format(&text, ", \"question\": \"%s\"", og_question_at(request->question)->id);
  if (request->with_kinds) og_text_add(&text, ", \"with_kinds\": true");
  const bool good = add_body(&text, model, request, "a", i, j) && add_body(&text, model, request, "b", j, i);
  og_text_reset(&names);
  og_text_format(&names, "%s: ", base_of(model->name));
  add_name(&names, model, &model->body[i]);
  og_text_add(&names, ", ");
  add_name(&names, model, &model->body[j]);
  og_text_add(&text, ", \"source\": ");
  og_text_add_json_string(&text, names.at);
  og_text_add(&text, "}\n");
  const bool written = good && og_text_write(&text, STDOUT_FILENO);
  og_text_clear(&names);
  og_text_clear(&text);
  return written;
}

// ---- all ----

static bool find_wanted(og_model *model, const og_model_request *request, const bool *called) {
  size_t count = 0;
  for (size_t i = 0; i < model->body_count; i++)
    for (size_t j = i + 1; j < model->body_count; j++) {
      if (!is_asked(model, request, called, i, j)) continue;
      model->body[i].is_wanted = model->body[j].is_wanted = true;
      if (++count > request->max_pairs)
        return og_model_limit(model, "more than %zu pairs (--max-pairs)",
                           request->max_pairs);
    }
  if (count > 0) return true;
  return og_model_refuse(model, model->name, 0, "has no two shapes that may meet%s",
                         request->all_pairs ? "" : " (--all-pairs takes those that it keeps apart)");
}

static bool write_cases(og_model *model, const og_model_request *request, const bool *called) {
  bool good = find_wanted(model, request, called);
  for (size_t i = 0; i < model->body_count && good; i++)
    if (model->body[i].is_wanted) good = need_body(model, &model->body[i], request);
  size_t number = 0;
  for (size_t i = 0; i < model->body_count && good; i++)
    for (size_t j = i + 1; j < model->body_count && good; j++)
      if (is_asked(model, request, called, i, j)) good = write_case(model, request, number++, i, j);
  return good;
}

bool og_model_write_cases(og_model *model, const og_model_request *request) {
  sort(model->apart, model->apart_count);
  sort(model->together, model->together_count);
  model->complaint->file = model->name;
  model->complaint->line = 0;
  bool *called = find_called(model, request);
  const bool good = called != NULL && write_cases(model, request, called);
  free(called);
  return good;
}
