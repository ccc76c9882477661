import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  StatementQuery,
  VendorAnalytics,
  VendorStatement,
} from '../../contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../contract/marketplace/year-statement.js';
import { amountOf } from '../../contract/shared/money.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { JournalLine } from './journal.rules.js';
import * as sql from './vendor-figures.sql.js';
import { yearJournal, yearStatement } from './year-statement.js';

@Injectable()
export class VendorFiguresService {
  constructor(private readonly db: DataSource) {}

  async analytics(vendorId: number): Promise<VendorAnalytics> {
    const [sums] = await fetchRows(this.db, sql.sums, [vendorId]);
    const days = await fetchRows(this.db, sql.salesByDay, [vendorId]);
    const best = await fetchRows(this.db, sql.bestSellers, [vendorId]);
    const { sales = 0, orders = 0, views = 0 } = sums ?? {};
    return {
      totalSales: amountOf(sales),
      orderCount: orders,
      averageOrderValue: orders > 0 ? amountOf(Math.round(sales / orders)) : 0,
      totalViews: views,
      salesByDay: days.map((day) => ({ ...day, sales: amountOf(day.sales) })),
      bestSellers: best.map((product) => ({ ...product, sales: amountOf(product.sales) })),
    };
  }

  async statement(vendorId: number, { from, to }: StatementQuery): Promise<VendorStatement> {
    const rows = await fetchRows(this.db, sql.entriesOf, [vendorId, from ?? null, to ?? null]);
    const [opening] = await fetchRows(this.db, sql.openingBalance, [vendorId, from ?? null]);
    const openingBalance = amountOf(opening?.balance ?? 0);
    const entries = rows.map(({ paidBy, ...row }) => ({
      ...row,
      ...(paidBy && { paidBy }),
      amount: amountOf(row.amount),
      balance: amountOf(row.balance),
      createdAt: row.createdAt.toISOString(),
    }));
    return { openingBalance, closingBalance: entries.at(-1)?.balance ?? openingBalance, entries };
  }

  year(vendorId: number, year: number): Promise<YearStatement> {
    return yearStatement(this.db, vendorId, year);
  }

  journal(vendorId: number, year: number): Promise<JournalLine[]> {
    return yearJournal(this.db, vendorId, year);
  }
}
