import { nextPickupText } from '../../../contract/marketplace/pickup/next-pickup-words.js';
import type { NextPickupView } from '../../../contract/marketplace/pickup/next-pickups.js';
import type { NextPickupRow } from './open-windows.sql.js';

export const nextPickupView = (row: NextPickupRow, now: Date): NextPickupView => ({
  windowId: row.windowId,
  startsAt: new Date(row.startsAt).toISOString(),
  ordersCloseAt: new Date(row.ordersCloseAt).toISOString(),
  text: nextPickupText(row, now),
});
