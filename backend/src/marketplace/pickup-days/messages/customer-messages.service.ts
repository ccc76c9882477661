import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  DAY_MESSAGES_A_DAY,
  ORDER_MESSAGES_A_DAY,
} from '../../../contract/marketplace/pickup/customer-message-words.js';
import type {
  CustomerMessageRequest,
  CustomerMessagesView,
} from '../../../contract/marketplace/pickup/customer-messages.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CustomerMessage } from '../../tables/customer-message.entity.js';
import { PickupWindow } from '../../tables/pickup-window.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { CUSTOMER_MESSAGES } from '../pickup-day-queues.js';
import { CustomerMessageMails } from './customer-message-mails.js';
import { reached, readersOf, sentLately, unreached } from './customer-messages.sql.js';

/** A day, or an order. */
export type MessageTo = { windowId: number; orderId: null } | { windowId: null; orderId: number };

@Injectable()
export class CustomerMessages {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly jobs: Jobs,
    private readonly mails: CustomerMessageMails,
  ) {}

  /** @throws PICKUP_WINDOW_NOT_FOUND, ORDER_NOT_FOUND */
  async read(vendor: OwnVendor, to: MessageTo, now = new Date()): Promise<CustomerMessagesView> {
    const { manager } = this.db;
    const readers = await readersFor(manager, vendor, to);
    const sent = await manager.find(CustomerMessage, {
      where: sentTo(vendor, to),
      order: { id: 'DESC' },
    });
    const missed = await fetchRows(manager, unreached, [sent.map(({ id }) => id)]);
    return {
      reach: {
        open: reached(readers, 'open').length,
        all: reached(readers, 'all').length,
        withoutEmail: readers.filter(({ email, isOpen }) => email === '' && (isOpen || to.orderId !== null))
          .length,
      },
      left: await leftFor(manager, vendor.id, to, now),
      repliesTo: (await this.users.contact(manager, vendor.userId))?.email ?? '',
      items: await Promise.all(
        sent.map(async ({ id, subject, text, people, createdAt, sentAt }) => ({
          ...{ id, subject, text, people },
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          isGivenUp: sentAt === null && (await this.jobs.isGivenUp(manager, CUSTOMER_MESSAGES, String(id))),
          missed: missed.filter(({ messageId }) => messageId === id).map(({ fullName }) => fullName),
        })),
      ),
    };
  }

  /**
   * To those alone whom it didn't reach, at the address that they have now; nothing where it reached all.
   * @throws CUSTOMER_MESSAGE_NOT_FOUND
   */
  async again(vendor: OwnVendor, to: MessageTo, id: number): Promise<CustomerMessagesView> {
    const secret = await this.mails.secret();
    await this.db.transaction(async (tx) => {
      const message = await tx.findOne(CustomerMessage, {
        where: { ...sentTo(vendor, to), id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message) throw new DomainError('CUSTOMER_MESSAGE_NOT_FOUND');
      const isGivenUp = await this.jobs.isGivenUp(tx, CUSTOMER_MESSAGES, String(id));
      if (message.sentAt === null && isGivenUp)
        await this.jobs.enqueue(tx, CUSTOMER_MESSAGES, { messageId: id }, String(id));
      const missed = await fetchRows(tx, unreached, [[id]]);
      if (missed.length === 0) return;
      const written = await this.mails.written(tx, message);
      const sent = new Map<number, number>();
      for (const reader of missed)
        sent.set(reader.mailId, await this.mails.again(tx, reader, written, secret));
      const mailIds = message.mailIds.map((mailId) => sent.get(mailId) ?? mailId);
      await tx.update(CustomerMessage, { id }, { mailIds });
    });
    return this.read(vendor, to);
  }

  /**
   * Its job sends it. One that comes twice goes out once.
   * @throws PICKUP_WINDOW_NOT_FOUND, ORDER_NOT_FOUND, EMAIL_NOT_CONFIRMED, NO_CUSTOMER_TO_MESSAGE,
   * TOO_MANY_CUSTOMER_MESSAGES
   */
  async write(
    vendor: OwnVendor,
    to: MessageTo,
    { key, to: audience, subject, text }: CustomerMessageRequest,
    now = new Date(),
  ): Promise<CustomerMessagesView> {
    await this.db.transaction(async (tx) => {
      const readers = await readersFor(tx, vendor, to);
      await lockVendor(tx, vendor.id);
      if (await tx.existsBy(CustomerMessage, { vendorId: vendor.id, key })) return;
      // Replies go there.
      await this.users.requireConfirmedEmail(tx, vendor.userId);
      const people = reached(readers, audience).length;
      if (people === 0) throw new DomainError('NO_CUSTOMER_TO_MESSAGE');
      if ((await leftFor(tx, vendor.id, to, now)) === 0) throw new DomainError('TOO_MANY_CUSTOMER_MESSAGES');
      const { id: messageId } = await tx.save(CustomerMessage, {
        ...{ vendorId: vendor.id, ...to, key, audience, subject, text, people },
        ...{ userId: vendor.actor.id, createdAt: now, sentAt: null },
      });
      await this.jobs.enqueue(tx, CUSTOMER_MESSAGES, { messageId }, String(messageId));
    });
    return this.read(vendor, to, now);
  }
}

const sentTo = ({ id: vendorId }: OwnVendor, { windowId, orderId }: MessageTo) => ({
  vendorId,
  ...(orderId === null ? { windowId } : { orderId }),
});

/** @throws PICKUP_WINDOW_NOT_FOUND, ORDER_NOT_FOUND */
async function readersFor(tx: EntityManager, { id: vendorId }: OwnVendor, { windowId, orderId }: MessageTo) {
  if (windowId !== null && !(await tx.existsBy(PickupWindow, { id: windowId, vendorId })))
    throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
  const readers = await fetchRows(tx, readersOf, [vendorId, windowId, orderId]);
  if (orderId !== null && readers.length === 0) throw new DomainError('ORDER_NOT_FOUND');
  return readers;
}

async function leftFor(tx: EntityManager, vendorId: number, { windowId }: MessageTo, now: Date) {
  const toDays = windowId !== null;
  const since = new Date(now.getTime() - DAY_MS);
  const [{ count } = { count: 0 }] = await fetchRows(tx, sentLately, [vendorId, toDays, since]);
  return Math.max(0, (toDays ? DAY_MESSAGES_A_DAY : ORDER_MESSAGES_A_DAY) - count);
}
