#include "spec/question.h"

#include <stdio.h>
#include <string.h>

static const og_question_entry entries[OG_QUESTION_COUNT] = {
    {OG_RELATION, "relation", "how do two convex bodies lie?", "separated, touching or penetrating"},
    {OG_DISTANCE, "distance", "how far apart are they, between which points?", "distance and nearest points"},
    {OG_DEPTH, "depth", "what is the shortest translation that ends the overlap?", "depth, direction, deepest points"},
    {OG_SWEEP, "sweep", "when do two translating bodies first and last touch?", "first and last time of contact"},
    {OG_SUPPORT, "support", "how far does a body reach in a direction?", "the maximum, all vertices that reach it"},
    {OG_SIMPLEX, "simplex", "which point of a simplex is nearest the origin?", "coordinates, minimal face, distance"},
    {OG_CLOSEST, "closest", "which points of two primitives are nearest?", "points, parameters, distance"},
    {OG_HIT, "hit", "where does a line, ray, segment or triangle meet a primitive?", "point, segment, polygon or none"},
    {OG_ORIENTATION, "orientation", "on which side of a line or plane does the last point lie?", "the determinant"},
    {OG_OVERLAPS, "overlaps", "which boxes of a set overlap, step by step?", "all pairs; those begun and ended"},
    {OG_MESH_PAIRS, "mesh_pairs", "which triangles of two meshes, or of one, meet?",
     "all pairs of triangles, their kinds"},
    {OG_BOUND, "bound", "which is the smallest sphere, box or k-DOP that holds points?",
     "centre and radius, or its ends"},
    {OG_HULL, "hull", "which is the convex hull of points?", "dimension, vertices, facets as cycles of points"},
    {OG_TRIANGULATE, "triangulate", "which triangles make up a polygon of the plane?",
     "triangles, area; or edges that cross, or a place"},
    {OG_DECOMPOSE, "decompose", "are these parts of a mesh convex within a bound?",
     "valid and how concave each is; or a fault"},
    {OG_VERTEX_FACE, "vertex-face", "when does a moving vertex first meet a moving triangle?",
     "first time in [0, 1], what meets"},
    {OG_EDGE_EDGE, "edge-edge", "when do two moving edges first meet?", "first time in [0, 1], what meets"},
    {OG_CONTACT, "contact", "what do two touching polytopes, rounded or not, share?",
     "a point, a segment or a polygon, and a plane"},
    {OG_CLIP, "clip", "what do two convex polygons of the plane share?", "a polygon, a segment, a point or nothing"},
    {OG_MOTION, "motion", "when do two polytopes that move and turn first meet?",
     "two times around the first contact in [0, 1]"},
    {OG_MINKOWSKI, "minkowski", "which polytope is the difference or the sum of two?",
     "vertices as pairs of vertices, edges, facets"},
    {OG_MESH_MOTION, "mesh_motion", "when does a mesh that deforms first meet another one, or itself?",
     "first time in [0, 1], all pairs that meet then"},
};

const og_question_entry *og_question_at(og_question question) { return &entries[question]; }

og_question og_question_by_id(const char *id) {
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    if (strcmp(entries[q].id, id) == 0) return q;
  return OG_QUESTION_COUNT;
}

const char *og_question_list(char text[OG_QUESTION_LIST_SIZE], og_question first, og_question end) {
  size_t length = 0;
  text[0] = '\0';
  for (og_question q = first; q < end && length < OG_QUESTION_LIST_SIZE; q++) {
    const char *between = q == first ? "" : q + 1 < end ? ", " : " or ";
    length += (size_t)snprintf(text + length, OG_QUESTION_LIST_SIZE - length, "%s%s", between, entries[q].id);
  }
  return text;
}

bool og_question_is_answered(og_question question, const og_finding *finding) {
  switch (question) {
  case OG_RELATION: return finding->relation != OG_RELATION_NONE;
  case OG_DISTANCE: return finding->relation != OG_RELATION_NONE && finding->has_distance;
  case OG_DEPTH:
    return finding->relation == OG_SEPARATED || (finding->relation != OG_RELATION_NONE && finding->has_depth);
  case OG_SWEEP: return finding->has_hit;
  case OG_SUPPORT:
  case OG_SIMPLEX:
  case OG_CLOSEST:
  case OG_HIT:
  case OG_ORIENTATION:
  case OG_OVERLAPS:
  case OG_MESH_PAIRS:
  case OG_BOUND:
  case OG_HULL:
  case OG_TRIANGULATE:
  case OG_DECOMPOSE:
  case OG_VERTEX_FACE:
  case OG_EDGE_EDGE:
  case OG_CONTACT:
  case OG_CLIP:
  case OG_MOTION:
  case OG_MINKOWSKI:
  case OG_MESH_MOTION:
  case OG_QUESTION_COUNT: break;
  }
  return false;
}
