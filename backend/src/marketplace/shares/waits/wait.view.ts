import { WAIT_UNDO_HOURS } from '../../../contract/marketplace/shares/share-terms.js';
import type { WaitingLineView, WaitView } from '../../../contract/marketplace/shares/share-waits.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import type { WaitRow } from './waits.sql.js';

export function waitView(row: WaitRow, token: string, now: Date): WaitView {
  const undoUntil = row.changedAt.getTime() + WAIT_UNDO_HOURS * HOUR_MS;
  return {
    token,
    share: { id: row.planId, name: row.planName },
    vendor: { id: row.vendorId, name: row.vendorName },
    ...{ sizeId: row.sizeId, sizeName: row.sizeName, quantity: row.quantity, half: row.half },
    ...{ scheduleId: row.scheduleId, siteName: row.siteName, timeZone: row.timeZone },
    ...{ state: row.state, ahead: row.ahead, askedAt: row.createdAt.toISOString() },
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    canGoBack: row.state === 'left' && now.getTime() < undoUntil,
  };
}

export function lineView(rows: readonly WaitRow[]): WaitingLineView {
  const counts = new Map<string, WaitingLineView['counts'][number]>();
  for (const { sizeName, siteName, sizeId, scheduleId, state } of rows) {
    const key = `${sizeId} ${scheduleId}`;
    const count = counts.get(key) ?? { sizeName, siteName, waiting: 0, offered: 0 };
    if (state === 'offered') count.offered += 1;
    else count.waiting += 1;
    counts.set(key, count);
  }
  return {
    counts: [...counts.values()],
    line: rows.map((row) => ({
      ...{ id: row.id, email: row.email, sizeName: row.sizeName, quantity: row.quantity },
      name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.username,
      ...{ half: row.half, siteName: row.siteName, timeZone: row.timeZone },
      askedOn: dayIn(row.timeZone, row.createdAt),
      offeredUntil: row.offeredUntil?.toISOString() ?? null,
    })),
  };
}
