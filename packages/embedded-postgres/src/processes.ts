import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process, told from a later one that was given the same number by the moment it started. */
export interface ProcessMark {
  pid: number;
  started: string;
}

/**
 * The mark of a process that is alive, else undefined. A process that has ended but was not collected is not
 * alive.
 */
export function processMark(pid: number): ProcessMark | undefined {
  if (process.platform === 'linux') return linuxMark(pid);
  if (!exists(pid)) return undefined;
  if (process.platform === 'win32') return { pid, started: '' };
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() ? { pid, started: stdout.trim() } : undefined;
}

/** Whether exactly this process is alive. */
export function isAlive(mark: ProcessMark): boolean {
  return processMark(mark.pid)?.started === mark.started;
}

/** The mark of this process. */
export function ownMark(): ProcessMark {
  return processMark(process.pid) ?? { pid: process.pid, started: '' };
}

/**
 * Whether a process may be a PostgreSQL server that works in the folder. Where the system cannot tell, it may
 * be.
 */
export function mayServe(pid: number, folder: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === folder;
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes('postgres') ?? true;
}

/**
 * Waits until no process works in the folder any more: after kill -9 of a PostgreSQL server its children need
 * a moment to notice, and a new server refuses the folder until then. Only Linux can tell; elsewhere it
 * returns at once.
 */
export async function untilNobodyWorksIn(folder: string, milliseconds: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline && anybodyWorksIn(folder)) await sleep(50);
}

/** Waits until a condition holds; false when it did not in time. */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

function linuxMark(pid: number): ProcessMark | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything; state is field 3, the start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return { pid, started: `${boot}-${fields[19]}` };
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function workingFolder(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function anybodyWorksIn(folder: string): boolean {
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(name) === folder);
}
