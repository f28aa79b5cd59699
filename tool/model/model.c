#include "tool/model/model.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_model_init(og_model *model, const char *name, og_complaint *complaint) {
  memset(model, 0, sizeof *model);
  model->name = name;
  model->home = og_folder_of(name);
  model->complaint = complaint;
}

void og_model_clear(og_model *model) {
  for (size_t k = 0; k < model->group_count; k++) free(model->group[k].name);
  for (size_t k = 0; k < model->body_count; k++) {
    free(model->body[k].name);
    og_text_clear(&model->body[k].shape);
  }
  for (size_t k = 0; k < model->mesh_count; k++) {
    free(model->mesh[k].path);
    free(model->mesh[k].fault);
    og_mesh_file_clear(&model->mesh[k].mesh);
  }
  for (size_t k = 0; k < model->kept_count; k++) free(model->kept[k]);
  free(model->kept);
  free(model->home);
  free(model->group);
  free(model->body);
  free(model->mesh);
  free(model->apart);
  free(model->together);
}

static char *copy_of(const char *text) {
  if (text == NULL) return NULL;
  const size_t length = strlen(text) + 1;
  return memcpy(og_grow(NULL, length, 1), text, length);
}

static void *with_room(void *array, size_t count, size_t *room, size_t size) {
  if (count < *room) return array;
  *room = og_doubled(*room);
  return og_grow(array, *room, size);
}

char *og_model_keep(og_model *model, char *text) {
  model->kept = with_room(model->kept, model->kept_count, &model->kept_room, sizeof *model->kept);
  return model->kept[model->kept_count++] = text;
}

bool og_model_refuse(og_model *model, const char *file, size_t line, const char *format, ...) {
  char message[640];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  model->complaint->file = file;
  model->complaint->line = line;
  return og_complain(model->complaint, OG_INPUT_BAD, NULL, "%s", message);
}

bool og_model_limit(og_model *model, const char *format, ...) {
  char message[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  model->complaint->file = model->name;
  model->complaint->line = 0;
  return og_complain(model->complaint, OG_INPUT_LIMIT, NULL, "%s", message);
}

bool og_model_leave_out(og_model *model, const char *file, size_t line, const char *format, ...) {
  char message[600];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  og_model_refuse(model, file, line, model->skip ? "%s; left out" : "%s (--skip leaves it out)", message);
  if (!model->skip) return false;
  fprintf(stderr, "%s\n", model->complaint->text);
  og_complaint_reset(model->complaint);
  return true;
}

bool og_model_add_group(og_model *model, const char *name) {
  if (model->group_count == OG_MOST_BODIES)
    return og_model_limit(model, "more than %d links, bodies or nodes", OG_MOST_BODIES);
  model->group = with_room(model->group, model->group_count, &model->group_room, sizeof *model->group);
  model->group[model->group_count] =
      (og_model_group){.name = copy_of(name), .weld = model->group_count, .parent = OG_NO_GROUP};
  model->group_count++;
  return true;
}

og_model_body *og_model_add_body(og_model *model, size_t group, const char *name, const char *file, size_t line) {
  if (model->body_count == OG_MOST_BODIES) {
    og_model_limit(model, "more than %d shapes", OG_MOST_BODIES);
    return NULL;
  }
  model->body = with_room(model->body, model->body_count, &model->body_room, sizeof *model->body);
  og_model_body *body = &model->body[model->body_count++];
  memset(body, 0, sizeof *body);
  body->name = copy_of(name);
  body->group = group;
  body->number = model->group[group].bodies++;
  og_text_init(&body->shape);
  body->turn[3] = 1;
  body->type = body->affinity = 1;
  body->file = file;
  body->line = line;
  return body;
}

bool og_model_place(og_model *model, og_model_body *body, og_frame *frame) {
  return og_frame_round(body->turn, body->move, frame) ||
         og_model_refuse(model, body->file, body->line, "the pose has a number beyond the largest double");
}

static bool is_same_scale(const double a[3], const double b[3]) {
  for (int k = 0; k < 3; k++)
    if (a[k] < b[k] || a[k] > b[k]) return false;
  return true;
}

size_t og_model_add_mesh(og_model *model, char *path, const double scale[3]) {
  for (size_t k = 0; k < model->mesh_count && path != NULL; k++)
    if (model->mesh[k].path != NULL && strcmp(model->mesh[k].path, path) == 0 &&
        is_same_scale(model->mesh[k].scale, scale)) {
      free(path);
      return k;
    }
  model->mesh = with_room(model->mesh, model->mesh_count, &model->mesh_room, sizeof *model->mesh);
  og_model_mesh *mesh = &model->mesh[model->mesh_count];
  memset(mesh, 0, sizeof *mesh);
  mesh->path = path;
  mesh->is_read = path == NULL;
  memcpy(mesh->scale, scale, sizeof mesh->scale);
  return model->mesh_count++;
}

size_t og_model_add_fault(og_model *model, const char *named, const char *fault) {
  static const double unscaled[3] = {1, 1, 1};
  char quoted[OG_QUOTE_SIZE];
  og_text text;
  og_text_init(&text);
  if (named != NULL) og_text_format(&text, "%s: ", og_quote(quoted, named));
  og_text_add(&text, fault);
  const size_t mesh = og_model_add_mesh(model, NULL, unscaled);
  model->mesh[mesh].fault = copy_of(text.at);
  og_text_clear(&text);
  return mesh;
}

void og_model_keep_apart(og_model *model, size_t group, size_t other) {
  model->apart = with_room(model->apart, model->apart_count, &model->apart_room, sizeof *model->apart);
  model->apart[model->apart_count][0] = group < other ? group : other;
  model->apart[model->apart_count++][1] = group < other ? other : group;
}

void og_model_bring_together(og_model *model, size_t body, size_t other) {
  model->together = with_room(model->together, model->together_count, &model->together_room, sizeof *model->together);
  model->together[model->together_count][0] = body < other ? body : other;
  model->together[model->together_count++][1] = body < other ? other : body;
}
