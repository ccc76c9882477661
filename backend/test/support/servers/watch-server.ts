import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from '../http/http-client.js';

const PAUSE_MS = 10;

/** A server's process. */
export interface Watched extends Pick<Calls, 'url' | 'get'> {
  pid: number;
}

/** What a server was like while it had work. */
export interface Seen<Result> {
  result: Result;
  /** The longest time /api/health had to wait for the server's one thread. */
  longestMs: number;
  /** The most memory that its process held (RSS). */
  peakMegabytes: number;
}

/**
 * Asks /api/health over and over while a server works.
 *
 * A wait counts as long as the server's thread was on a processor during it, where Linux tells that: other
 * processes of a busy machine make the clock's time longer, but not this one. Elsewhere the clock counts.
 */
export async function watchServer<Result>(
  server: Watched,
  work: () => Promise<Result>,
): Promise<Seen<Result>> {
  forgetPeak(server.pid);
  let isOver = false;
  const polling = pollHealth(server, () => isOver);
  try {
    const result = await work();
    isOver = true;
    return { result, longestMs: await polling, peakMegabytes: await peakMegabytes(server) };
  } finally {
    isOver = true;
    await polling;
  }
}

/**
 * How often something is tried that keeps a server busy for too long: a busy machine lets a measure stand for
 * several pieces of work.
 */
const TRIES = 3;

/**
 * `watchServer`, and once more where the server was kept busy for too long.
 *
 * @param watch one try
 * @param mostMs what it may wait
 * @returns what was seen the last time
 */
export async function watchAgain<Result>(
  watch: () => Promise<Seen<Result>>,
  mostMs: number,
): Promise<Seen<Result>> {
  let seen = await watch();
  for (let tries = 1; tries < TRIES && seen.longestMs >= mostMs; tries += 1) seen = await watch();
  return seen;
}

async function pollHealth(server: Watched, isOver: () => boolean): Promise<number> {
  let longest = 0;
  do {
    const [began, ranBefore] = [performance.now(), threadMs(server.pid)];
    const { status } = await server.get('/api/health');
    if (status !== 200) throw new Error(`/api/health answered ${status}.`);
    const waited = performance.now() - began;
    longest = Math.max(longest, Math.min(waited, threadMs(server.pid) - ranBefore));
    await pause(PAUSE_MS);
  } while (!isOver());
  return longest;
}

/**
 * How long a process's first thread, which is Node's own, has been on a processor; Infinity where that is not
 * told.
 */
function threadMs(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return Number.POSITIVE_INFINITY;
  return Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6;
}

/** Lets Linux measure the peak from now on. */
function forgetPeak(pid: number): void {
  const file = `/proc/${pid}/clear_refs`;
  if (existsSync(file)) writeFileSync(file, '5');
}

async function peakMegabytes({ pid, get }: Watched): Promise<number> {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  const { body } = await get<string>('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / 1024 ** 2;
}
