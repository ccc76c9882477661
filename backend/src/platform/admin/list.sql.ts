import { z } from 'zod';
import { ADMIN_COUNT_BOUND, AdminIds } from '../../contract/backoffice/admin.js';
import { type Statement, statement } from '../database/statement.js';
import { DomainError } from '../http/errors/domain-error.js';
import { validationFailed } from '../http/errors/validation.js';
import type { Filter } from './filters.sql.js';

export interface RowSource {
  /** Its alias in all SQL of the definition is `t`. */
  table: string;
  /** Where the table is a union: what it is of, so that a page looks into each by its own index. */
  parts?: readonly string[];
  key: string;
  keyType: 'integer' | 'text';
  /** For the columns; filters and sorts use `t` alone where the table is large. */
  joins?: string;
  columns: Readonly<Record<string, string>>;
  /** With the expression to sort by, where it is not the field's. */
  sorts: readonly string[];
  sortColumns?: Readonly<Record<string, string>>;
  /** Sorted last in both directions; an index serves that only where it is made so. */
  emptyLast?: readonly string[];
  defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  filters: Readonly<Record<string, Filter>>;
  /** What always has to hold. */
  where?: string;
}

export interface ListStatement {
  text: string;
  values: unknown[];
}

export interface ListRequest {
  where: string;
  values: unknown[];
  orderBy: string;
  /** How many rows are counted and can be paged through. */
  bound: number;
  /** The list holds the first rows by this, as many as the bound; whatever `orderBy` is. */
  firstBy?: string;
}

/** @param query parsed JSON @throws VALIDATION_FAILED naming the wrong filter or sort */
export function readList(
  source: RowSource,
  query: {
    sort?: readonly [string, 'ASC' | 'DESC'] | undefined;
    filter?: Record<string, unknown> | undefined;
  },
): ListRequest {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  for (const name of Object.keys(query.filter ?? {})) refuseUnknown(source, name);
  const given = Object.entries(query.filter ?? {}).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  const conditions = given.map(([name, value]) => condition(source, name, value, bind));
  if (source.where) conditions.unshift(source.where);
  const sort = query.sort ?? source.defaultSort;
  const orderBy = orderOf(source, sort);
  const bounds = given.flatMap(([name]) => source.filters[name]?.bound ?? []);
  const isSortedOtherwise = columnOf(source, sort[0]) !== columnOf(source, source.defaultSort[0]);
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values,
    orderBy,
    bound: Math.min(ADMIN_COUNT_BOUND, ...bounds),
    ...(bounds.length > 0 && isSortedOtherwise ? { firstBy: orderOf(source, source.defaultSort) } : {}),
  };
}

/** @returns null where the list is not narrowed to ids */
export function idsAskedFor(
  { key }: RowSource,
  { filter = {} }: { filter?: Record<string, unknown> | undefined },
): unknown[] | null {
  const ids = filter['id'] ?? filter[key];
  return Array.isArray(ids) ? ids : null;
}

/** @throws VALIDATION_FAILED for a filter that the list does not have, also where it is empty */
function refuseUnknown(source: RowSource, name: string): void {
  const isId = name === source.key || name === 'id';
  if (!isId && !Object.hasOwn(source.filters, name)) throw unknownPart('filter', name);
}

/** @throws VALIDATION_FAILED where the list cannot be sorted by the field */
function columnOf(source: RowSource, field: string): string {
  const key = `t.${source.key}`;
  if (source.sorts.includes(field)) return source.sortColumns?.[field] ?? source.columns[field] ?? key;
  // react-admin sorts by id where a list does not say.
  if (field === 'id') return key;
  throw unknownPart('sort', field);
}

function orderOf(source: RowSource, [field, order]: readonly [string, 'ASC' | 'DESC']): string {
  const key = `t.${source.key}`;
  const column = columnOf(source, field);
  const nulls = source.emptyLast?.includes(field) ? ' NULLS LAST' : '';
  return column === key ? `${key} ${order}` : `${column} ${order}${nulls}, ${key} ${order}`;
}

function condition(
  source: RowSource,
  name: string,
  value: unknown,
  bind: (value: unknown) => string,
): string {
  if (name === source.key || name === 'id') {
    const ids = AdminIds.safeParse(Array.isArray(value) ? value : [value]);
    if (!ids.success) throw wrongFilter(name, ids.error);
    return `t.${source.key} = ANY(${bind(ids.data.filter((id) => isKey(source, id)).map(String))}::${source.keyType}[])`;
  }
  const filter = source.filters[name];
  if (!filter) throw unknownPart('filter', name);
  const result = filter.schema.safeParse(value);
  if (!result.success) throw wrongFilter(name, result.error);
  return filter.where(result.data, bind);
}

// One spelling each, as the audit log knows a record by its id in the address.
const Key = z.union([z.int().min(0).max(2_147_483_647), z.string().regex(/^(?:0|[1-9]\d{0,8})$/)]);
export const isKey = (source: RowSource, id: unknown): boolean =>
  source.keyType === 'text' ? typeof id === 'string' && !id.includes('\0') : Key.safeParse(id).success;

