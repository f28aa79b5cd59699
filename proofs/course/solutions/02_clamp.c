
double clamp(double x, double low, double high) { return x < low ? low : x > high ? high : x; }
