#!/bin/sh
# Draws the figures of docs/use/drawing.md and docs/use/traces.md.   usage: docs/figures/draw.sh [BUILD [DIRECTORY]]
set -eu
cd "$(dirname "$0")/../.."
origo=${1:-build}/origo
into=${2:-docs/figures}
"$origo" draw corpus/cases/ulp-vertex.jsonl --id ulp-vertex-0001 --out "$into/one-ulp.svg"
"$origo" draw docs/tour.jsonl --id turned-by-a-quaternion --cso --out "$into/depth.svg"
"$origo" draw docs/tour.jsonl --id turned-by-a-quaternion --trace gjk --out "$into/steps.svg"
"$origo" run mpr corpus/cases/random-boxes.jsonl |
  "$origo" draw corpus/cases/random-boxes.jsonl --id random-boxes-0003 --claims - --out "$into/claim.svg"
"$origo" draw corpus/cases/sweep-until.jsonl --id sweep-until-0002 --out "$into/sweep.svg"
"$origo" draw docs/figures/plane.jsonl --cso --out "$into/plane.svg"
"$origo" draw docs/figures/boxes.jsonl --id rectangles --with dynamic-tree --out "$into/rectangles.svg"
"$origo" draw docs/figures/boxes.jsonl --id boxes --with sap-rebuild --out "$into/boxes.svg"
"$origo" draw corpus/primitives/cases/mesh-spheres.jsonl --id mesh-spheres-0000 --level 2 --out "$into/meshes.svg"
"$origo" draw docs/figures/polygons.jsonl --id window-and-door --out "$into/polygon.svg"
"$origo" draw corpus/primitives/cases/deform-cloth.jsonl --id deform-cloth-0000 --out "$into/mesh-motion.svg"
