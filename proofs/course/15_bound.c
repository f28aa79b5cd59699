// 15. The plane that bounds a distance
//
// Learn: how GJK knows how near it is. Of all points, let the lowest one along v have the height h. Then all points
//        lie beyond the plane v.x = h, and so does everything between two of them: nothing is nearer than h / |v|.
//        The promise speaks of points that no loop ever sees, by a variable t that runs over real numbers.
// Task:  the body, and a lemma for what lies between two points.
// Hint:  along(v, a, b, t) is a mean of two heights: dot(v, a) + t * (dot(v, b) - dot(v, a)). Say so in a lemma. That a
//        mean of two numbers is at least h if both are is a second lemma, of numbers alone.

typedef struct point {
  double x, y, z;
} point;

/*@ logic real dot(point v, point p) = v.x * p.x + v.y * p.y + v.z * p.z;
    // The height of a + t (b - a) along v.
    logic real along(point v, point a, point b, real t) =
      v.x * (a.x + t * (b.x - a.x)) + v.y * (a.y + t * (b.y - a.y)) + v.z * (a.z + t * (b.z - a.z));
*/

/*@ requires some:   n > 0;
    requires memory: \valid_read(p + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:   0 <= \result < n;
    ensures corners: \forall integer i; 0 <= i < n ==> dot(v, p[\result]) <= dot(v, p[i]);
    ensures between: \forall integer i, j; \forall real t; 0 <= i < n && 0 <= j < n && 0 <= t <= 1 ==>
                       dot(v, p[\result]) <= along(v, p[i], p[j], t);
*/
int lowest(point v, const point *p, int n);

// ---- yours ----

int lowest(point v, const point *p, int n) { return 0; }
