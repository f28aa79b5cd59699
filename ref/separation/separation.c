#include "ref/separation/separation.h"

og_separation og_separation_none(void) {
  return (og_separation){
      .outcome = OG_OUTCOME_DEGENERATE, .gap = -OG_SCALAR_MAX, .kind = OG_AXIS_NONE, .feature_a = -1, .feature_b = -1};
}

/*@ requires mesh: mesh != \null ==> \valid_read(mesh);
    terminates \true; exits \false; assigns \nothing;
    ensures given: \result != 0 <==>
                     mesh != \null && mesh->vertex_count > 0 && mesh->edge_count > 0 && mesh->face_count > 0; */
static bool is_given(const og_half_edge_mesh *mesh) {
  return mesh != NULL && mesh->vertex_count > 0 && mesh->edge_count > 0 && mesh->face_count > 0;
}

bool og_meshes_are_given(const og_half_edge_mesh *a, const og_half_edge_mesh *b) { return is_given(a) && is_given(b); }

bool og_bodies_are_polyhedra(const og_body *a, const og_body *b) {
  return og_meshes_are_given(a->mesh, b->mesh) && a->radius == 0 && b->radius == 0;
}

bool og_separation_offer(og_separation *best, const og_axis_frame *frame, og_vec3 axis, og_axis_gap measured,
                         og_axis_kind kind, int feature_a, int feature_b) {
  best->axes++;
  if (best->kind != OG_AXIS_NONE && measured.gap <= best->gap) return false;
  best->gap = measured.gap;
  best->axis = og_scale(measured.towards, axis);
  best->kind = kind;
  best->feature_a = feature_a;
  best->feature_b = feature_b;
  best->apart = measured.gap > frame->error;
  return best->apart;
}

void og_separation_conclude(og_separation *best, const og_axis_frame *frame) {
  best->outcome = OG_OUTCOME_ANSWERED;
  best->gap *= frame->unit;
}

og_claim og_separation_claim(const og_separation *found, bool is_depth) {
  og_claim claim = {.outcome = found->outcome, .iterations = found->axes};
  if (found->outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found->apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.has_normal = found->apart || is_depth;
  claim.normal = claim.has_normal ? found->axis : (og_vec3){0, 0, 0};
  claim.has_depth = is_depth && !found->apart;
  // Touching bodies may show a gap within its error.
  claim.depth = claim.has_depth ? og_max(0, -found->gap) : 0;
  return claim;
}
