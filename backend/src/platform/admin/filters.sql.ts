import { z } from 'zod';
import { ADMIN_COUNT_BOUND, ADMIN_SEARCH_BOUND } from '../../contract/backoffice/admin.js';
import { GivenDay } from '../../contract/shared/schemas.js';
import { collapseOperators, isSearchable } from '../../contract/shared/search/search-text.js';
import { givenDay, startOf } from '../database/days.sql.js';
import { STAFF_ZONE } from '../settings/staff-zone.sql.js';

export interface Filter<Value = unknown> {
  schema: z.ZodType<Value>;
  /** @param bind puts a value behind the statement @returns a condition in SQL */
  where: (value: Value, bind: Bind) => string;
  /** Most rows a list may hold: no index serves both the filter and another sort. Files hold all. */
  bound?: number;
}

export type Bind = (value: unknown) => string;

const define = <Value>(schema: z.ZodType<Value>, where: Filter<Value>['where']): Filter =>
  ({ schema, where }) as Filter;

/** PostgreSQL has no NUL in texts. @param longest in characters */
export const typedText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => text.replaceAll('\0', ''));

const Word = typedText(200);
const Id = z.coerce.number().int().min(0).max(2_147_483_647);

/** For tables of which the filter can leave too many rows to sort. */
export const bounded = (filter: Filter, bound = ADMIN_COUNT_BOUND): Filter => ({ ...filter, bound });

export const idIs = (column: string) => define(Id, (id, bind) => `${column} = ${bind(id)}::int`);

export const textIs = (column: string) => define(Word, (text, bind) => `${column} = ${bind(text)}`);

/** Whatever the case; a large table needs an index on `lower` of the column. */
export const lowerIs = (column: string) =>
  define(Word, (text, bind) => `lower(${column}) = lower(${bind(text)})`);

/** A list of values means any of them. */
export const oneOf = (column: string, values: readonly [string, ...string[]]) =>
  define(
    z.union([z.enum(values).transform((value) => [value]), z.array(z.enum(values)).min(1).max(50)]),
    (given, bind) =>
      given.length === 1 ? `${column} = ${bind(given[0])}` : `${column} = ANY(${bind(given)}::text[])`,
  );

/** @param condition SQL that is never null */
export const flag = (condition: string) =>
  define(z.boolean(), (isWanted) => (isWanted ? condition : `NOT (${condition})`));

/** A day of staff's calendar, included. */
export const since = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} >= ${startOf(givenDay(bind(day)), STAFF_ZONE)}`);

/** A day of staff's calendar, included. */
export const until = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} < ${startOf(`${givenDay(bind(day))} + 1`, STAFF_ZONE)}`);

export const fromDay = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} >= ${givenDay(bind(day))}`);

export const toDay = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} <= ${givenDay(bind(day))}`);

/** @param factor from what people type to the column's unit (100: dollars to cents) */
export const atLeast = (column: string, factor = 1) =>
  define(
    z.coerce.number().min(-1e9).max(1e9),
    (value, bind) => `${column} >= ${bind(value * factor)}::numeric`,
  );

export const atMostNumber = (column: string, factor = 1) =>
  define(
    z.coerce.number().min(-1e9).max(1e9),
    (value, bind) => `${column} <= ${bind(value * factor)}::numeric`,
  );

/** Fewer letters hold no trigram, so no index finds them inside a word. */
const TRIGRAM = 3;

/** ASCII that is neither letter nor digit, as a trigram index sees it. */
const BREAK = '[ -/:-@[-`{-~]';

function wordStart(text: string): string {
  const literal = text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  return /^[ -/:-@[-`{-~]/.test(text) ? literal : `(^|${BREAK})${literal}`;
}

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Ignores case; one or two letters match the beginning of a word. */
export const hasText = (column: string, text: string, bind: Bind): string =>
  text.length < TRIGRAM ? `${column} ~* ${bind(wordStart(text))}` : `${column} ILIKE ${bind(anywhere(text))}`;

const hasName = (column: string, text: string, bind: Bind): string => {
  const [operator, pattern] = text.length < TRIGRAM ? ['~', wordStart(text)] : ['LIKE', anywhere(text)];
  return `plain_name(${column}) ${operator} plain_name(${bind(pattern)})`;
};

/** Without a letter or a digit it finds nothing. */
export const textSearch = (where: (text: string, bind: Bind) => string): Filter =>
  bounded(
    define(Word, (text, bind) => (text === '' || isSearchable(text) ? where(text, bind) : 'false')),
    ADMIN_SEARCH_BOUND,
  );

/** As `hasText`; a large table needs a trigram index on each column. */
export const contains = (...columns: [string, ...string[]]) =>
  textSearch((text, bind) => `(${columns.map((column) => hasText(column, text, bind)).join(' OR ')})`);

export const custom = define;

/** As `contains`, and without accents; a large table needs a trigram index on `plain_name`. */
export const nameContains = (column: string) => textSearch((text, bind) => hasName(column, text, bind));

export const wordsQuery = (text: string, bind: Bind): string =>
  `websearch_to_tsquery('farmgate', ${bind(collapseOperators(text))})`;

/** @param where SQL for a row whose words match `query` */
export const wordsMatch = (where: (query: string) => string) =>
  textSearch((text, bind) => where(wordsQuery(text, bind)));
