// 12. Checking a certificate: two point sets lie on two sides of a plane
//
// Learn: a checker in small. Somebody claims that the plane n . x = k separates A from B; the checker looks at every
//        point and says yes only if it is true. Over integers the promise is the truth itself, nothing is rounded;
//        what must be shown is that no product overflows.
// Task:  the body of `separates` and its two loops' annotations; an assertion in `dot` for each product.
// Hint:  a lemma about two numbers between -1000 and 1000 serves all three products:
//          /*@ lemma product: \forall integer x, y; ... ==> -1000000 <= x * y <= 1000000; */

typedef struct point {
  int x, y, z;
} point;

/*@ predicate small(point p) = -1000 <= p.x <= 1000 && -1000 <= p.y <= 1000 && -1000 <= p.z <= 1000;
    predicate all_small{L}(point *p, integer n) = \forall integer i; 0 <= i < n ==> small(p[i]);
    logic integer product(point a, point b) = a.x * b.x + a.y * b.y + a.z * b.z;
*/

/*@ requires a: small(a);
    requires b: small(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures value: \result == product(a, b);
*/
int dot(point a, point b);

/*@ requires counts: 0 <= a_count && 0 <= b_count;
    requires memory: \valid_read(a + (0 .. a_count - 1)) && \valid_read(b + (0 .. b_count - 1));
    requires small:  small(n) && all_small(a, a_count) && all_small(b, b_count);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures separated: \result != 0 <==>
      (\forall integer i; 0 <= i < a_count ==> product(n, a[i]) <= k) &&
      (\forall integer i; 0 <= i < b_count ==> product(n, b[i]) > k);
*/
int separates(point n, int k, const point *a, int a_count, const point *b, int b_count);

// ---- yours ----

int dot(point a, point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

int separates(point n, int k, const point *a, int a_count, const point *b, int b_count) { return 0; }
