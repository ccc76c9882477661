import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../config/project-folder.js';

/**
 * Whose tables a domain may read, besides its own and the platform's. What is not named here may read all.
 */
const READS: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  web: [],
  accounts: [],
  directory: ['accounts'],
  marketplace: ['accounts', 'directory'],
  content: ['directory'],
  following: ['accounts', 'directory', 'marketplace'],
};

/** Tables without an entity. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  migrations: 'platform',
  'pgboss.archive': 'platform',
  'pgboss.job': 'platform',
  'pgboss.queue': 'platform',
};

/** Views that a domain offers to those who may not read its tables. */
const VIEWS: Readonly<Record<string, string>> = {
  account_names: 'accounts',
  farms_selling_online: 'marketplace',
  farms_selling_shares: 'marketplace',
  public_vendors: 'marketplace',
  users_in_directory: 'directory',
  users_in_marketplace: 'marketplace',
  vendor_accounts: 'marketplace',
  vendor_products: 'marketplace',
};

const SOURCE = path.join(projectFolder(), 'backend/src');
const SCHEMA = path.join(projectFolder(), 'backend/schema.txt');

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }));
const domainOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'start');

const owners = new Map([
  ...Object.entries(OTHER_TABLES),
  ...sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^@Entity\('(\w+)'/gm)].map((match) => [match[1] ?? '', domainOf(file)] as const),
  ),
]);

interface Use {
  table: string;
  isWrite: boolean;
  at: number;
}

const NAME = String.raw`(?:pgboss\.)?[a-z]\w*`;
/** A table and what it is called in the statement, before a comma and the next one. */
const MORE = String.raw`(?=((?:(?:\s+AS)?\s+\w+)?(?:\s*,\s*${NAME}(?:(?:\s+AS)?\s+\w+)?)*))`;
const KEYWORDS = new RegExp(
  String.raw`\b(DELETE\s+FROM|FROM|JOIN|INTO|UPDATE|TRUNCATE|USING|COPY|TABLE)\s+(?:ONLY\s+)?\(?\s*(\$\{|${NAME}(?![\w.(])${MORE})`,
  'g',
);
const WRITES = /^(DELETE|INTO|UPDATE|TRUNCATE)/;

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, (comment) => comment.replace(/\S/g, ' '));

/**
 * The tables that a file's SQL names. Where the name is a parameter (`FROM ${table}`), every string of the
 * file that is a table's name may be it. What WITH calls like a table counts as the table.
 */
function usesIn(text: string): Use[] {
  const code = withoutComments(text);
  const uses: Use[] = [];
  const unknown: Use[] = [];
  for (const { 1: keyword = '', 2: name = '', 3: more = '', index } of code.matchAll(KEYWORDS)) {
    const isWrite = WRITES.test(keyword);
    const names = `${name}${more}`.split(/\s*,\s*/).map((each) => each.split(/\s/)[0] ?? '');
    if (name === '${') unknown.push({ table: name, isWrite, at: index });
    else uses.push(...names.map((table) => ({ table, isWrite, at: index })));
  }
  const isWrite = unknown.some((use) => use.isWrite);
  for (const { 1: table = '', index } of code.matchAll(/'(\w+)'/g)) {
    if (unknown.length > 0) uses.push({ table, isWrite, at: index });
  }
  for (const { 1: table = '', index } of code.matchAll(/\btable: '(\w+)'/g)) {
    uses.push({ table, isWrite: false, at: index });
  }
  return uses;
}

/** @returns a line for each wrong use, such as "content/a.ts:3 reads products of marketplace" */
function wrongUses(file: string, text: string): string[] {
  const domain = domainOf(file);
  const isWrong = ({ table, isWrite }: Use) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === domain) return false;
    if (isWrite) return true;
    return owner !== 'platform' && READS[domain] !== undefined && !READS[domain].includes(owner);
  };
  const lines = usesIn(text)
    .filter(isWrong)
    .map(({ table, isWrite, at }) => {
      const line = text.slice(0, at).split('\n').length;
      return `${file}:${line} ${isWrite ? 'writes' : 'reads'} ${table} of ${owners.get(table)}`;
    });
  return [...new Set(lines)];
}

describe('SQL', () => {
  it('reads the tables of the domains below it, and writes its own alone', () => {
    expect(owners.size).toBeGreaterThan(55);
    const faults = sources.flatMap(({ file, text }) => wrongUses(file, text));
    expect(faults).toEqual([]);
  });

  it('finds in the schema each view that a domain offers', () => {
    const made = [...readFileSync(SCHEMA, 'utf8').matchAll(/^view (\w+)/gm)];
    expect(made.map((match) => match[1]).sort()).toEqual(Object.keys(VIEWS).sort());
  });

  it.each([
    ['accounts/a.ts', '`SELECT 1 FROM farms`', 'reads farms of directory'],
    ['accounts/a.ts', '`SELECT 1 FROM users, farms AS f`', 'reads farms of directory'],
    ['accounts/a.ts', '`SELECT 1 FROM users AS u\n LEFT JOIN farms ON true`', 'reads farms of directory'],
    ['content/a.sql.ts', '`SELECT 1 FROM (products CROSS JOIN farms)`', 'reads products of marketplace'],
    ['platform/a.ts', '`DELETE FROM blog_posts USING mails`', 'writes blog_posts of content'],
    ['marketplace/a.ts', '`INSERT INTO users (id) SELECT 1`', 'writes users of accounts'],
    ['marketplace/a.ts', '`UPDATE farms SET id = 1`', 'writes farms of directory'],
    ['backoffice/a.ts', '`UPDATE pgboss.job SET state = 1`', 'writes pgboss.job of platform'],
    ['content/a.ts', 'const of = (table) => `FROM ${table}`; of("x"); of(\'vendors\')', 'reads vendors of'],
    ['directory/a.admin.ts', "{ table: 'orders' }", 'reads orders of marketplace'],
    ['start-server.ts', '`TRUNCATE users`', 'writes users of accounts'],
  ])('of %s may not be %s', (file, text, fault) => {
    expect(wrongUses(file, `\n${text}`)).toEqual([expect.stringContaining(`${file}:`)]);
    expect(wrongUses(file, `\n${text}`)[0]).toContain(fault);
  });

  it.each([
    ['accounts/a.ts', '// SELECT 1 FROM farms\n/* UPDATE farms */ `SELECT farms FROM users AS farms`'],
    ['accounts/a.ts', '`SELECT 1 FROM users, unnest($1) AS farms FOR UPDATE OF users`'],
    ['content/a.ts', '`SELECT extract(epoch FROM orders.at) FROM places JOIN mails ON true`'],
    ['content/a.ts', "{ resource: 'orders' }"],
    ['backoffice/a.ts', '`SELECT 1 FROM orders JOIN users ON true JOIN pgboss.job ON true`'],
    ['marketplace/a.ts', '`UPDATE orders SET id = farms.id FROM farms`'],
  ])('of %s may be %s', (file, text) => {
    expect(wrongUses(file, text)).toEqual([]);
  });
});
