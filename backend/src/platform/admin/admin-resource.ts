import type { z } from 'zod';
import type { Row } from './admin-rows.js';
import type { RowSource } from './list.sql.js';

/** Stands in a `*.admin.sql.ts`; what its actions do stands in a `*.staff.ts` beside it. */
export interface AdminResource extends Omit<RowSource, 'key' | 'keyType'> {
  /** 'farms' is /api/admin/farms. */
  name: string;
  key?: string;
  keyType?: 'integer' | 'text';
  /** Every field has a column. */
  row: z.ZodObject;
  /** The row's schema by default; every field has a column, or is added by `complete`. */
  record?: z.ZodObject;
  /** Needs `writes`, unless `insertRow` is overridden. */
  create?: z.ZodType<Row>;
  /** Made by `changesOf`; needs `writes`, unless `updateRow` is overridden. */
  update?: z.ZodObject;
  /** Fields that also change without a new `updatedAt`, such as a stock that orders take from. */
  unstamped?: readonly string[];
  /** The column of each field that is written as it is. */
  writes?: Readonly<Record<string, string>>;
  /** Applied in lists, files and records alike. */
  shown?: (row: Row) => Row;
  /** Left out where the one search does not find it. */
  found?: FoundRecord;
  isDeletable?: boolean;
  /** Which of its records wait for staff, and how the inbox shows them; left out where none do. */
  waits?: WaitingRows;
  /** POST /api/admin/{name}/{id}/{action}, by the staff's method of that name. */
  actions?: Readonly<Record<string, ActionSchemas>>;
}

/** In SQL, of the definition's table `t` and its joins. */
export interface WaitingRows {
  /** True of few rows, by an index. */
  where: string;
  title: string;
  /** A second line, cut where it is long; may be null. */
  detail: string;
  /** Since when it waits. */
  since: string;
  /** Left out where staff alone snooze it. */
  snooze?: {
    /** A date: it waits for someone else until then; may be null. */
    until: string;
    /** When that was said. What staff say later counts instead. */
    since: string;
  };
}

export interface FoundRecord {
  title: (row: Row) => unknown;
  /** @param zone whose days staff read */
  details: (row: Row, zone: string) => unknown[];
  /** By default `q` alone. */
  filters?: (text: string) => Record<string, unknown>[];
}

export interface ActionSchemas {
  body: z.ZodType;
  answer?: z.ZodType;
}

/** @returns 'sign-out' of 'signOut' */
export const actionPath = (action: string): string =>
  action.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
