import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** Real starts of the built server, as `npm start` makes them once everything is built. */
const MAIN = path.join(projectFolder(), 'backend/dist/src/main.js');
const LONG_MS = 180_000;

let folder: string;
let port: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-start-'));
  port = String(await freePort());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

class Start {
  output = '';
  private readonly exited: Promise<unknown[]>;

  constructor(readonly child: ChildProcess) {
    const add = (text: Buffer) => (this.output += text.toString());
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    this.exited = once(child, 'exit');
  }

  /** Waits until the output has a text, or the process has ended. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text) && this.child.exitCode === null) {
      await Promise.race([once(this.child.stdout as NodeJS.ReadableStream, 'data'), this.exited]);
    }
    expect(this.output).toContain(text);
  }

  async end(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }
}

/**
 * A request whose body arrives in two halves.
 * @returns how to send the second and read the answer's status
 */
function slowRequest() {
  const body = JSON.stringify({ placeId: 'place-1', message: 'The market moved to Fridays.' });
  const call = request({
    host: '127.0.0.1',
    port,
    path: '/api/corrections',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  call.write(body.slice(0, 20));
  return {
    finish: async () => {
      call.end(body.slice(20));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      return answer.statusCode;
    },
  };
}

const start = (env: Record<string, string> = {}) =>
  new Start(
    spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, SEED: 'none', ...env },
    }),
  );

describe('starting', () => {
  it(
    'makes its database, serves, finishes requests and stops it on SIGTERM; the second start does none of it again',
    async () => {
      const first = start();
      await first.says('Farmgate is at');
      expect(first.output).toContain('Created the database');
      expect(first.output).toMatch(/Loaded ZIP codes \(4\d,\d{3}\)/);
      const inFlight = slowRequest();
      await setTimeout(200);
      first.child.kill('SIGTERM');
      first.child.kill('SIGINT');
      await setTimeout(200);
      expect(await inFlight.finish()).toBe(404);
      expect(await first.end()).toBe(0);
      expect(first.output).toContain('Stopped.');

      const began = performance.now();
      const second = start();
      await second.says('Farmgate is at');
      expect(performance.now() - began).toBeLessThan(60_000);
      expect(second.output).toContain('Started the database');
      expect(second.output).not.toMatch(/Loaded|Updated|Added/);
      second.child.kill('SIGINT');
      expect(await second.end()).toBe(0);
    },
    LONG_MS,
  );

  it(
    'recovers by itself from kill -9',
    async () => {
      const killed = start();
      await killed.says('Farmgate is at');
      killed.child.kill('SIGKILL');
      await killed.end();
      const next = start();
      await next.says('Farmgate is at');
      expect(next.output).toContain('Took over the database');
      next.child.kill('SIGTERM');
      expect(await next.end()).toBe(0);
    },
    LONG_MS,
  );

  it.each([
    ['a wrong variable', { PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, but is "abc".'],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/farmgate' },
      'The database of DATABASE_URL at 127.0.0.1:1 cannot be used: nothing answers there; start that PostgreSQL server, or correct DATABASE_URL.',
    ],
  ])(
    'ends with one clear sentence for %s',
    async (_what, env, sentence) => {
      const failed = start(env);
      expect(await failed.end()).toBe(1);
      expect(failed.output.trim()).toBe(sentence);
    },
    LONG_MS,
  );

  it(
    'ends with one clear sentence for a taken port, before the database is touched',
    async () => {
      const other = createServer().listen(Number(port), '127.0.0.1');
      await once(other, 'listening');
      const failed = start({ DATA_DIR: path.join(folder, 'untouched') });
      expect(await failed.end()).toBe(1);
      expect(failed.output.trim().split('\n')).toHaveLength(1);
      expect(failed.output).toContain(port);
      other.close();
    },
    LONG_MS,
  );

  it(
    'uses the database of DATABASE_URL and starts none of its own',
    async () => {
      const { cloneDatabase } = await import('../support/database/test-database.js');
      const database = await cloneDatabase();
      const server = start({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'none') });
      await server.says('Farmgate is at');
      expect(server.output).not.toContain('database in');
      server.child.kill('SIGTERM');
      expect(await server.end()).toBe(0);
      await database.drop();
    },
    LONG_MS,
  );
});
