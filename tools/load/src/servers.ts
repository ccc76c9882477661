import { variableNames } from '@farmgate/backend/src/platform/config/config';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server of the product in a process of its own. */
export interface LoadServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts servers on one database as they run in production: with jobs, mails, and the page cache as it comes;
 * only one visitor's requests are not limited, since all come from one address.
 * @param settings further variables
 * @throws Error with what a server wrote, when it ends before it listens
 */
export function startServers(count: number, settings: Record<string, string>): Promise<LoadServer[]> {
  const secret = randomBytes(32).toString('hex');
  const env = {
    // A person's own settings must not reach the servers: a variable set to nothing also takes away what
    // `.env` says.
    ...Object.fromEntries(variableNames.map((name) => [name, ''])),
    NODE_ENV: 'production',
    TEST_PAYMENTS: 'on',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: secret,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    MARKETPLACE_NAV: 'open',
    ...settings,
  };
  return Promise.all(Array.from({ length: count }, () => startServer(env)));
}

async function startServer(env: Record<string, string>): Promise<LoadServer> {
  const child = fork(fileURLToPath(new URL('./serve.js', import.meta.url)), {
    env,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4_000)));
  const ended = once(child, 'exit');
  const broken = ended.then(() => Promise.reject(new Error(`A server ended: ${output}`)));
  const [{ port }] = (await Promise.race([once(child, 'message'), broken])) as [{ port: number }];
  broken.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
      // What a server complained of while people were there.
      if (output !== '') process.stderr.write(output);
    },
  };
}
