import type { ClientBase } from 'pg';
import { StartError } from '../config/start-error.js';
import { type Rights, rights, tryExtensions } from './rights.sql.js';

/** In an order in which they can be made. */
const EXTENSIONS = [
  'cube',
  'earthdistance',
  'pg_trgm',
  'unaccent',
  'citext',
  'btree_gin',
  'btree_gist',
] as const;

/** Hosts differ in what they allow. @throws StartError with the command that mends it */
export async function assertMayMigrate(client: ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<Rights>(rights.text, [EXTENSIONS]);
  const [found] = rows;
  if (!found) return;
  const absent = found.missing.filter((name) => !found.available.includes(name));
  const where = `${new URL(url).hostname || 'localhost'}:${new URL(url).port || 5432}`;
  if (absent.length > 0) {
    throw new StartError(
      `PostgreSQL at ${where} does not have ${inWords('extension', absent)}; install its contrib modules there (the package postgresql-contrib on many systems), or ask your host for them.`,
    );
  }
  if (found.isSuperuser) return;
  const refused = await refusedExtensions(client, found.missing);
  const lacks = lacksOf(found, refused);
  if (lacks.length === 0) return;
  throw new StartError(
    `The database "${found.database}" at ${where} is not ready for Farmgate: its user "${found.user}" ${lacks.join(' and ')}. Have a superuser run: ${commandFor(found, refused)}`,
  );
}

async function refusedExtensions(client: ClientBase, names: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  if (names.length === 0) return refused;
  await client.query(tryExtensions.begin.text);
  try {
    for (const name of names) {
      await client.query(tryExtensions.before.text);
      try {
        await client.query(tryExtensions.make(name).text);
      } catch {
        refused.push(name);
        await client.query(tryExtensions.back.text);
      }
    }
  } finally {
    await client.query(tryExtensions.end.text);
  }
  return refused;
}

function lacksOf({ mayUsePublic, mayUseDatabase }: Rights, refused: readonly string[]): string[] {
  return [
    ...(refused.length > 0 ? [`may not create ${inWords('extension', refused)}`] : []),
    ...(mayUsePublic ? [] : ['may not create tables in the schema public']),
    ...(mayUseDatabase ? [] : ['may not create schemas in it']),
  ];
}

function commandFor(found: Rights, refused: readonly string[]): string {
  const user = quoted(found.user);
  const statements = [
    ...(found.hasPublic ? [] : ['CREATE SCHEMA public']),
    ...refused.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public CASCADE`),
    ...(found.mayUsePublic ? [] : [`GRANT CREATE, USAGE ON SCHEMA public TO ${user}`]),
    ...(found.mayUseDatabase ? [] : [`GRANT CREATE ON DATABASE ${quoted(found.database)} TO ${user}`]),
  ];
  return `psql --dbname ${inShell(found.database)} --command ${inShell(statements.join('; '))}`;
}

const inWords = (what: string, names: readonly string[]) =>
  `the ${what}${names.length > 1 ? 's' : ''} ${names.join(', ')}`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const inShell = (text: string) => (/^\w+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
