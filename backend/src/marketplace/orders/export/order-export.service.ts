import { Injectable } from '@nestjs/common';
import type { VendorOrderExportQuery } from '../../../contract/marketplace/orders.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { orderCsvHead, orderCsvRows } from './order-csv.rules.js';
import { exportedLines } from './order-export.sql.js';

const SHARES_AT_ONCE = 500;
const BEHIND_ALL = 2_147_483_647;

@Injectable()
export class OrderExport {
  constructor(private readonly database: Database) {}

  /** The newest first, piece by piece; no connection is held between the pieces. */
  async *pieces(vendor: OwnVendor, query: VendorOrderExportQuery): AsyncGenerator<string> {
    const { status = null, from = null, to = null, pickupOn = null } = query;
    yield orderCsvHead();
    let before = BEHIND_ALL;
    for (;;) {
      const values = [vendor.id, status, from, to, before, SHARES_AT_ONCE, pickupOn] as const;
      const lines = await fetchRows(this.database, exportedLines, [...values]);
      const last = lines.at(-1);
      if (!last) return;
      yield orderCsvRows(lines);
      before = last.vendorOrderId;
    }
  }
}
