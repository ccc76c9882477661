import { clockOfTests } from '@farmgate/embedded-postgres/test-clock';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { serveInHost } from './app-host.js';

const SERVE = path.join(projectFolder(), 'backend/test/support/servers/serve.process.mjs');
/** Levels that have lines without anything being wrong. */
const CHATTY = new Set(['info', 'debug', 'trace']);

/** An application that answers at an address. */
export interface Served {
  url: string;
  /** Of its process. */
  pid: number;
  /** What it has written until now; something only where `LOG_LEVEL` asks for it. */
  output: () => string;
  /** @throws Error with what it has written, unless `LOG_LEVEL` asked for more than errors */
  stop(): Promise<void>;
}

/** As the Jest project says (`one-connection.mjs`). */
const connectionsOfTests = (): Record<string, string> => {
  const { DATABASE_CONNECTIONS } = process.env;
  return DATABASE_CONNECTIONS === undefined ? {} : { DATABASE_CONNECTIONS };
};

const settingsFor = (databaseUrl: string, env: Record<string, string>) => ({
  ...(process.env.PATH === undefined ? {} : { PATH: process.env.PATH }),
  ...connectionsOfTests(),
  ...clockOfTests(),
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  RATE_LIMIT: 'off',
  JOBS: 'off',
  DATABASE_URL: databaseUrl,
  ...env,
});

/**
 * Starts the built application in the process that the test files of a worker share, where its code is loaded
 * already.
 */
export async function serve(databaseUrl: string, env: Record<string, string>): Promise<Served> {
  const settings = settingsFor(databaseUrl, env);
  const hosted = await serveInHost(settings);
  if (!hosted) return serveAlone(databaseUrl, env);
  return {
    ...hosted,
    stop: async () => {
      await hosted.end();
      refuseComplaints(hosted.output(), settings.LOG_LEVEL);
    },
  };
}

/** Starts the built application in a process of its own, which takes longer; `kill` ends it with kill -9. */
export async function serveAlone(
  databaseUrl: string,
  env: Record<string, string>,
): Promise<Served & { kill(): Promise<void> }> {
  const settings = settingsFor(databaseUrl, env);
  const child = fork(SERVE, { env: settings, silent: true, execArgv: [] });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`The server did not start: ${output}`))),
  ])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await ended;
      refuseComplaints(output, settings.LOG_LEVEL);
    },
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What a server writes is a failure at its end, unless a test asked for more. */
function refuseComplaints(output: string, level: string): void {
  if (output !== '' && !CHATTY.has(level)) throw new Error(`The server complained: ${output}`);
}
