import { variableNames } from '@farmgate/backend/src/platform/config/config';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command, Statement } from './messages.js';

export interface BenchServer {
  url: string;
  /** Sends a command and waits for the answer. */
  ask(command: Command): Promise<unknown>;
  tell(command: Command): void;
  stop(): Promise<void>;
}

/** Files of this folder: the product, and what it is measured against. */
type Program = 'product' | 'yardstick' | 'page-yardstick' | 'file-yardstick';

/**
 * Starts a server on a database, in a process of its own, in production mode and without limits.
 * @param settings further variables @param words on its command line
 * @param folder of another build, whose own program is started
 * @throws Error with what it wrote, when it ends before it listens
 */
export async function startServer(
  program: Program,
  databaseUrl: string,
  settings: Record<string, string> = {},
  words: readonly string[] = [],
  folder?: string,
): Promise<BenchServer> {
  const file = folder
    ? path.join(folder, `tools/bench/dist/servers/${program}.js`)
    : fileURLToPath(new URL(`./${program}.js`, import.meta.url));
  const child = fork(file, words, {
    ...(folder && { cwd: folder }),
    env: { ...environment(databaseUrl), ...settings },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'exit');
  const message = async () => {
    const broken = ended.then(() => Promise.reject(new Error(`The ${program} ended: ${output}`)));
    const [answer] = (await Promise.race([once(child, 'message'), broken])) as [unknown];
    return answer;
  };
  const { port } = (await message()) as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    ask: (command) => {
      const answer = message();
      child.send(command);
      return answer;
    },
    tell: (command) => void child.send(command),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await ended;
    },
  };
}

/** Works with servers that are being started, and stops them whatever happens. */
export async function withServers<Result>(
  starting: readonly Promise<BenchServer>[],
  work: (servers: BenchServer[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await Promise.all(starting));
  } finally {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.map(async (one) => one.status === 'fulfilled' && (await one.value.stop())));
  }
}

/** @returns the statements that a product server sends to its database for one request */
export async function noteStatements(product: BenchServer, path: string): Promise<Statement[]> {
  product.tell({ type: 'note' });
  const answer = await fetch(product.url + path);
  await answer.arrayBuffer();
  return (await product.ask({ type: 'noted' })) as Statement[];
}

/**
 * The environment without a person's own settings, which must not reach the servers: a variable set to
 * nothing also takes away what `.env` says.
 */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(variableNames.map((name) => [name, ''])),
});

const environment = (databaseUrl: string): NodeJS.ProcessEnv => ({
  ...plainEnvironment(),
  NODE_ENV: 'production',
  TEST_PAYMENTS: 'on',
  PUBLIC_URL: 'http://localhost',
  // Asked for in production.
  SESSION_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: databaseUrl,
  RATE_LIMIT: 'off',
  // Background work would stand among what a call asks of the database.
  JOBS: 'off',
  LOG_LEVEL: 'error',
});
