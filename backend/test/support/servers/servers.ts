import { clockOfTests } from '@farmgate/embedded-postgres/test-clock';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { openDataSource } from '../database/test-data-source.js';
import { cloneDatabase } from '../database/test-database.js';
import { type Calls, callsTo } from '../http/http-client.js';
import { type Proxy, startProxy } from '../http/proxy.js';

const MAIN = path.join(projectFolder(), 'backend/dist/src/main.js');

/** The built server in a process of its own, as `npm start` runs it. */
export interface RunningServer extends Calls {
  port: number;
  pid: number;
  /** What it has written. */
  output(): string;
  /** kill -9 */
  kill(): Promise<void>;
  /** SIGTERM, to its end. @returns the exit code */
  terminate(): Promise<number | null>;
}

/** @param env variables as a person would set them; the database's address is needed */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  for (;;) {
    const started = await tryToStart(await freePort(), env);
    if ('server' in started) return started.server;
    // Somebody else was quicker to take the port.
    if (!/is taken by|EADDRINUSE/.test(started.output)) {
      throw new Error(`The server did not start: ${started.output}`);
    }
  }
}

async function tryToStart(
  port: number,
  env: Record<string, string>,
): Promise<{ server: RunningServer } | { output: string }> {
  const settings = {
    ...clockOfTests(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    JOBS: 'off',
    SEED: 'none',
    ...env,
  };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...settings },
  });
  let output = '';
  const ended = once(child, 'exit');
  const served = new Promise<'served'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes('Farmgate is at')) resolve('served');
      });
    }
  });
  if ((await Promise.race([served, ended])) !== 'served') return { output };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const server = {
    ...callsTo(`http://127.0.0.1:${port}`),
    port,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
  return { server };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Several servers behind a proxy, on one database. Calls go to the proxy. */
export interface Fleet extends Calls {
  db: DataSource;
  databaseUrl: string;
  proxy: Proxy;
  /** Those that are there now; the proxy knows the same ones. */
  servers: RunningServer[];
  /** The server at a place of the list. */
  at(index: number): RunningServer;
  add(): Promise<RunningServer>;
  /** kill -9, of which the proxy learns by itself. */
  kill(server: RunningServer): Promise<void>;
  /** SIGTERM, of which the proxy learns by itself. @returns the exit code */
  terminate(server: RunningServer): Promise<number | null>;
  close(): Promise<void>;
}

/** @param env for each of the servers */
export async function startFleet(count: number, env: Record<string, string> = {}): Promise<Fleet> {
  const database = await cloneDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'farmgate-servers-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, TRUST_PROXY: '1', ...env };
  const proxy = await startProxy();
  const servers: RunningServer[] = [];
  const add = async () => {
    const server = await startServer(settings);
    servers.push(server);
    proxy.targets.push(server.port);
    return server;
  };
  const forget = (server: RunningServer) => {
    servers.splice(servers.indexOf(server), 1);
    proxy.targets.splice(proxy.targets.indexOf(server.port), 1);
  };
  await Promise.all(Array.from({ length: count }, add));
  const db = await openDataSource(database.url);
  return {
    ...callsTo(proxy.url),
    ...{ db, databaseUrl: database.url, proxy, servers, add },
    at: (index) => {
      const server = servers[index];
      if (!server) throw new Error(`There is no server ${index}.`);
      return server;
    },
    kill: async (server) => {
      await server.kill();
      forget(server);
    },
    terminate: async (server) => {
      const code = await server.terminate();
      forget(server);
      return code;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await db.destroy();
      await proxy.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
