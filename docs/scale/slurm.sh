#!/bin/sh
# A Slurm array.   usage: sbatch --array=1-SHARDS docs/scale/slurm.sh SHARDS OUT CASES...
# Afterwards: cat OUT/*.jsonl | build/origo report. To repeat some: sbatch --array=3,7 and the same arguments.
#SBATCH --job-name=origo-judge
#SBATCH --cpus-per-task=1
#SBATCH --output=/dev/null
set -eu
shards=$1 out=$2
shift 2
mkdir -p "$out"
exec docs/scale/judge-shard.sh "$SLURM_ARRAY_TASK_ID" "$shards" "$out" "$@"
