import pg from 'pg';
import { StartError } from '../config/start-error.js';

const CONNECT_WITHIN_MS = 5_000;

/**
 * Makes sure that the database of `DATABASE_URL` answers.
 * @throws StartError saying why it does not, without the password
 */
export async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // An error after the connection was made must not end the process unseen.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const where = `${pathname.slice(1)} on ${hostname}:${port || '5432'}`;
    throw new StartError(
      `DATABASE_URL cannot be used: the database ${where} does not answer (${reason(error)}).`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Node wraps the refusals of several addresses into one error without a message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
