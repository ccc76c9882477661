import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts/users/demo-accounts.js';
import { assertDatabaseAnswers } from './platform/config/assert-database-answers.js';
import { assertPortFree } from './platform/config/assert-port-free.js';
import type { Config } from './platform/config/config.js';
import { Drain } from './platform/http/drain.js';
import { startEmbeddedPostgres } from '@farmgate/embedded-postgres';
import { prepareDatabase } from './prepare-database.js';

/** How long requests in flight may take to finish when the server stops. */
const FINISH_WITHIN_MS = 10_000;

type Say = (line: string) => void;

interface RunningServer {
  /** @param atOnce without the time in which proxies may notice, as on Ctrl-C */
  stop(atOnce?: boolean): Promise<void>;
}

/**
 * Makes the database ready and serves the product.
 * @param say takes one line for each step
 * @throws StartError with one sentence for everything that its reader can mend
 */
export async function startServer(config: Config, say: Say): Promise<RunningServer> {
  await assertPortFree(config.server.host, config.server.port);
  // The application's code is read while the database starts.
  const [{ createApp }, database] = await Promise.all([import('./app.setup.js'), openDatabase(config, say)]);
  const isProduction = config.mode === 'production';
  try {
    const { hasDemo } = await prepareDatabase(database.url, config.seed, say, config.admin, isProduction);
    const app = await createApp(config, database.url);
    await app.listen(config.server.port, config.server.host);
    say(`Payments: ${paymentsInWords(config.payments)}`);
    say(`Farmgate is at ${config.server.publicUrl}`);
    if (hasDemo && !config.database.url && !isProduction) sayAccounts(say);
    return {
      stop: async (atOnce = false) => {
        say('Stopping: finishing requests …');
        const drain = app.get(Drain);
        await drain.announce(atOnce ? 0 : config.server.shutdownDelay);
        // While the application closes it cannot ask itself any more, which pages do.
        await inTime(drain.finish(), say);
        await inTime(app.close(), say);
        await database.stop();
        say('Stopped.');
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase(config: Config, say: Say): Promise<{ url: string; stop(): Promise<void> }> {
  const { url } = config.database;
  if (url !== undefined) {
    await assertDatabaseAnswers(url);
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

/** @returns how orders can be paid here */
function paymentsInWords({ stripe, paypal, areTestsAllowed }: Config['payments']): string {
  if (!stripe && !paypal) {
    return areTestsAllowed
      ? 'test payments, no card is charged'
      : 'cash at pickup only (no provider is set up, and TEST_PAYMENTS is off)';
  }
  return [stripe && 'cards by Stripe', paypal && 'PayPal', 'cash at pickup'].filter(Boolean).join(', ');
}

async function inTime(closing: Promise<void>, say: Say): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      say('Some requests did not finish in time.');
      resolve();
    }, FINISH_WITHIN_MS);
  });
  await Promise.race([closing, late]).finally(() => clearTimeout(timer));
}
