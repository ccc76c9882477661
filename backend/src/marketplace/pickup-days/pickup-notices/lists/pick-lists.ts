import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { emailsOfWhoMay } from '../../../../accounts/businesses/emails-of-who-may.js';
import { shortDayText } from '../../../../contract/marketplace/pickup/handover-words.js';
import { pickupPaths } from '../../../../contract/marketplace/pickup/pickup-paths.js';
import { listed } from '../../../../contract/shared/listed.js';
import { fetchRows } from '../../../../platform/database/statement.js';
import type { MailDraft } from '../../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../../platform/mail/mail-outbox.js';
import { PickupWindow } from '../../../tables/pickup-window.entity.js';
import { Vendor } from '../../../tables/vendor.entity.js';
import { pickList } from './pick-list.rules.js';
import * as sql from './pick-lists.sql.js';

export interface DueList {
  vendorId: number;
  windowIds: number[];
  ordersCloseAt: Date;
}

@Injectable()
export class PickLists {
  constructor(
    private readonly db: DataSource,
    private readonly mail: MailOutbox,
  ) {}

  /** @returns the lists that are due; of each farm, windows that closed at one moment make one */
  async due(now: Date): Promise<DueList[]> {
    const lists = new Map<string, DueList>();
    for (const { id, vendorId, ordersCloseAt } of await fetchRows(this.db, sql.dueWindows, [now])) {
      const key = `${vendorId} ${ordersCloseAt.getTime()}`;
      const list = lists.get(key) ?? { vendorId, windowIds: [], ordersCloseAt };
      list.windowIds.push(id);
      lists.set(key, list);
    }
    return [...lists.values()];
  }

  async ordersOf({ windowIds }: DueList): Promise<number[]> {
    return (await fetchRows(this.db, sql.ordersOn, [windowIds])).map(({ id }) => id);
  }

  /** Once: sent and noted in one transaction. @returns whether it waits for a running payment */
  async send(
    { vendorId, windowIds }: Pick<DueList, 'vendorId' | 'windowIds'>,
    now: Date,
  ): Promise<'waits' | 'done'> {
    return this.db.transaction(async (tx) => {
      const windows = await fetchRows(tx, sql.lockUnsent, [windowIds]);
      if (windows.length === 0) return 'done';
      const ids = windows.map(({ id }) => id);
      const hasBegun = windows.some(({ startsAt }) => startsAt <= now);
      // Asked after the lock: who held a window has written their order by now.
      if (!hasBegun && (await fetchRows(tx, sql.waitingOrder, [ids])).length > 0) return 'waits';
      const lines = await fetchRows(tx, sql.listedLines, [ids]);
      if (lines.length === 0) return 'done';
      await this.tell(tx, vendorId, windows, lines);
      await tx.update(PickupWindow, { id: In(ids) }, { listSentAt: now });
      return 'done';
    });
  }

  private async tell(
    tx: EntityManager,
    vendorId: number,
    windows: readonly sql.ListedWindow[],
    lines: readonly sql.ListedLine[],
  ): Promise<void> {
    const vendor = await tx.findOneByOrFail(Vendor, { id: vendorId });
    const mail = listMail(vendor, windows, lines);
    for (const to of await emailsOfWhoMay(tx, vendor.businessId, 'orders'))
      await this.mail.enqueue(tx, { ...mail, to });
  }
}

function notHeld(lines: readonly sql.ListedLine[]): string[] {
  const numbers = [...new Set(lines.filter((line) => line.isUnheld).map((line) => line.orderNumber))];
  if (numbers.length === 0) return [];
  return [
    `PayPal isn’t holding the money anymore for ${listed(numbers)}. We’ll ask your customer to pay once you’ve weighed the order. You can also cancel it.`,
  ];
}

function listMail(
  { id, businessName }: Pick<Vendor, 'id' | 'businessName'>,
  windows: readonly sql.ListedWindow[],
  lines: readonly sql.ListedLine[],
): Omit<MailDraft, 'to'> {
  const orders = new Set(lines.map(({ orderId }) => orderId)).size;
  const days = [...new Set(windows.map(({ startsAt, timeZone }) => shortDayText(startsAt, timeZone)))];
  const what = windows.every(({ isDelivery }) => isDelivery) ? 'delivery' : 'pickup';
  return {
    kind: 'pick-list',
    about: { resource: 'vendors', id },
    subject: `Pick list for ${days.join(', ')}: ${orders} ${orders === 1 ? 'order' : 'orders'}`,
    heading: 'Orders are closed. Here’s what to pick.',
    paragraphs: [
      `${businessName} has ${orders} ${orders === 1 ? 'order' : 'orders'} for ${what} on ${days.join(', ')}. Customers can’t change them anymore.`,
      ...notHeld(lines),
    ],
    facts: pickList(windows, lines),
    action:
      windows.length === 1 && windows[0]
        ? { label: 'Open this day', path: pickupPaths.pickupDay(windows[0].id) }
        : { label: 'Open your pickup days', path: pickupPaths.pickupDays },
  };
}
