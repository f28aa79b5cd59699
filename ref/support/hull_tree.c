#include "ref/support/hull_tree.h"

#include <limits.h>

#include "ref/door/support.h"
#include "ref/support/direction.h"

// Pieces of one arc that wait. Each waits at another depth of one way down, so only a very deep tree has more.
enum { WAITING = 32 };

// Sines of angles that rounding alone makes of 0.
#define NEARLY (8 * OG_SCALAR_EPSILON)

/// A piece of an edge's arc, and where it has come to.
typedef struct piece {
  og_vec3 from, to; // directions at its ends, any lengths
  int parent;       // the node that it came from, -1 for the root
  bool above;       // by which of its children
} piece;

/// Puts a node in place of a leaf; the first becomes the root.
/*@ requires tree: \valid(tree) && 0 <= tree->count < tree->room && \valid(tree->node + (0 .. tree->room - 1));
    requires parent: -1 <= parent < tree->room;
    terminates \true; exits \false; assigns *tree, tree->node[0 .. tree->room - 1];
    ensures count: tree->count == \old(tree->count) + 1; */
static void put(og_hull_tree *tree, int parent, bool to_above, og_hull_tree_node node) {
  const int place = tree->count++;
  tree->node[place] = node;
  if (parent < 0) return;
  if (to_above) tree->node[parent].above = place;
  else tree->node[parent].below = place;
}

/*@ requires tree: \valid(tree); terminates \true; exits \false; assigns tree->left_out; */
static void leave_out(og_hull_tree *tree) {
  if (tree->left_out < INT_MAX) tree->left_out++;
}

/// On which side of a circle a direction lies, -1 or 1; 0 on it, but for rounding. Ends shared by arcs are so not cut.
/*@ terminates \true; exits \false; assigns \nothing; ensures side: -1 <= \result <= 1; */
static int side_of(og_scalar height, og_scalar length) {
  const og_scalar nearly = NEARLY * length;
  return height > nearly ? 1 : height < -nearly ? -1 : 0;
}

/// Takes a piece down by one node and says how many go on: 2 where the circle cuts it, the part above being *rest; 0
/// where it lies on the circle, as the node tells its sides apart already.
/*@ requires memory: \valid_read(node) && \valid(p) && \valid(rest) && \separated(p, rest) && \separated(p, node) &&
                     \separated(rest, node);
    terminates \true; exits \false; assigns *p, *rest;
    ensures count: 0 <= \result <= 2; */
static int descend(const og_hull_tree_node *node, int at, piece *p, piece *rest) {
  const og_scalar from = og_dot(node->along, p->from), to = og_dot(node->along, p->to);
  const int a = side_of(from, og_norm(p->from)), b = side_of(to, og_norm(p->to));
  p->parent = at;
  p->above = a + b > 0;
  if (a == 0 && b == 0) return 0;
  if (a * b >= 0) return 1;
  // Weights are positive: the cut lies between the ends, on the arc.
  const og_scalar wf = og_abs(to), wt = og_abs(from);
  const og_vec3 cut = og_direction_unit(og_add(og_scale(wf, p->from), og_scale(wt, p->to)));
  *rest = *p;
  rest->above = true;
  p->above = false;
  if (a > 0) {
    rest->to = cut;
    p->from = cut;
  } else {
    rest->from = cut;
    p->to = cut;
  }
  return 2;
}

/// Takes a piece down to a leaf, and puts the node there. Parts of it that go other ways wait.
/*@ requires tree: \valid(tree) && 0 <= tree->count <= tree->room && \valid(tree->node + (0 .. tree->room - 1));
    requires waiting: \valid(waiting + (0 .. WAITING - 1)) && \valid(count) && 0 <= *count <= WAITING;
    terminates \true; exits \false; assigns *tree, tree->node[0 .. tree->room - 1], waiting[0 .. WAITING - 1], *count;
    ensures count:   \old(tree->count) <= tree->count <= tree->room;
    ensures waiting: \old(*count) <= *count <= WAITING; */
static void put_piece(og_hull_tree *tree, og_hull_tree_node node, piece p, piece *waiting, int *count) {
  int at = p.parent < 0 ? 0 : p.above ? tree->node[p.parent].above : tree->node[p.parent].below;
  while (at >= 0 && at < tree->count) {
    const og_hull_tree_node *here = &tree->node[at];
    piece rest = p;
    const int parts = descend(here, at, &p, &rest);
    if (parts == 0) return;
    if (parts == 2 && *count < WAITING) waiting[(*count)++] = rest;
    else if (parts == 2) leave_out(tree);
    at = p.above ? here->above : here->below;
  }
  if (tree->count < tree->room) put(tree, p.parent, p.above, node);
  else leave_out(tree);
}

