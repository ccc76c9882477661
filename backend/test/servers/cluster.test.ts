import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { until } from '../support/until.js';

/** For a worker to start on a machine with other work. */
const LONG_MS = 120_000;

let database: TestDatabase;
let folder: string;
let server: RunningServer;
beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-cluster-'));
  server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder, SERVERS: '2' });
}, LONG_MS);
afterAll(async () => {
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The processes that the primary process has started. */
function workers(): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === server.pid).flatMap(([pid]) => pid ?? []);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @returns how many calls of the API each server has answered, by its number */
async function answered(): Promise<Record<string, number>> {
  const { body } = await server.get<string>('/metrics');
  const series = body.matchAll(
    /^http_request_duration_seconds_count\{.*route="\/api\/listings".*\} (\d+)$/gm,
  );
  return Object.fromEntries(
    [...series].map(([line, count]) => [/server="(\d+)"/.exec(line)?.[1] ?? '', Number(count)]),
  );
}

/**
 * Calls, one after the other, each on a connection of its own. One that Node was just giving to the server
 * that is killed stays open without an answer, so a caller waits for a second and calls again.
 * @returns how long the longest time without an answer was
 */
async function longestGap(isOver: () => boolean): Promise<{ milliseconds: number; statuses: number[] }> {
  const statuses = new Set<number>();
  let [answeredAt, longest] = [performance.now(), 0];
  while (!isOver()) {
    const status = await fetch(`${server.url}/api/listings`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(1_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status !== 0) {
      statuses.add(status);
      longest = Math.max(longest, performance.now() - answeredAt);
      answeredAt = performance.now();
    }
    await wait(20);
  }
  return { milliseconds: longest, statuses: [...statuses] };
}

describe('SERVERS=2', () => {
  it('serves from two processes at one port, whose figures can be read from either', async () => {
    expect(server.output()).toContain('Servers: 2 processes');
    expect(workers()).toHaveLength(2);
    for (let call = 0; call < 20; call += 1) expect((await server.get('/api/listings')).status).toBe(200);
    const counts = await answered();
    expect(Object.keys(counts)).toEqual(['1', '2']);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    expect(counts['1']! + counts['2']!).toBe(20);
    expect((await server.get('/api/health')).body).toEqual({ alive: true, ready: true, draining: false });
  });

  it(
    'replaces one that is killed, while the other one answers',
    async () => {
      const before = workers();
      const [victim = 0, survivor = 0] = before;
      let isOver = false;
      const gap = longestGap(() => isOver);
      await wait(200);
      process.kill(victim, 'SIGKILL');
      await until(async () => {
        const now = workers();
        return now.length === 2 && !now.includes(victim) && Object.keys(await answered()).includes('3');
      }, LONG_MS);
      isOver = true;
      const { milliseconds, statuses } = await gap;
      expect(statuses).toEqual([200]);
      // A second of it may be such a connection.
      expect(milliseconds).toBeLessThan(3_000);
      expect(workers()).toContain(survivor);
      expect(server.output()).toContain(
        'A server ended unexpectedly (SIGKILL). Another one starts in 0.1 s.',
      );
    },
    2 * LONG_MS,
  );

  it('ends every process on SIGTERM, once each has finished its requests', async () => {
    const pids = workers();
    expect(pids).toHaveLength(2);
    const inFlight = server.get('/browse');
    expect(await server.terminate()).toBe(0);
    expect((await inFlight).status).toBe(200);
    expect(server.output()).toContain('Stopped.');
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(server.get('/api/health')).rejects.toThrow();
  }, 60_000);
});
