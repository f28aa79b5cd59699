#include "tool/world/dispatch_option.h"

#include <stdio.h>
#include <string.h>

#include "ref/registry.h"
#include "tool/format/fields.h"
#include "tool/format/complaint.h"
#include "tool/format/terminal.h"
#include "tool/run/find_algorithm.h"

// As shapes are called in files; a half-space is a hull, and the parts of meshes and height fields are triangles.
static const char *const names[] = {
    [OG_BODY_POINT] = "point",     [OG_BODY_SEGMENT] = "segment",   [OG_BODY_TRIANGLE] = "triangle",
    [OG_BODY_HULL] = "hull",       [OG_BODY_BOX] = "box",           [OG_BODY_SPHERE] = "sphere",
    [OG_BODY_CAPSULE] = "capsule", [OG_BODY_CYLINDER] = "cylinder", [OG_BODY_CONE] = "cone",
    [OG_BODY_KINDS] = NULL};

// The kind whose name the span is. False, with a complaint, where it is none.
static bool read_kind(og_body_kind *kind, const char *span, size_t length) {
  char name[16] = "", quoted[OG_QUOTE_SIZE];
  if (length < sizeof name) memcpy(name, span, length);
  for (int k = 0; k < OG_BODY_KINDS; k++) {
    if (strcmp(names[k], name) != 0) continue;
    *kind = (og_body_kind)k;
    return true;
  }
  const char *meant = og_nearest_name(name, names);
  fprintf(stderr, "origo world: --dispatch: no kind of body %s", og_quote(quoted, name));
  if (meant != NULL) og_print_meant("", meant);
  else fputs("; expected one of point, segment, triangle, hull, box, sphere, capsule, cylinder, cone", stderr);
  fputs("\n", stderr);
  return false;
}

static bool has_solid_mesh(og_body_kind kind) { return kind == OG_BODY_HULL || kind == OG_BODY_BOX; }

// Can there be two bodies of these kinds that it takes? What takes certain kinds says so only when it is asked.
static bool may_take(const og_door_pair *door, og_body_kind a, og_body_kind b) {
  if (door->takes == OG_TAKES_BOXES) return a == OG_BODY_BOX && b == OG_BODY_BOX;
  if (door->takes == OG_TAKES_MESHES) return has_solid_mesh(a) && has_solid_mesh(b);
  return door->takes == OG_TAKES_ANY || (a < OG_BODY_CYLINDER && b < OG_BODY_CYLINDER);
}

bool og_choose_dispatch(og_dispatch_choice *choice, const char *value) {
  const char *comma = strchr(value, ','), *equals = strchr(value, '=');
  og_body_kind a, b;
  char quoted[OG_QUOTE_SIZE];
  if (comma == NULL || equals == NULL || equals < comma) {
    fprintf(stderr, "origo world: --dispatch: expected KIND,KIND=NAME, not %s\n", og_quote(quoted, value));
    return false;
  }
  if (!read_kind(&a, value, (size_t)(comma - value)) || !read_kind(&b, comma + 1, (size_t)(equals - comma - 1)))
    return false;
  const og_algorithm *found = og_find_algorithm("origo world", equals + 1);
  if (found == NULL) return false;
  if (found->pair == NULL) {
    fprintf(stderr, "origo world: --dispatch takes an algorithm of the door 'pair', which %s is not\n", found->id);
    return false;
  }
  if (!may_take(found->pair, a, b)) {
    fprintf(stderr, "origo world: --dispatch: %s does not take a %s and a %s\n", found->id, names[a], names[b]);
    return false;
  }
  choice->of[a][b] = choice->of[b][a] = found->pair;
  return true;
}

void og_apply_dispatch(og_dispatch *dispatch, const og_dispatch_choice *choice) {
  for (int a = 0; a < OG_BODY_KINDS; a++)
    for (int b = a; b < OG_BODY_KINDS; b++)
      if (choice->of[a][b] != NULL) og_dispatch_set(dispatch, (og_body_kind)a, (og_body_kind)b, choice->of[a][b]);
}

static const char *id_of(const og_door_pair *door) {
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->pair == door) return og_algorithm_at(k)->id;
  return "?";
}

void og_write_dispatch(og_text *text, const og_dispatch *dispatch) {
  for (int a = 0; a < OG_BODY_KINDS; a++)
    for (int b = a; b < OG_BODY_KINDS; b++) {
      const og_door_pair *first = dispatch->cell[a][b], *then = dispatch->general;
      const bool is_taken = may_take(first, (og_body_kind)a, (og_body_kind)b);
      og_text_format(text, "%-9s %-9s %s", names[a], names[b], is_taken ? id_of(first) : "");
      if (!is_taken) og_text_format(text, "%s", may_take(then, (og_body_kind)a, (og_body_kind)b) ? id_of(then) : "-");
      else if (first != then) og_text_format(text, ", else %s", id_of(then));
      og_text_add(text, "\n");
    }
}