/// Puts in the arc of an edge, from normal to normal.
/*@ requires tree: \valid(tree) && 0 <= tree->count <= tree->room && \valid(tree->node + (0 .. tree->room - 1));
    terminates \true; exits \false; assigns *tree, tree->node[0 .. tree->room - 1];
    ensures count: \old(tree->count) <= tree->count <= tree->room; */
static void put_arc(og_hull_tree *tree, og_hull_tree_node node, og_vec3 from, og_vec3 to) {
  piece waiting[WAITING] = {{.parent = -1}};
  int count = 1;
  waiting[0] = (piece){from, to, -1, false};
  // A piece that waits is a part of one that was cut at an older node, so there is an end to them.
  while (count > 0) {
    const piece next = waiting[--count];
    put_piece(tree, node, next, waiting, &count);
  }
}

/// A step through the edges that comes past all of them and goes far: it shares no divisor with their number.
/*@ requires count: 0 < count; terminates \true; exits \false; assigns \nothing; ensures step: 0 < \result; */
static int scattered_step(int count) {
  // 377 / 610 is near the golden ratio.
  int step = (int)((long long)count * 377 / 610) + 1;
  // Of the numbers after it one is prime to the count: at the latest 1 more than a multiple of it.
  for (int tried = 0; tried < count; tried++, step++) {
    int a = count, b = step;
    while (b != 0) {
      const int rest = a % b;
      a = b;
      b = rest;
    }
    if (a == 1) break;
  }
  return step;
}

og_hull_tree og_hull_tree_build(const og_half_edge_mesh *mesh, og_hull_tree_node *node, int room) {
  og_hull_tree tree = {mesh, node, room, 0, 0};
  const int edges = mesh->edge_count, step = scattered_step(edges);
  for (int k = 0, e = 0; k < edges; k++, e = (int)(((long long)e + step) % edges)) {
    const int twin = mesh->edge[e].twin;
    if (twin < e) continue; // each edge once
    const int low = mesh->edge[e].origin, high = mesh->edge[twin].origin;
    const og_vec3 n = mesh->face[mesh->edge[e].face].normal, m = mesh->face[mesh->edge[twin].face].normal;
    // Within a face that is flat, but for rounding: no arc. Its circle would part directions that have one vertex.
    if (og_norm(og_sub(n, m)) <= NEARLY) continue;
    const og_vec3 along = og_direction_unit(og_sub(mesh->vertex[high], mesh->vertex[low]));
    put_arc(&tree, (og_hull_tree_node){along, -1 - low, -1 - high}, n, m);
  }
  return tree;
}

og_hull_tree_result og_hull_tree_support(const og_hull_tree *tree, og_vec3 direction) {
  const og_vec3 d = og_direction_in_range(direction);
  int at = tree->count > 0 ? 0 : -1 - tree->mesh->edge[0].origin, depth = 0;
  // Children come after their parents, so no node comes twice.
  while (at >= 0 && depth < tree->count) {
    const og_hull_tree_node *node = &tree->node[at];
    at = og_dot(node->along, d) > 0 ? node->above : node->below;
    depth++;
  }
  const int vertex = at < 0 && -1 - at < tree->mesh->vertex_count ? -1 - at : 0;
  return (og_hull_tree_result){og_hull_climb(tree->mesh, vertex, direction), depth};
}

// One query does not pay for a tree: the door shows what it answers, the header is for its use.
static og_support_claim run_hull_tree(const og_support_input *input) {
  og_hull_tree_node node[256] = {{.along = {0, 0, 0}}};
  const og_hull_tree tree = og_hull_tree_build(input->mesh, node, (int)(sizeof node / sizeof *node));
  return og_support_claim_of(og_hull_tree_support(&tree, input->direction).climb.support);
}

// ---- what is known of it ----

static const og_door_support hull_tree_door = {.run = run_hull_tree, .shape = OG_SUPPORT_POINTS, .mesh = true};

const og_algorithm og_algorithm_hull_tree = {
    .id = "hull-tree",
    .row = "3.2",
    .questions = "support",
    .path = "ref/support/hull_tree",
    .source = "Parac 2020, 2.3, 2.4.2, after Eberly",
    .cost = "build O(n log n), a query O(log n), expected",
    .limits = "those of hull-climb, from which its last steps are",
    .support = &hull_tree_door,
};
