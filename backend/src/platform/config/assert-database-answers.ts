import pg from 'pg';
import { serverVersion } from '../database/connection.sql.js';
import { StartError } from './start-error.js';

/** Farmgate relies on functions that older servers lack. */
const oldestVersion = 15;

/**
 * Makes sure that the server of `DATABASE_URL` can be used, before anything else is done with it. Never
 * repeats the password.
 *
 * @param seconds how long it may take to answer
 * @throws StartError that names the host and what is wrong
 */
export async function assertDatabaseAnswers(url: string, seconds = 10): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds * 1000 });
  client.on('error', () => undefined);
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname || 'localhost'}:${port || 5432}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(serverVersion.text);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestVersion) {
      throw new StartError(
        `The database of DATABASE_URL at ${where} is PostgreSQL ${major}; Farmgate needs version ${oldestVersion} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${reason(error, where, decodeURIComponent(pathname.slice(1)), username)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reason(error: unknown, where: string, database: string, user: string): string {
  // Node tries every address of a host and puts the failures together.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const { code = '', message = '' } = first as { code?: string; message?: string };
  const cannot = `The database of DATABASE_URL at ${where} cannot be used`;
  switch (code) {
    case 'ECONNREFUSED':
      return `${cannot}: nothing answers there; start that PostgreSQL server, or correct DATABASE_URL`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${cannot}: there is no host of that name; correct DATABASE_URL`;
    case '28P01':
    case '28000':
      return `${cannot}: it refuses the user "${user}" or the password; correct DATABASE_URL`;
    case '3D000':
      return `${cannot}: it has no database "${database}"; create it, or correct DATABASE_URL`;
    default:
      if (/timeout/i.test(message) || code === 'ETIMEDOUT') {
        return `${cannot}: it did not answer in time; see that it can be reached from here, or correct DATABASE_URL`;
      }
      return `${cannot}: ${message.replace(/\.$/, '') || code}`;
  }
}
