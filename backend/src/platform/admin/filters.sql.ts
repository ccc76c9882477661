import { z } from 'zod';
import { ADMIN_COUNT_BOUND, ADMIN_SEARCH_BOUND } from '../../contract/backoffice/admin.js';
import { GivenDay } from '../../contract/shared/schemas.js';
import { collapseOperators, isSearchable } from '../../contract/shared/search/search-text.js';
import { givenDay, startOf } from '../database/days.sql.js';
import { STAFF_ZONE } from '../settings/staff-zone.sql.js';

/** One thing that a list of the back office can be narrowed by. */
export interface Filter<Value = unknown> {
  schema: z.ZodType<Value>;
  /**
   * @param bind puts a value behind the statement and returns its placeholder;
   * @returns a condition in SQL
   */
  where: (value: Value, bind: Bind) => string;
  /**
   * A list narrowed by this holds no more rows than so many. Sorted by another column than the list's own, it
   * holds the first by the list's own order: no index serves both the filter and that sort, and all that the
   * filter finds can be most of the table. Files hold all.
   */
  bound?: number;
}

export type Bind = (value: unknown) => string;

const define = <Value>(schema: z.ZodType<Value>, where: Filter<Value>['where']): Filter =>
  ({ schema, where }) as Filter;

/** Text that a list is narrowed by. PostgreSQL has no NUL. @param longest in characters */
export const typedText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => text.replaceAll('\0', ''));

const Word = typedText(200);
const Id = z.coerce.number().int().min(0).max(2_147_483_647);

/** The filter with a bound, for tables of which it can leave too many rows to sort. */
export const bounded = (filter: Filter, bound = ADMIN_COUNT_BOUND): Filter => ({ ...filter, bound });

/** The row's id is the one given; for references. */
export const idIs = (column: string) => define(Id, (id, bind) => `${column} = ${bind(id)}::int`);

/** The column holds exactly this text. */
export const textIs = (column: string) => define(Word, (text, bind) => `${column} = ${bind(text)}`);

/** The column holds one of an enumeration's values; a list of them counts as "any of these". */
export const oneOf = (column: string, values: readonly [string, ...string[]]) =>
  define(
    z.union([z.enum(values).transform((value) => [value]), z.array(z.enum(values)).min(1).max(50)]),
    (given, bind) =>
      given.length === 1 ? `${column} = ${bind(given[0])}` : `${column} = ANY(${bind(given)}::text[])`,
  );

/** A condition that holds or not. @param condition SQL that is true or false, never null */
export const flag = (condition: string) =>
  define(z.boolean(), (isWanted) => (isWanted ? condition : `NOT (${condition})`));

/** The moment lies on or after a day of staff's calendar. */
export const since = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} >= ${startOf(givenDay(bind(day)), STAFF_ZONE)}`);

/** The moment lies on or before a day of staff's calendar. */
export const until = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} < ${startOf(`${givenDay(bind(day))} + 1`, STAFF_ZONE)}`);

/** The date is a day, or a later one. */
export const fromDay = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} >= ${givenDay(bind(day))}`);

/** The date is a day, or an earlier one. */
export const toDay = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} <= ${givenDay(bind(day))}`);

/**
 * A number is at least the one given; `factor` turns what people type into the column's unit (100: dollars
 * into cents).
 */
export const atLeast = (column: string, factor = 1) =>
  define(
    z.coerce.number().min(-1e9).max(1e9),
    (value, bind) => `${column} >= ${bind(value * factor)}::numeric`,
  );

/** A number is at most the one given. */
export const atMostNumber = (column: string, factor = 1) =>
  define(
    z.coerce.number().min(-1e9).max(1e9),
    (value, bind) => `${column} <= ${bind(value * factor)}::numeric`,
  );

/** Fewer letters than this hold no trigram: in the middle of a word, no index finds them. */
const TRIGRAM = 3;

/** What a word begins after: all of ASCII that is neither letter nor digit, as a trigram index sees it. */
const BREAK = '[ -/:-@[-`{-~]';

/** A text of one or two letters as a regular expression, of which a trigram index knows where words begin. */
function wordStart(text: string): string {
  const literal = text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  return /^[ -/:-@[-`{-~]/.test(text) ? literal : `(^|${BREAK})${literal}`;
}

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * @returns SQL: the column contains the text, without regard to case; of one or two letters, a word begins
 * with them
 */
export const hasText = (column: string, text: string, bind: Bind): string =>
  text.length < TRIGRAM ? `${column} ~* ${bind(wordStart(text))}` : `${column} ILIKE ${bind(anywhere(text))}`;

/** The same for a name, without regard to accents as well. */
const hasName = (column: string, text: string, bind: Bind): string => {
  const [operator, pattern] = text.length < TRIGRAM ? ['~', wordStart(text)] : ['LIKE', anywhere(text)];
  return `plain_name(${column}) ${operator} plain_name(${bind(pattern)})`;
};

/** What people type into a search field. Without a letter or a digit it finds nothing. */
export const textSearch = (where: (text: string, bind: Bind) => string): Filter =>
  bounded(
    define(Word, (text, bind) => (text === '' || isSearchable(text) ? where(text, bind) : 'false')),
    ADMIN_SEARCH_BOUND,
  );

/**
 * One of the columns contains the text, without regard to case; of one or two letters, a word begins with
 * them. A large table needs a trigram index on each of the columns.
 */
export const contains = (...columns: [string, ...string[]]) =>
  textSearch((text, bind) => `(${columns.map((column) => hasText(column, text, bind)).join(' OR ')})`);

/** Whatever else a condition can be made of. */
export const custom = define;

/**
 * A name contains the text, as `contains` has it, without regard to accents as well. A large table needs a
 * trigram index on `plain_name` of it.
 */
export const nameContains = (column: string) => textSearch((text, bind) => hasName(column, text, bind));

/** @returns SQL for the text search that staff mean by what they type */
export const wordsQuery = (text: string, bind: Bind): string =>
  `websearch_to_tsquery('farmgate', ${bind(collapseOperators(text))})`;

/** A text search in a stored tsvector. @param where SQL for a row whose words match `query` */
export const wordsMatch = (where: (query: string) => string) =>
  textSearch((text, bind) => where(wordsQuery(text, bind)));
