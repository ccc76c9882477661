import { startEmbeddedPostgres } from '@farmgate/embedded-postgres';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts/users/demo-accounts.js';
import type { Serving } from './http-server.js';
import { assertDatabasesAnswer } from './platform/config/assert-database-answers.js';
import { assertPortFree } from './platform/config/assert-port-free.js';
import type { Config } from './platform/config/config.js';
import { prepareDatabase } from './prepare-database.js';

type Say = (line: string) => void;

interface RunningServer {
  /** @param atOnce without the time for proxies to notice, as on Ctrl-C */
  stop(atOnce?: boolean): Promise<void>;
}

/** @param say takes one line for each step @throws StartError for what its reader can mend */
export async function startServer(config: Config, say: Say): Promise<RunningServer> {
  await assertPortFree(config.server.host, config.server.port);
  // The code that serves is read while the database starts.
  const [serve, database] = await Promise.all([loadServe(config.servers), openDatabase(config, say)]);
  try {
    const isProduction = config.mode === 'production';
    const directUrl = config.database.directUrl ?? database.url;
    const { hasDemo } = await prepareDatabase(directUrl, config.seed, say, config.admin, isProduction);
    const serving = await serve(config, database.url, say);
    say(`Payments: ${paymentsInWords(config.payments)}`);
    say(`Farmgate is at ${config.server.publicUrl}`);
    if (hasDemo && !config.database.url && !isProduction) sayAccounts(say);
    return {
      stop: async (atOnce = false) => {
        say('Stopping: finishing requests …');
        await serving.stop(atOnce);
        await database.stop();
        say('Stopped.');
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

type Serve = (config: Config, databaseUrl: string, say: Say) => Promise<Serving>;

/** Several run in processes of their own, so that this one stays small. */
async function loadServe(servers: number): Promise<Serve> {
  if (servers > 1) return (await import('./cluster/serve-with-workers.js')).serveWithWorkers;
  return (await import('./http-server.js')).serve;
}

async function openDatabase(config: Config, say: Say): Promise<{ url: string; stop(): Promise<void> }> {
  const { url } = config.database;
  if (url !== undefined) {
    await assertDatabasesAnswer(config.database);
    return { url, stop: () => Promise.resolve() };
  }
  const started = performance.now();
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  const how = database.isNew
    ? 'Created the database'
    : database.adopted
      ? 'Took over the database'
      : 'Started the database';
  say(`${how} in ${database.location} … ${seconds(started)}`);
  return database;
}

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

function sayAccounts(say: Say): void {
  const names = DEMO_ACCOUNTS.map(({ username }) => username).join(', ');
  say(`Demonstration accounts: ${names}; the password of each is ${DEMO_PASSWORD}`);
}

function paymentsInWords({ stripe, paypal, areTestsAllowed }: Config['payments']): string {
  if (!stripe && !paypal) {
    return areTestsAllowed
      ? 'test payments, no card is charged'
      : 'cash at pickup only (no provider is set up, and TEST_PAYMENTS is off)';
  }
  return [stripe && 'cards by Stripe', paypal && 'PayPal', 'cash at pickup'].filter(Boolean).join(', ');
}
