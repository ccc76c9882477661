import { Injectable } from '@nestjs/common';
import { LOW_STOCK } from '../../contract/marketplace/shop.js';
import { MOST_TODAY, type TodayView } from '../../contract/marketplace/today.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { undatedToWeigh } from '../orders/weighing/weighing.sql.js';
import { openReviews } from '../reviews/replies/replies.sql.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import * as sql from './today.sql.js';

@Injectable()
export class Today {
  constructor(private readonly db: Database) {}

  /** @throws VENDOR_REQUIRED */
  async get({ id }: OwnVendor, now: Date): Promise<TodayView> {
    const [standing] = await fetchRows(this.db, sql.standingOf, [id]);
    if (!standing) throw new DomainError('VENDOR_REQUIRED');
    const { lowStockAt, ...view } = standing;
    const [days, [toConfirm], [toWeigh], low, [reviews]] = await Promise.all([
      fetchRows(this.db, sql.daysWithOrders, [id, now, MOST_TODAY]),
      fetchRows(this.db, sql.ordersToConfirm, [id]),
      fetchRows(this.db, undatedToWeigh, [id]),
      fetchRows(this.db, sql.lowProducts, [id, lowStockAt ?? LOW_STOCK, MOST_TODAY]),
      fetchRows(this.db, openReviews, [id]),
    ]);
    return {
      ...view,
      days,
      toConfirm: toConfirm ?? { total: 0, since: null },
      toWeigh: toWeigh?.total ?? 0,
      low: { items: low.map(({ total: _total, ...item }) => item), total: low[0]?.total ?? 0 },
      unanswered: reviews?.total ?? 0,
    };
  }
}
