import { Injectable } from '@nestjs/common';
import type { EmptySearches, Trends, Waiting } from '../../contract/backoffice/start.admin.js';
import { mayWorkOn, type StaffRole } from '../../contract/shared/capabilities.js';
import { amountOf } from '../../contract/shared/money.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { InboxKinds } from '../inbox/inbox-kinds.js';
import { TROUBLES, countUntaxed, countWaiting, readHoles, readMissedTerms, readTrends } from './start.sql.js';

const MOST_ZIP_CODES = 500;
const MOST_TERMS = 20;

@Injectable()
export class StartService {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxKinds,
  ) {}

  async waiting(role: StaffRole | null): Promise<Waiting> {
    const kinds = this.inbox.of(role);
    const troubles = TROUBLES.filter((kind) => role !== null && mayWorkOn(role, kind));
    if (kinds.length + troubles.length === 0) return {};
    const [row] = await fetchRows(this.database, countWaiting(kinds, troubles), []);
    return row!;
  }

  async untaxedLines(): Promise<number> {
    const [row] = await fetchRows(this.database, countUntaxed, []);
    return row?.lines ?? 0;
  }

  async trends(days: number): Promise<Trends> {
    const rows = await fetchRows(this.database, readTrends, [days]);
    return rows.map((row) => ({
      ...row,
      gross: amountOf(row.gross),
      commission: amountOf(row.commission),
    }));
  }

  async emptySearches(days: number): Promise<EmptySearches> {
    const [zipCodes, terms] = await Promise.all([
      fetchRows(this.database, readHoles, [days, MOST_ZIP_CODES]),
      fetchRows(this.database, readMissedTerms, [days, MOST_TERMS]),
    ]);
    return { zipCodes, terms };
  }
}
