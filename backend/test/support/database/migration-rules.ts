/** Rules for migrations that the version before can live with; CONTRIBUTING.md has them in words. */

const CONTRACT_MARK = /\/\/ contract: unread since \d+\.\d+\.\d+/;
const LOCKS_MARK = /\/\/ locks: \S+/;

const CONTRACTING: readonly [RegExp, string][] = [
  [/\bDROP\s+TABLE\b/i, 'drops a table'],
  [/\bDROP\s+COLUMN\b/i, 'drops a column'],
  [/\bDROP\s+VIEW\b/i, 'drops a view'],
  [/\bRENAME\b/i, 'renames something'],
  [/\bSET\s+NOT\s+NULL\b/i, 'refuses rows that the version before writes (SET NOT NULL)'],
  [/\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
];

/**
 * @param source the text of a migration's file
 * @returns what is wrong with its way up, a clause for each; empty when it only adds
 */
export function migrationFaults(source: string): string[] {
  const up = withoutWayDown(source);
  const sql = withoutComments(up);
  const faults: string[] = [];
  if (!CONTRACT_MARK.test(source)) {
    faults.push(...CONTRACTING.filter(([found]) => found.test(sql)).map(([, what]) => what));
  }
  for (const [column] of sql.matchAll(/\bADD\s+COLUMN\b[^,;`']*(?:'[^']*'[^,;`']*)*/gi)) {
    if (/\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column)) {
      faults.push('adds a column that is NOT NULL and has no DEFAULT');
    }
  }
  return [...faults, ...lockingFaults(source, sql)];
}

function lockingFaults(source: string, sql: string): string[] {
  const faults: string[] = [];
  const ownTables = new Set([...sql.matchAll(/\bCREATE\s+TABLE\s+(\w+)/gi)].map(([, table]) => table));
  const isNew = (table: string | undefined) => ownTables.has(table);
  for (const [, concurrently, table] of sql.matchAll(
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?\w+\s+ON\s+(\w+)/gi,
  )) {
    if (concurrently && !/\btransaction\s*=\s*false\b/.test(source)) {
      faults.push('makes an index CONCURRENTLY inside of a transaction');
    }
    if (!concurrently && !isNew(table) && !LOCKS_MARK.test(source)) {
      faults.push(`locks ${table ?? ''} while it makes an index`);
    }
  }
  for (const [statement, table] of sql.matchAll(
    /\bALTER\s+TABLE\s+(\w+)[^;`]*?\bADD\s+CONSTRAINT\b[^;`]*/gi,
  )) {
    if (!isNew(table) && !/\bNOT\s+VALID\b/i.test(statement) && !LOCKS_MARK.test(source)) {
      faults.push(`locks ${table ?? ''} while it checks a constraint`);
    }
  }
  return faults;
}

/** Statements may stand in constants beside the class, so all but the method `down` counts. */
function withoutWayDown(source: string): string {
  const begin = source.search(/\basync\s+down\s*\(/);
  if (begin < 0) return source;
  const end = source.indexOf('\n  }\n', begin);
  return source.slice(0, begin) + (end < 0 ? '' : source.slice(end));
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
