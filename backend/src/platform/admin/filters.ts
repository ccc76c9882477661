import { z } from 'zod';
import { GivenDay } from '../../contract/shared/schemas.js';

/** One thing that a list of the back office can be narrowed by. */
export interface Filter<Value = unknown> {
  schema: z.ZodType<Value>;
  /** @param bind puts a value behind the statement and returns its placeholder; @returns a condition in SQL */
  where: (value: Value, bind: (value: unknown) => string) => string;
}

const define = <Value>(schema: z.ZodType<Value>, where: Filter<Value>['where']): Filter =>
  ({ schema, where }) as Filter;

const Word = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text.replaceAll('\0', ''));
const Id = z.coerce.number().int().min(0).max(2_147_483_647);

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

/** The moment lies on or after a day (UTC). */
export const since = (column: string) => define(GivenDay(), (day, bind) => `${column} >= ${bind(day)}::date`);

/** The moment lies on or before a day (UTC). */
export const until = (column: string) =>
  define(GivenDay(), (day, bind) => `${column} < ${bind(day)}::date + 1`);

/** A number is at least the one given; `factor` turns what people type into the column's unit (100: dollars into cents). */
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

/** What a column that has the text is like; where it is of one or two letters, a word begins with them. */
function patterns(text: string): string[] {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return text.length < TRIGRAM ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
}

/**
 * One of the columns contains the text, without regard to case; of one or two letters, a word begins with them. A large table needs a trigram
 * index on each of the columns.
 */
export const contains = (...columns: [string, ...string[]]) =>
  define(Word, (text, bind) => {
    const likes = patterns(text).map(bind);
    return `(${columns.flatMap((column) => likes.map((like) => `${column} ILIKE ${like}`)).join(' OR ')})`;
  });

/** Whatever else a condition can be made of. */
export const custom = define;

/**
 * A name contains the text, as `contains` has it, without regard to accents as well. A large table needs a trigram index on `plain_name` of it.
 */
export const nameContains = (column: string) =>
  define(Word, (text, bind) => {
    const likes = patterns(text).map((like) => `plain_name(${column}) LIKE plain_name(${bind(like)})`);
    return `(${likes.join(' OR ')})`;
  });

/** A text search in a stored tsvector. @param where SQL for a row whose words match `query` */
export const wordsMatch = (where: (query: string) => string) =>
  define(Word, (text, bind) => where(`websearch_to_tsquery('farmgate', ${bind(text)})`));
