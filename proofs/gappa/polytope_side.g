# The expanding polytope's filter (spec/pair/solve/polytope.c): n.(p - u) and n.u in doubles, n = (v - u) x (w - u).
# Small letters are computed, capitals true. A corner is the rounded difference of two approximate coordinates, each at
# most 1 and within OG_APPROX_ERROR of the truth.
# from: SIDE_ERROR spec/pair/solve/polytope.c; NORMAL_ERROR spec/pair/solve/polytope.c; OG_APPROX_ERROR spec/body/problem.h
@rnd = float<ieee_64, ne>;

ux rnd= a_ux - b_ux;
Ux = A_ux - B_ux;
uy rnd= a_uy - b_uy;
Uy = A_uy - B_uy;
uz rnd= a_uz - b_uz;
Uz = A_uz - B_uz;
vx rnd= a_vx - b_vx;
Vx = A_vx - B_vx;
vy rnd= a_vy - b_vy;
Vy = A_vy - B_vy;
vz rnd= a_vz - b_vz;
Vz = A_vz - B_vz;
wx rnd= a_wx - b_wx;
Wx = A_wx - B_wx;
wy rnd= a_wy - b_wy;
Wy = A_wy - B_wy;
wz rnd= a_wz - b_wz;
Wz = A_wz - B_wz;
px rnd= a_px - b_px;
Px = A_px - B_px;
py rnd= a_py - b_py;
Py = A_py - B_py;
pz rnd= a_pz - b_pz;
Pz = A_pz - B_pz;
ex rnd= vx - ux;
Ex = Vx - Ux;
ey rnd= vy - uy;
Ey = Vy - Uy;
ez rnd= vz - uz;
Ez = Vz - Uz;
fx rnd= wx - ux;
Fx = Wx - Ux;
fy rnd= wy - uy;
Fy = Wy - Uy;
fz rnd= wz - uz;
Fz = Wz - Uz;
gx rnd= px - ux;
Gx = Px - Ux;
gy rnd= py - uy;
Gy = Py - Uy;
gz rnd= pz - uz;
Gz = Pz - Uz;
nx rnd= ey * fz - ez * fy;
Nx = Ey * Fz - Ez * Fy;
ny rnd= ez * fx - ex * fz;
Ny = Ez * Fx - Ex * Fz;
nz rnd= ex * fy - ey * fx;
Nz = Ex * Fy - Ey * Fx;
side rnd= nx * gx + ny * gy + nz * gz;
SIDE = Nx * Gx + Ny * Gy + Nz * Gz;
offset rnd= nx * ux + ny * uy + nz * uz;
OFFSET = Nx * Ux + Ny * Uy + Nz * Uz;

{ |a_ux| <= 1 /\ |a_ux - A_ux| <= {OG_APPROX_ERROR}
/\ |a_uy| <= 1 /\ |a_uy - A_uy| <= {OG_APPROX_ERROR}
/\ |a_uz| <= 1 /\ |a_uz - A_uz| <= {OG_APPROX_ERROR}
/\ |b_ux| <= 1 /\ |b_ux - B_ux| <= {OG_APPROX_ERROR}
/\ |b_uy| <= 1 /\ |b_uy - B_uy| <= {OG_APPROX_ERROR}
/\ |b_uz| <= 1 /\ |b_uz - B_uz| <= {OG_APPROX_ERROR}
/\ |a_vx| <= 1 /\ |a_vx - A_vx| <= {OG_APPROX_ERROR}
/\ |a_vy| <= 1 /\ |a_vy - A_vy| <= {OG_APPROX_ERROR}
/\ |a_vz| <= 1 /\ |a_vz - A_vz| <= {OG_APPROX_ERROR}
/\ |b_vx| <= 1 /\ |b_vx - B_vx| <= {OG_APPROX_ERROR}
/\ |b_vy| <= 1 /\ |b_vy - B_vy| <= {OG_APPROX_ERROR}
/\ |b_vz| <= 1 /\ |b_vz - B_vz| <= {OG_APPROX_ERROR}
/\ |a_wx| <= 1 /\ |a_wx - A_wx| <= {OG_APPROX_ERROR}
/\ |a_wy| <= 1 /\ |a_wy - A_wy| <= {OG_APPROX_ERROR}
/\ |a_wz| <= 1 /\ |a_wz - A_wz| <= {OG_APPROX_ERROR}
/\ |b_wx| <= 1 /\ |b_wx - B_wx| <= {OG_APPROX_ERROR}
/\ |b_wy| <= 1 /\ |b_wy - B_wy| <= {OG_APPROX_ERROR}
/\ |b_wz| <= 1 /\ |b_wz - B_wz| <= {OG_APPROX_ERROR}
/\ |a_px| <= 1 /\ |a_px - A_px| <= {OG_APPROX_ERROR}
/\ |a_py| <= 1 /\ |a_py - A_py| <= {OG_APPROX_ERROR}
/\ |a_pz| <= 1 /\ |a_pz - A_pz| <= {OG_APPROX_ERROR}
/\ |b_px| <= 1 /\ |b_px - B_px| <= {OG_APPROX_ERROR}
/\ |b_py| <= 1 /\ |b_py - B_py| <= {OG_APPROX_ERROR}
/\ |b_pz| <= 1 /\ |b_pz - B_pz| <= {OG_APPROX_ERROR}
-> |side - SIDE| <= {SIDE_ERROR}
/\ |offset - OFFSET| <= {SIDE_ERROR}
# Each component; so the vector is off by sqrt(3) times that, which face_distance.g doubles again.
/\ |nx - Nx| <= {NORMAL_ERROR / 4} /\ |ny - Ny| <= {NORMAL_ERROR / 4} /\ |nz - Nz| <= {NORMAL_ERROR / 4}
/\ |nx| <= 64 /\ |ny| <= 64 /\ |nz| <= 64 }
