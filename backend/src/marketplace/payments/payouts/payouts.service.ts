import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookFailedPayout, bookPayout, dueOf, type Payable, settleDebts } from '../../ledger/ledger.js';
import { lockMember } from '../../tables/lock-member.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Payout } from '../../tables/payout.entity.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { Gateways } from '../gateways/gateways.js';
import { ProviderRefusal, type VendorPayer } from '../gateways/payment-gateway.js';
import { testAccountId } from '../gateways/test-payees.js';
import { shareReference } from '../member-payments.js';
import { PAY_VENDOR, SEND_PAYOUT } from '../payment-queues.js';
import * as sql from './payouts.sql.js';

/** Only out of money that came by a provider at which their account is enabled. */
@Injectable()
export class Payouts {
  private readonly logger = new Logger('Payouts');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
  ) {}

  async request(tx: EntityManager, vendorId: number): Promise<void> {
    // A job for each: a waiting one may be worked before this commits, and would not see its goods.
    if (this.gateways.payees) await this.jobs.enqueue(tx, PAY_VENDOR, { vendorId });
  }

  /** It is locked. @throws ALREADY_DECIDED if it has arrived, or was paid by another one since */
  async payAgain(
    tx: EntityManager,
    payout: { id: number; vendorId: number; status: Payout['status']; due: number },
  ): Promise<void> {
    const { id, vendorId, status, due } = payout;
    if (status === 'waiting') await this.jobs.enqueue(tx, SEND_PAYOUT, { payoutId: id });
    else if (status === 'failed' && due > 0) await this.request(tx, vendorId);
    else throw new DomainError('ALREADY_DECIDED');
  }

  async requestAll(): Promise<void> {
    const rows = await fetchRows(this.db, sql.vendorsToPay, []);
    await this.db.transaction(async (tx) => {
      for (const { vendorId } of rows) await this.request(tx, vendorId);
    });
  }

  /** A payout for each vendor order and advance that is due, once; what the vendor owes is taken first. */
  async prepare(vendorId: number): Promise<void> {
    for (const { vendorOrderId, orderId } of await fetchRows(this.db, sql.dueVendorOrders, [vendorId]))
      await this.db.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        const parts = (cents: number) => partsOf(tx, orderId, cents);
        await this.prepareOne(tx, vendorId, { vendorOrderId }, parts);
      });
    for (const { paymentId, subscriptionId } of await fetchRows(this.db, sql.dueAdvances, [vendorId]))
      await this.db.transaction(async (tx) => {
        await lockMember(tx, subscriptionId);
        await this.prepareOne(tx, vendorId, { paymentId }, (cents) => [{ paymentId, cents }]);
      });
  }

  /** What it is of is locked. */
  private async prepareOne(
    tx: EntityManager,
    vendorId: number,
    of: Payable,
    partsOfAll: (cents: number) => Parts | Promise<Parts>,
  ): Promise<void> {
    // Two jobs for one vendor must not settle the same debt, and the account may be restricted by now.
    await lockVendor(tx, vendorId);
    const [account] = await fetchRows(tx, sql.enabledAccount, [vendorId]);
    if (!account) return;
    const due = await dueOf(tx, of);
    const amount = due > 0 ? await settleDebts(tx, vendorId, of, due) : 0;
    if (amount <= 0) return;
    const accountId = account.gateway === 'test' ? testAccountId(vendorId) : account.stripeAccountId;
    for (const { paymentId, cents } of await partsOfAll(amount)) {
      const payout = await tx.getRepository(Payout).save({ vendorId, amount: cents, accountId, paymentId });
      await bookPayout(tx, payout.id, of);
      await this.jobs.enqueue(tx, SEND_PAYOUT, { payoutId: payout.id });
    }
  }

  /** Sends a payout: once, however often this runs. What the provider refuses is the vendor's again. */
  async send(payoutId: number): Promise<void> {
    const [payout] = await fetchRows(this.db, sql.waitingPayout, [payoutId]);
    if (!payout) return;
    const payer = this.gateways.payer(payout.gateway);
    if (!payer) throw new Error(`Nobody pays vendors of what came by ${payout.gateway} any more.`);
    try {
      const id = await this.transfer(payer, payout, `payout-${payoutId}`);
      await this.db
        .getRepository(Payout)
        .update({ id: payoutId, status: 'waiting' }, { status: 'done', providerId: id });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      this.logger.error(`Payout ${payoutId} could not be sent: ${error.message}`);
      await this.takeBack(payoutId);
    }
  }

  /** @throws ProviderRefusal, also for an account that is restricted by now: nothing was sent then */
  private async transfer(payer: VendorPayer, payout: sql.WaitingPayout, key: string): Promise<string> {
    const { vendorId, account, providerId, cents, isBound } = payout;
    const orderNumber = payout.orderNumber ?? shareReference(payout.subscriptionId ?? 0);
    const [enabled] = await fetchRows(this.db, sql.enabledAccount, [vendorId]);
    if (enabled && account !== null) {
      return payer.transfer({ account, providerId, orderNumber, cents, key, isBound });
    }
    // It may have been sent before, with an answer that was lost.
    const known = await payer.findTransfer({ orderNumber, key });
    if (known === null) throw new ProviderRefusal('The account of the vendor takes no payouts now.');
    return known;
  }

  private takeBack(payoutId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const { affected } = await tx
        .getRepository(Payout)
        .update({ id: payoutId, status: 'waiting' }, { status: 'failed' });
      if (affected) await bookFailedPayout(tx, payoutId);
    });
  }
}

type Parts = { paymentId: number | null; cents: number }[];

/** Stripe sends on no more of a charge than the charge; what was taken back is the last part. */
async function partsOf(tx: EntityManager, orderId: number, cents: number): Promise<Parts> {
  const payments = await fetchRows(tx, sql.roomOfPayments, [orderId]);
  const [first] = payments;
  if (!first || payments.length === 1) return [{ paymentId: first?.id ?? null, cents }];
  let rest = cents;
  const parts = payments.map(({ id, room }) => {
    const part = Math.max(Math.min(room, rest), 0);
    rest -= part;
    return { paymentId: id, cents: part };
  });
  return [...parts, { paymentId: first.id, cents: rest }].filter((part) => part.cents > 0);
}
