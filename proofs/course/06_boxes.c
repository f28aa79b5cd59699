// 6. Two boxes have a common point
//
// Learn: pointers to structs, and the same idea in three dimensions: boxes meet exactly when their intervals meet on
//        each of the three axes. "Exactly when" is two directions; one is a witness again, the other follows by
//        itself.
// Task:  write the body and the assertion.
// Hint:  name the greater of two numbers in logic (`logic real greater(real x, real y) = ...`): then the corner
//        (greater(a->low_x, b->low_x), ...) is the witness in one line, without eight cases.

typedef struct box {
  double low_x, low_y, low_z, high_x, high_y, high_z;
} box;

/*@ predicate in{L}(real x, real y, real z, box *b) =
      b->low_x <= x <= b->high_x && b->low_y <= y <= b->high_y && b->low_z <= z <= b->high_z;
    predicate box_whole{L}(box *b) =
      \valid_read(b) && b->low_x <= b->high_x && b->low_y <= b->high_y && b->low_z <= b->high_z;
*/

/*@ requires a: box_whole(a);
    requires b: box_whole(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures common: \result != 0 <==> \exists real x, y, z; in(x, y, z, a) && in(x, y, z, b);
*/
int boxes_meet(const box *a, const box *b);

// ---- yours ----

int boxes_meet(const box *a, const box *b) { return a->low_x <= b->high_x && b->low_x <= a->high_x; }
