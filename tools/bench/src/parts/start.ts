import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Part } from '../part.js';
import { figure, median, type Table, type TableRow } from '../run/report.rules.js';
import { plainEnvironment } from '../servers/start.js';

const LIMIT_SECONDS = 3.5;
const LIMIT_MB = 230;
/** A start that takes longer than this hangs. */
const PATIENCE_MS = 120_000;

export interface Started {
  /** Until a page was answered. */
  seconds: number;
  /** Of the server's process, when it had rested. */
  megabytes: number | null;
}

/**
 * The server as `npm start` runs it when nothing is stale: until its first answer, and what it holds when it
 * rests.
 */
export const start: Part = { name: 'Start', works: [], needsData: true, run: measureStarts };

async function measureStarts(bench: Bench): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'farmgate-bench-start-'));
  try {
    const embedded = { DATA_DIR: folder, SEED: bench.plan.combinesLists ? 'demo' : 'none' };
    // Creates the database and fills it, which is no start with a ready one; the demonstration's pages are
    // made while it rests.
    await startOnce(embedded, bench.plan.rest * 3);
    const works: [string, Record<string, string>][] = [
      ['On the embedded database, with demo data', embedded],
      ['On the large database', { DATABASE_URL: bench.databaseUrl, SEED: 'none' }],
    ];
    const rows: TableRow[] = [];
    const rounds = [];
    for (const [name, settings] of works) {
      const starts: Started[] = [];
      for (let one = 0; one < bench.plan.starts; one += 1)
        starts.push(await startOnce(settings, bench.plan.rest));
      rounds.push({ name, starts });
      rows.push(startRow(name, starts));
      bench.say(`Start: ${name.toLowerCase()}, ${rows.at(-1)?.cells[1]} s`);
    }
    return {
      title: 'Start with a ready database',
      how: [
        'What `npm start` runs once nothing is to be built, with its own settings: the PostgreSQL of the first line is started with it. ' +
          `Until GET / is answered; the memory is the resident set of the server's process (not PostgreSQL's), ${bench.plan.rest} s later.`,
      ],
      head: ['work', 'seconds to the first answer', 'must hold', 'MB at rest', 'must hold'],
      rows,
      rounds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function startRow(name: string, starts: readonly Started[]): TableRow {
  const seconds = starts.map((one) => one.seconds);
  const megabytes = median(starts.map((one) => one.megabytes ?? NaN));
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  return {
    cells: [
      name,
      `${figure(median(seconds), 1)} (${figure(least, 1)}–${figure(most, 1)})`,
      `< ${LIMIT_SECONDS}`,
      figure(megabytes, 0),
      `< ${LIMIT_MB}`,
    ],
    holds: median(seconds) < LIMIT_SECONDS && !(megabytes >= LIMIT_MB),
  };
}

/** @param folder where the build is @param rest seconds until its memory is read */
export async function startOnce(
  settings: Record<string, string>,
  rest: number,
  folder = projectFolder(),
): Promise<Started> {
  const port = await freePort();
  const program = path.join(folder, 'backend/dist/src/main.js');
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: String(port), HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  try {
    await firstAnswer(`http://127.0.0.1:${port}/`, () => {
      if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    });
    const seconds = (performance.now() - started) / 1_000;
    await delay(rest * 1_000);
    return { seconds, megabytes: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function firstAnswer(url: string, check: () => void): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (performance.now() < patience) {
    check();
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status === 200) return;
    } catch {
      // It does not listen yet.
    }
    await delay(20);
  }
  throw new Error(`${url} did not answer.`);
}

/** @returns null where the system does not tell it in /proc */
function residentMegabytes(pid: number): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Number(found[1]) / 1_024 : null;
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
