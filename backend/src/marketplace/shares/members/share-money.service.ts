import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type {
  MoneyChangedHands,
  PaymentReceivedRequest,
  ShareMemberDetails,
} from '../../../contract/marketplace/shares/share-members.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { Received } from '../../tables/vendor-order.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { zoneOf } from '../../vendors/zone-of.js';
import { mayUndoGiven, mayUndoPayment } from '../accounts/subscription.view.js';
import { payPart, reopen } from '../payments/pay-part.js';
import { ShareMembers } from './share-members.service.js';

/** Money that changed hands between a farm and its members, as the farm notes it (0210). */
@Injectable()
export class ShareMoney {
  constructor(
    private readonly db: DataSource,
    private readonly members: ShareMembers,
  ) {}

  /** @throws SHARE_PAYMENT_NOT_FOUND, SHARE_PAYMENT_NOT_OPEN, SHARE_PAYMENT_CHANGED, VALIDATION_FAILED */
  async receive(
    vendor: OwnVendor,
    id: number,
    request: PaymentReceivedRequest,
    now = new Date(),
  ): Promise<ShareMemberDetails> {
    return this.write(vendor, { payment: id }, async (tx, { subscriptionId }) => {
      const payment = await tx.findOneByOrFail(SharePayment, { id });
      const isJoining = await tx.existsBy(Subscription, { id: subscriptionId, state: 'joining' });
      if (payment.state !== 'open' || isJoining) throw new DomainError('SHARE_PAYMENT_NOT_OPEN');
      if (centsOf(request.of) !== payment.cents) throw new DomainError('SHARE_PAYMENT_CHANGED');
      const cents = request.amount === null ? payment.cents : (centsOf(request.amount) ?? 0);
      if (cents > payment.cents)
        throw wrong(
          'amount',
          `This payment is ${dollars(payment.cents)}. Please note the rest on the next one.`,
        );
      const received = await noteOf(tx, vendor, cents, request, now);
      const paymentId = await payPart(tx, payment, received);
      const entry = { vendorId: vendor.id, subscriptionId, paymentId, userId: vendor.actor.id };
      await tx.insert(MemberEntry, { ...entry, kind: 'paid', cents });
    });
  }

  /** @throws SHARE_PAYMENT_NOT_FOUND, RECEIVED_IS_FINAL */
  async unreceive(vendor: OwnVendor, id: number, now = new Date()): Promise<ShareMemberDetails> {
    return this.write(vendor, { payment: id }, async (tx, { endedAt }) => {
      const payment = await tx.findOneByOrFail(SharePayment, { id });
      const { received } = payment;
      // What was paid with farm credit is taken back where it is used; what a card was charged stays.
      if (!received || received.by === 'credit' || received.by === 'card') return;
      if (!mayUndoPayment(payment, { endedAt, paidByOthers: [] }, now))
        throw new DomainError('RECEIVED_IS_FINAL');
      await reopen(tx, payment, now);
      await tx.update(MemberEntry, { paymentId: id, kind: 'paid', undoneAt: IsNull() }, { undoneAt: now });
    });
  }

  /** @throws SHARE_REFUND_NOT_FOUND, VALIDATION_FAILED */
  async give(
    vendor: OwnVendor,
    id: number,
    request: MoneyChangedHands,
    now = new Date(),
  ): Promise<ShareMemberDetails> {
    return this.write(vendor, { refund: id }, async (tx) => {
      const { cents, given } = await tx.findOneByOrFail(MemberEntry, { id });
      if (given?.by === 'card') return;
      await tx.update(MemberEntry, id, { given: await noteOf(tx, vendor, cents, request, now) });
    });
  }

  /** @throws SHARE_REFUND_NOT_FOUND, RECEIVED_IS_FINAL */
  async ungive(vendor: OwnVendor, id: number, now = new Date()): Promise<ShareMemberDetails> {
    return this.write(vendor, { refund: id }, async (tx) => {
      const { given } = await tx.findOneByOrFail(MemberEntry, { id });
      if (given && !mayUndoGiven(given, now)) throw new DomainError('RECEIVED_IS_FINAL');
      await tx.update(MemberEntry, id, { given: null });
    });
  }

  private async write(
    vendor: OwnVendor,
    of: { payment: number } | { refund: number },
    work: (tx: EntityManager, row: { subscriptionId: number; endedAt: Date | null }) => Promise<void>,
  ): Promise<ShareMemberDetails> {
    const id = await this.db.transaction(async (tx) => {
      const { subscriptionId, code } = await found(tx, of);
      const row = await tx.findOne(Subscription, {
        where: { id: subscriptionId, vendorId: vendor.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new DomainError(code);
      await work(tx, { subscriptionId, endedAt: row.endedAt });
      return subscriptionId;
    });
    return this.members.read(id);
  }
}

/** @returns whose it is; 0 where it isn't there */
async function found(
  tx: EntityManager,
  of: { payment: number } | { refund: number },
): Promise<{ subscriptionId: number; code: ErrorCode }> {
  const row =
    'payment' in of
      ? await tx.findOneBy(SharePayment, { id: of.payment })
      : await tx.findOneBy(MemberEntry, { id: of.refund, kind: 'refund' });
  const code = 'payment' in of ? 'SHARE_PAYMENT_NOT_FOUND' : 'SHARE_REFUND_NOT_FOUND';
  return { subscriptionId: row?.subscriptionId ?? 0, code };
}

const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);

/** @throws VALIDATION_FAILED for a day that is still to come */
async function noteOf(
  tx: EntityManager,
  vendor: OwnVendor,
  cents: number,
  { by, day, note }: MoneyChangedHands,
  now: Date,
): Promise<Received> {
  const zone = await zoneOf(tx, await tx.findOneByOrFail(Vendor, { id: vendor.id }));
  if (day > dayIn(zone, now)) throw wrong('day', 'This day is still to come.');
  return { by, cents, day, note, markedAt: now.toISOString() };
}
