import { expect } from '@jest/globals';
import type { Trends } from '../../../src/contract/backoffice/start.admin.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import type { Client } from '../http/people.js';
import type { TestApp } from '../test-app.js';

/** Sales and commission in cents, after what went back. */
export type Figures = [sales: number, commission: number];

/** @returns what the start page and the ledger both say; fails where they differ */
export async function salesFigures(test: TestApp, admin: Client): Promise<Figures> {
  const { body } = await admin.get<Trends>('/api/admin/start/trends');
  const cents = (pick: (day: Trends[number]) => number) =>
    Math.round(body.reduce((sum, day) => sum + pick(day) * 100, 0));
  const entries = await test.db.getRepository(LedgerEntry).find();
  const sum = (...kinds: LedgerEntry['kind'][]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  const start: Figures = [cents(({ gross }) => gross), cents(({ commission }) => commission)];
  expect(start).toEqual([sum('sale', 'refund', 'dispute'), 0 - sum('commission', 'commission_refund')]);
  return start;
}
