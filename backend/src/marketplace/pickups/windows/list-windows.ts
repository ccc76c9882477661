import type { DataSource } from 'typeorm';
import type { PickupWindowsQuery, PickupWindowView } from '../../../contract/marketplace/pickup/pickups.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { countOfWindows, pageOfWindows, soonestOfEach } from './pickup-windows-of-vendor.sql.js';

export async function listWindows(
  db: DataSource,
  vendorId: number,
  { from = null, days, each, limit, offset }: Omit<PickupWindowsQuery, 'from'> & { from?: string | null },
): Promise<Page<PickupWindowView>> {
  if (each !== undefined) {
    const items = await fetchRows(db, soonestOfEach, [vendorId, from, days, each, limit, offset]);
    return { items, total: offset + items.length, isMore: items.length === limit };
  }
  const [items, [{ total } = { total: 0 }]] = await Promise.all([
    fetchRows(db, pageOfWindows, [vendorId, from, days, limit, offset]),
    fetchRows(db, countOfWindows, [vendorId, from, days]),
  ]);
  return { items, total, isMore: false };
}