const wrongFilter = (name: string, { issues }: z.ZodError) =>
  validationFailed(issues.map(({ message }) => ({ path: ['filter', name], message })));

const unknownPart = (part: string, name: string) =>
  new DomainError('VALIDATION_FAILED', [
    { path: part, message: `This list has no ${part} "${name.slice(0, 60)}".` },
  ]);

const tables = ({ table, joins }: RowSource) => `FROM ${table} AS t ${joins ?? ''}`;

/** Joins that only the shown columns need stay out of what finds the rows. */
const needsJoins = (source: RowSource, sql: string) => {
  const aliases = [...(source.joins ?? '').matchAll(/\bAS (\w+)/gi)].map(([, alias]) => alias);
  return aliases.some((alias) => new RegExp(`\\b${alias}\\.`).test(sql));
};

/** @returns whether it depends on the record's own row alone */
export function isOfRow(source: RowSource, field: string): boolean {
  const column = source.columns[field];
  return (
    column !== undefined && !/\bSELECT\b|\bnow\(|\bcurrent_/i.test(column) && !needsJoins(source, column)
  );
}

const finding = (source: RowSource, sql: string) =>
  needsJoins(source, sql) ? tables(source) : `FROM ${source.table} AS t`;

/** @param most rows that are asked for, from the first */
function held(source: RowSource, { where, orderBy, firstBy, bound }: ListRequest, most: number): string {
  if (firstBy === undefined) return narrowed(source, where, orderBy, most);
  const first = `SELECT t.* ${narrowed(source, where, firstBy, bound)} ORDER BY ${firstBy} LIMIT ${bound}`;
  return finding({ ...source, table: `(${first})` }, orderBy);
}

/** A union in order reads each part up to its first row: all of one that has none, were it not alone. */
function narrowed({ parts, ...source }: RowSource, where: string, orderBy: string, most: number): string {
  const found = (table: string) => `${finding({ ...source, table }, `${where} ${orderBy}`)} ${where}`;
  if (!parts) return found(source.table);
  const each = parts.map((part) => `(SELECT t.* ${found(part)} ORDER BY ${orderBy} LIMIT ${most})`);
  return finding({ ...source, table: `(${each.join(' UNION ALL ')})` }, orderBy);
}

export function pageIds(source: RowSource, list: ListRequest, offset: number, limit: number): ListStatement {
  return {
    text: `SELECT t.${source.key} AS id ${held(source, list, offset + limit)} ORDER BY ${list.orderBy} LIMIT ${limit} OFFSET ${offset}`,
    values: list.values,
  };
}

/** Counted no further than the bound and one more. */
export function boundedCount(source: RowSource, list: ListRequest): ListStatement {
  const rows = `SELECT 1 ${finding(source, list.where)} ${list.where} LIMIT ${list.bound + 1}`;
  return { text: `SELECT count(*)::int AS total FROM (${rows}) AS counted`, values: list.values };
}

/** In no order. */
export function rowsByIds(
  source: RowSource,
  fields: readonly string[],
  ids: readonly unknown[],
): ListStatement {
  return {
    text: `SELECT ${selected(source, fields)} ${tables(source)} WHERE t.${source.key} = ANY($1::${source.keyType}[])`,
    values: [ids],
  };
}

export const BEGIN_READING = 'BEGIN READ ONLY';
export const FETCH_CHUNK = 'FETCH 1000 FROM exported';
export const ROLLBACK = 'ROLLBACK';

export function cursorOver(source: RowSource, list: ListRequest, fields: readonly string[]): ListStatement {
  return {
    text: `DECLARE exported NO SCROLL CURSOR FOR
      SELECT ${selected(source, fields)} ${tables(source)} ${list.where} ORDER BY ${list.orderBy}`,
    values: list.values,
  };
}

export const lockOf = ({ table, key, keyType }: RowSource): Statement<object, [id: number | string]> =>
  statement(`SELECT 1 FROM ${table} WHERE ${key} = $1::${keyType} FOR UPDATE`);

export const insertOf = ({ table, key }: RowSource, columns: readonly string[]) =>
  statement<{ id: number | string }, unknown[]>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_column, index) => `$${index + 1}`).join(', ')})
     RETURNING ${key} AS id`,
  );

/** $1 is the key, the columns' values follow. Sets `updated_at` where there is one. */
export const updateOf = ({ table, key, columns: shown }: RowSource, columns: readonly string[]) => {
  const set = columns.map((column, index) => `${column} = $${index + 2}`);
  if (shown['updatedAt'] === 't.updated_at') set.push('updated_at = now()');
  return statement<object, [id: number | string, ...values: unknown[]]>(
    `UPDATE ${table} SET ${set.join(', ')} WHERE ${key} = $1`,
  );
};

export const deleteOf = ({ table, key }: RowSource) =>
  statement<object, [id: number | string]>(`DELETE FROM ${table} WHERE ${key} = $1`);

const selected = (source: RowSource, fields: readonly string[]) =>
  fields
    .map((field) => {
      const column = source.columns[field];
      if (column === undefined) throw new Error(`No column is given for ${source.table}.${field}.`);
      return `${column} AS "${field}"`;
    })
    .join(', ');
