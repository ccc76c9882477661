import type { z } from 'zod';
import type { Row } from './admin-rows.js';
import type { RowSource } from './list.sql.js';

/**
 * A resource of the back office: its rows, its records' schemas, and what can be done to them.
 * `adminController` makes its calls from it. It stands in a `*.admin.sql.ts`, and what its actions do in a
 * `*.staff.ts` beside it.
 */
export interface AdminResource extends Omit<RowSource, 'key' | 'keyType'> {
  /** The name in addresses: 'farms' is /api/admin/farms. */
  name: string;
  key?: string;
  keyType?: 'integer' | 'text';
  /** What a row of the list holds; every field has a column. */
  row: z.ZodObject;
  /**
   * What a single record holds besides, or the row's schema itself; every field has a column, or is added by
   * `complete`.
   */
  record?: z.ZodObject;
  /** POST takes this; `writes` says where each field goes, unless `insertRow` is overridden. */
  create?: z.ZodType<Row>;
  /**
   * PUT takes this, made by `changesOf`; `writes` says where each field goes, unless `updateRow` is
   * overridden.
   */
  update?: z.ZodObject;
  /** Fields of `update` that also change without a new `updatedAt`, such as a stock that orders take from. */
  unstamped?: readonly string[];
  /** The column of each field that is written as it is. */
  writes?: Readonly<Record<string, string>>;
  /** What is made of a row's columns before it is shown, in lists, files and records alike. */
  shown?: (row: Row) => Row;
  /** How a record shows up in the back office's one search; left out where it is not searched. */
  found?: FoundRecord;
  /** DELETE is there. */
  isDeletable?: boolean;
  /**
   * What can be done to a record: POST /api/admin/{name}/{id}/{action}, by the staff's method of that name.
   */
  actions?: Readonly<Record<string, ActionSchemas>>;
}

export interface FoundRecord {
  title: (row: Row) => unknown;
  /** What tells it from others of the same name; empty ones are left out. */
  /** @param zone whose days staff read */
  details: (row: Row, zone: string) => unknown[];
  /** The list's filters that a text is tried with; by default `q` alone. */
  filters?: (text: string) => Record<string, unknown>[];
}

/** What an action takes, and what it answers where that is not the record as it is afterwards. */
export interface ActionSchemas {
  body: z.ZodType;
  answer?: z.ZodType;
}

/** @returns the action's name in addresses: 'signOut' is sign-out */
export const actionPath = (action: string): string =>
  action.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
