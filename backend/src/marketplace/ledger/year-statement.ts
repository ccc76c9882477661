import type { DataSource } from 'typeorm';
import {
  YEAR_KINDS,
  type YearEntry,
  type YearKind,
  type YearState,
  type YearStatement,
} from '../../contract/marketplace/year-statement.js';
import { amountOf } from '../../contract/shared/money.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { journalOf, type JournalLine } from './journal.rules.js';
import * as sql from './year-statement.sql.js';

export const yearsOf = async (db: DataSource, vendorId: number): Promise<number[]> =>
  (await fetchRows(db, sql.years, [vendorId])).map(({ year }) => year);

export async function yearStatement(db: DataSource, vendorId: number, year: number): Promise<YearStatement> {
  // One snapshot, so that the parts agree.
  return db.transaction('REPEATABLE READ', async (tx) => {
    const [head] = await fetchRows(tx, sql.yearHead, [vendorId, year]);
    if (!head) throw new DomainError('VENDOR_REQUIRED');
    const rows = await fetchRows(tx, sql.yearEntries, [vendorId, year]);
    let balance = head.opening;
    const entries = rows.map((row): YearEntry => {
      balance += row.amount;
      const { isPaidAtFarm: _, ...shown } = row;
      return {
        ...shown,
        ...{ products: amountOrNone(row.products), shipping: amountOrNone(row.shipping) },
        ...{ tax: amountOrNone(row.tax), amount: amountOf(row.amount), balance: amountOf(balance) },
      };
    });
    return {
      year,
      businessName: head.businessName,
      timeZone: head.timeZone,
      openingBalance: amountOf(head.opening),
      closingBalance: amountOf(balance),
      sums: sumsOf(rows),
      states: statesOf(rows),
      entries,
    };
  });
}

export async function yearJournal(db: DataSource, vendorId: number, year: number): Promise<JournalLine[]> {
  return journalOf(await fetchRows(db, sql.yearEntries, [vendorId, year]));
}

const amountOrNone = (cents: number | null) => (cents === null ? null : amountOf(cents));

function sumsOf(rows: readonly sql.YearRow[]): Record<YearKind, number> {
  const sums = Object.fromEntries(YEAR_KINDS.map((kind) => [kind, 0])) as Record<YearKind, number>;
  for (const { kind, amount } of rows) sums[kind] += amount;
  for (const kind of YEAR_KINDS) sums[kind] = amountOf(sums[kind]);
  return sums;
}

function statesOf(rows: readonly sql.YearRow[]): YearState[] {
  const states = new Map<string, YearState>();
  for (const { state, products, shipping, tax } of rows) {
    if (state === null || products === null) continue;
    const sum = states.get(state) ?? { state, products: 0, shipping: 0, tax: 0 };
    states.set(state, {
      state,
      products: sum.products + products,
      shipping: sum.shipping + (shipping ?? 0),
      tax: sum.tax + (tax ?? 0),
    });
  }
  return [...states.values()]
    .sort((one, other) => one.state.localeCompare(other.state))
    .map(({ state, ...cents }) => ({
      state,
      products: amountOf(cents.products),
      shipping: amountOf(cents.shipping),
      tax: amountOf(cents.tax),
    }));
}
