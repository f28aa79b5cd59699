// For install_test.sh, in C and in C++, against what is installed: each question by the functions that solve it and
// check what was solved. That these are all is asked of the registry.

#include <origo.h>
#include <origo/text.h>
#include <stdio.h>
#include <string.h>

typedef void any_function(void);
#define AS_ANY(name) (any_function *)name

typedef struct ways {
  const char *question;
  any_function *solve, *check;
} ways;

static const ways all[] = {
    {"relation", AS_ANY(og_solve), AS_ANY(og_check)},
    {"distance", AS_ANY(og_solve), AS_ANY(og_check)},
    {"depth", AS_ANY(og_solve), AS_ANY(og_check)},
    {"sweep", AS_ANY(og_solve), AS_ANY(og_check)},
    {"support", AS_ANY(og_solve_primitive), AS_ANY(og_check_primitive)},
    {"simplex", AS_ANY(og_solve_primitive), AS_ANY(og_check_primitive)},
    {"closest", AS_ANY(og_solve_primitive), AS_ANY(og_check_primitive)},
    {"hit", AS_ANY(og_solve_primitive), AS_ANY(og_check_primitive)},
    {"orientation", AS_ANY(og_solve_primitive), AS_ANY(og_check_primitive)},
    {"overlaps", AS_ANY(og_solve_overlaps), AS_ANY(og_check_overlaps)},
    {"mesh_pairs", AS_ANY(og_solve_meshes), AS_ANY(og_check_meshes)},
    {"bound", AS_ANY(og_solve_volume), AS_ANY(og_check_volume)},
    {"hull", AS_ANY(og_solve_hull), AS_ANY(og_check_hull)},
    {"triangulate", AS_ANY(og_solve_triangulation), AS_ANY(og_check_triangulation)},
    {"decompose", AS_ANY(og_solve_decomposition), AS_ANY(og_check_decomposition)},
    {"vertex-face", AS_ANY(og_solve_moving), AS_ANY(og_check_moving)},
    {"edge-edge", AS_ANY(og_solve_moving), AS_ANY(og_check_moving)},
    {"contact", AS_ANY(og_solve_contact), AS_ANY(og_check_contact)},
    {"clip", AS_ANY(og_solve_contact), AS_ANY(og_check_contact)},
    {"motion", AS_ANY(og_solve_rigid), AS_ANY(og_check_rigid)},
    {"minkowski", AS_ANY(og_solve_minkowski), AS_ANY(og_check_minkowski)},
    {"mesh_motion", AS_ANY(og_solve_mesh_motion), AS_ANY(og_check_mesh_motion)},
};

// The same of bodies of other kinds.
static const ways others[] = {
    {"relation of a cylinder or a cone", AS_ANY(og_solve_curved), AS_ANY(og_check_curved)},
    {"their distance", AS_ANY(og_solve_enclosure), AS_ANY(og_check_enclosure)},
    {"their depth", AS_ANY(og_solve_depth_range), AS_ANY(og_check_depth_range)},
    {"their sweep", AS_ANY(og_solve_sweep_range), AS_ANY(og_check_sweep_range)},
    {"a path and one", AS_ANY(og_solve_curved_hit), AS_ANY(og_check_curved_hit)},
    {"their support", AS_ANY(og_solve_curved_support), AS_ANY(og_check_curved_support)},
    {"their contact", AS_ANY(og_solve_curved_contact), AS_ANY(og_check_curved_contact)},
    {"bodies made of parts", AS_ANY(og_solve_parts), AS_ANY(og_check_parts)},
    {"parts that move", AS_ANY(og_solve_parts), AS_ANY(og_check_parts_sweep)},
    {"their contacts", AS_ANY(og_solve_part_contacts), AS_ANY(og_check_part_contacts)},
    {"parts and a cylinder or a cone", AS_ANY(og_solve_curved_parts), AS_ANY(og_check_curved_parts)},
    {"solid meshes", AS_ANY(og_solve_solid), AS_ANY(og_check_solid)},
    {"contact along a direction", AS_ANY(og_solve_contact_along), AS_ANY(og_check_contact_along)},
    {"text", AS_ANY(og_ask_text), AS_ANY(og_check_text)},
    {"text of others", AS_ANY(og_run_text), AS_ANY(og_judge_text)},
    {"steps as text", AS_ANY(og_trace_text), AS_ANY(og_judge_text)},
};

static int are_there(const ways *list, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (list[k].solve == NULL || list[k].check == NULL) {
      printf("%s\n", list[k].question);
      return 0;
    }
  return 1;
}

int main(void) {
  const size_t count = sizeof all / sizeof *all;
  if (count != OG_QUESTION_COUNT) return 1;
  for (size_t k = 0; k < count; k++) {
    const og_question question = og_question_by_id(all[k].question);
    if (question != (og_question)k) {
      printf("%s\n", all[k].question);
      return 2;
    }
  }
  if (!are_there(all, count) || !are_there(others, sizeof others / sizeof *others)) return 3;
  return strcmp(og_text_version(), ORIGO_VERSION) == 0 ? 0 : 4;
}
