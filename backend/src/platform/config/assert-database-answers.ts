import pg from 'pg';
import { type ServerFacts, serverFacts } from '../database/connection.sql.js';
import { losesStatements } from '../database/loses-statements.js';
import { StartError } from './start-error.js';

/** Farmgate relies on functions that older servers lack. */
const oldestVersion = 15;

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** @throws StartError as `assertDatabaseAnswers` */
export async function assertDatabasesAnswer(database: {
  url: string | undefined;
  directUrl: string | undefined;
}): Promise<void> {
  const { url, directUrl } = database;
  if (url !== undefined) await assertDatabaseAnswers(url);
  if (directUrl !== undefined && directUrl !== url)
    await assertDatabaseAnswers(directUrl, 10, 'DATABASE_DIRECT_URL');
}

/** Never repeats the password. @param variable where the address comes from @throws StartError */
export async function assertDatabaseAnswers(
  url: string,
  seconds = 10,
  variable: Variable = 'DATABASE_URL',
): Promise<void> {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname || 'localhost'}:${port || 5432}`;
  const database = decodeURIComponent(pathname.slice(1));
  let facts: Found | undefined;
  try {
    facts = await readFacts(url, seconds);
  } catch (error) {
    throw new StartError(`${reason(error, { variable, where, database, user: username })}.`, {
      cause: error,
    });
  }
  const fault = facts && faultOf(facts);
  if (fault) throw new StartError(`The database of ${variable} at ${where} ${fault}.`);
}

interface Found extends ServerFacts {
  losesStatements: boolean;
}

async function readFacts(url: string, seconds: number): Promise<Found | undefined> {
  const options = { connectionString: url, connectionTimeoutMillis: seconds * 1000 };
  const [one, other] = [new pg.Client(options), new pg.Client(options)];
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    await Promise.all([one.connect(), other.connect()]);
    const [facts] = (await one.query<ServerFacts>(serverFacts.text)).rows;
    return facts && { ...facts, losesStatements: await losesStatements(one, other) };
  } finally {
    for (const client of [one, other]) await client.end().catch(() => undefined);
  }
}

/** @returns undefined for a server that can be used */
function faultOf({ version, encoding, lowered, losesStatements: isLosing }: Found): string | undefined {
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldestVersion)
    return `is PostgreSQL ${major}; Farmgate needs version ${oldestVersion} or newer`;
  if (encoding !== 'UTF8')
    return `has the encoding ${encoding}, which lacks letters; make another one with createdb --template=template0 --encoding=UTF8`;
  if (lowered !== 'i')
    return `turns "I" into "${lowered}", as its locale does, so names and emails would not be found; make another one whose locale is C.UTF-8 or en_US.UTF-8`;
  if (isLosing)
    return 'is behind a pooler that loses prepared statements; use PgBouncer 1.21 or newer with max_prepared_statements = 200, or a pooler in session mode';
  return undefined;
}

interface Place {
  variable: Variable;
  where: string;
  database: string;
  user: string;
}

function reason(error: unknown, { variable, where, database, user }: Place): string {
  // Node tries every address of a host and puts the failures together.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const { code = '', message = '' } = first as { code?: string; message?: string };
  const cannot = `The database of ${variable} at ${where} cannot be used`;
  if (CERTIFICATE_CODES.test(code)) {
    return `${cannot}: its certificate is not one that this machine trusts (${message}); end ${variable} with ?sslmode=verify-full&sslrootcert=FILE to trust the certificates in that file, or with ?sslmode=no-verify to encrypt without checking`;
  }
  if (/does not support SSL/i.test(message)) {
    return `${cannot}: it does not encrypt connections; take sslmode out of ${variable}, or turn ssl on there`;
  }
  switch (code) {
    case 'ECONNREFUSED':
      return `${cannot}: nothing answers there; start that PostgreSQL server, or correct ${variable}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${cannot}: there is no host of that name; correct ${variable}`;
    case '28P01':
    case '28000':
      return `${cannot}: it refuses the user "${user}" or the password; correct ${variable}`;
    case '3D000':
      return `${cannot}: it has no database "${database}"; create it, or correct ${variable}`;
    default:
      if (/timeout/i.test(message) || code === 'ETIMEDOUT') {
        return `${cannot}: it did not answer in time; see that it can be reached from here, or correct ${variable}`;
      }
      return `${cannot}: ${message.replace(/\.$/, '') || code}`;
  }
}

const CERTIFICATE_CODES =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?)|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/;
