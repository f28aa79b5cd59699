
double smallest(double x, double y, double z) {
  const double least = x < y ? x : y;
  return least < z ? least : z;
}
