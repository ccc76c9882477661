import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../config/project-folder.js';

const SOURCE = path.join(projectFolder(), 'backend/src');

const WORDS = [
  ...[
    'SELECT',
    'INSERT INTO',
    'DELETE FROM',
    'LEFT JOIN',
    'CROSS JOIN',
    'JOIN LATERAL',
    'TRUNCATE',
    'UNION ALL',
  ],
  ...['FOR UPDATE', 'WHERE', 'GROUP BY', 'ORDER BY', 'ON CONFLICT', 'RETURNING', 'CASE WHEN'],
];
const SQL = new RegExp(
  [
    String.raw`\b(?:${WORDS.join('|').replaceAll(' ', String.raw`\s+`)})\b`,
    String.raw`\bUPDATE\s+(?:\w+|\$\{\w+\})(?:\s+(?:AS\s+)?\w+)?\s+SET\b`,
    // What a query builder is told in words.
    String.raw`\.(?:where|andWhere|orWhere|having|addSelect|orderBy|addOrderBy|leftJoin|innerJoin)\(\s*['"\x60]`,
    // The types may have types of their own.
    String.raw`\.query(?:<[^(]*>)?\(\s*['"\x60]`,
  ].join('|'),
  'g',
);

/** Comments may name what they like; the lines stay. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, (comment) => comment.replace(/\S/g, ' '));

/** @returns for each line with SQL where it is and the first of it, such as "content/a.ts:3 ORDER BY" */
function sqlIn(file: string, text: string): string[] {
  const code = withoutComments(text);
  const lines = new Map<number, string>();
  for (const { 0: found, index } of code.matchAll(SQL)) {
    const line = code.slice(0, index).split('\n').length;
    if (!lines.has(line)) lines.set(line, `${file}:${line} ${found.replace(/\s+/g, ' ')}`);
  }
  return [...lines.values()];
}

const isChecked = (file: string) => file.endsWith('.ts') && !/\.(sql|test)\.ts$/.test(file);

describe('SQL', () => {
  it('is written in *.sql.ts files alone', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(isChecked);
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => sqlIn(file, readFileSync(path.join(SOURCE, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['tx.query<Row[]>(`\n  SELECT 1`)', ['a.ts:1 .query<Row[]>(`', 'a.ts:2 SELECT']],
    ["db.query('VACUUM')", ["a.ts:1 .query('"]],
    ['const a = `UPDATE farms SET id = 1 WHERE true`;', ['a.ts:1 UPDATE farms SET']],
    ['\n`UPDATE ${table} AS t\n SET id = 1`', ['a.ts:2 UPDATE ${table} AS t SET']],
    ["joins: 'LEFT JOIN users ON true'", ['a.ts:1 LEFT JOIN']],
    ["order: 'id'; `ORDER  BY ${order}`", ['a.ts:1 ORDER BY']],
    ['`INSERT\n INTO farms`', ['a.ts:1 INSERT INTO']],
    ["builder.andWhere(':tag = ANY(tags)')", ["a.ts:1 .andWhere('"]],
  ])('is found in %j', (text, found) => {
    expect(sqlIn('a.ts', text)).toEqual(found);
  });

  it.each([
    '// SELECT 1\n/* UPDATE farms SET id = 1\n ORDER BY id */',
    'Please select a farm, update it and order by mail.',
    'fetchRows(tx, openNotes, [id]); database.query(farmsNear, [id]);',
    "tx.update(Farm, { id }, { updatedAt: () => 'now()' }); lock: { mode: 'pessimistic_write' }",
  ])('is not found in %j', (text) => {
    expect(sqlIn('a.ts', text)).toEqual([]);
  });
});
