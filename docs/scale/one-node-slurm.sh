#!/bin/sh
# Slurm on this machine alone, to try an array: the daemons started by hand, without systemd, as root.
# usage: docs/scale/one-node-slurm.sh FOLDER
# First: apt-get install --no-install-recommends slurm-wlm munge. It overwrites /etc/slurm/slurm.conf.
set -eu
folder=$1
host=$(hostname -s)
mkdir -p "$folder/state" "$folder/spool" /run/munge
chown munge:munge /run/munge
key=/etc/munge/munge.key
[ -f $key ] || { dd if=/dev/urandom of=$key bs=1024 count=1 && chown munge:munge $key && chmod 400 $key; }
su -s /bin/sh munge -c /usr/sbin/munged
cat >/etc/slurm/slurm.conf <<C
ClusterName=one
SlurmctldHost=$host
SlurmUser=root
AuthType=auth/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
NodeName=$host CPUs=$(nproc)
PartitionName=all Nodes=$host Default=YES State=UP
C
slurmctld
slurmd
sinfo
