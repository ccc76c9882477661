import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

interface Told {
  port?: number;
  pid?: number;
  isClosed?: boolean;
  error?: string;
}

/** An application in the worker's own process. */
export interface HostedApp {
  url: string;
  /** Of the process. */
  pid: number;
  /** What it has written until now. */
  output(): string;
  /** @throws Error with what went wrong */
  end(): Promise<void>;
}

/**
 * Starts the application in the process that belongs to this Jest worker (`app-host.process.mjs`), which has
 * its code loaded.
 * @returns undefined where that process is gone
 * @throws Error with what the application said instead of starting
 */
export async function serveInHost(env: Record<string, string>): Promise<HostedApp | undefined> {
  const folder = process.env.FARMGATE_TEST_HOSTS ?? '';
  const worker = process.env.JEST_WORKER_ID ?? '1';
  const log = path.join(folder, `${worker}.log`);
  const socket = await reach(path.join(folder, `${worker}.socket`));
  if (!socket) return undefined;
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async () => {
    const line = await lines.next();
    return (line.done ? { error: 'Its process has ended.' } : JSON.parse(line.value)) as Told;
  };
  const { size: start } = statSync(log);
  socket.write(`${JSON.stringify(env)}\n`);
  const { port, pid = 0, error } = await hear();
  if (error !== undefined) throw new Error(`The server did not start: ${error}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    output: () => readFrom(log, start),
    end: async () => {
      socket.write('end\n');
      const last = await hear();
      socket.destroy();
      if (last.error !== undefined) throw new Error(`The server did not end: ${last.error}`);
    },
  };
}

/** It loads its code while the first test files wait for it. */
async function reach(address: string): Promise<Socket | undefined> {
  const end = Date.now() + PATIENCE_MS;
  while (!existsSync(address)) {
    if (Date.now() > end) return undefined;
    await wait(50);
  }
  const socket = connect(address);
  return Promise.race([
    once(socket, 'connect').then(() => socket),
    once(socket, 'error').then(() => undefined),
  ]).catch(() => undefined);
}

const readFrom = (file: string, start: number): string => readFileSync(file).subarray(start).toString();
