import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookReversal, dueOf } from '../../ledger/ledger.js';
import { lockMember } from '../../tables/lock-member.js';
import { lockOrder } from '../../tables/lock-order.js';
import { PayoutReversal } from '../../tables/payout-reversal.entity.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { Gateways } from '../gateways/gateways.js';
import { ProviderRefusal } from '../gateways/payment-gateway.js';
import { testAccountId } from '../gateways/test-payees.js';
import { SEND_REVERSAL } from '../payment-queues.js';
import * as sql from './reversals.sql.js';

const DEBT_DAYS = 14;

/** A row and its ledger entry come first, the call after; what is refused is owed again. */
@Injectable()
export class Reversals {
  private readonly logger = new Logger('Reversals');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
  ) {}

  async takeBackOld(): Promise<void> {
    for (const debt of await fetchRows(this.db, sql.oldDebts, [DEBT_DAYS]))
      await this.db.transaction((tx) => this.takeBackOf(tx, debt));
  }

  /** Locks what it is of, and the vendor. @throws ALREADY_DECIDED where nothing is owed, or left of it */
  async takeBack(tx: EntityManager, payoutId: number): Promise<void> {
    const [debt] = await fetchRows(tx, sql.debtOfPayout, [payoutId]);
    if (!debt || !(await this.takeBackOf(tx, debt))) throw new DomainError('ALREADY_DECIDED');
  }

  /** Locks what `takeBack` locks, for those who lock the payout itself after that. */
  async lockFor(tx: EntityManager, payoutId: number): Promise<void> {
    const [debt] = await fetchRows(tx, sql.debtOfPayout, [payoutId]);
    if (debt) await lockPaidFor(tx, debt);
  }

  /** The job behind: the same reversal is made once, however often this runs. */
  async send(reversalId: number): Promise<void> {
    const reversals = this.db.getRepository(PayoutReversal);
    const reversal = await reversals.findOne({
      where: { id: reversalId, status: 'waiting' },
      relations: { payout: true },
    });
    if (!reversal?.payout?.providerId) return;
    const { providerId: transferId, vendorId, accountId } = reversal.payout;
    const payer = this.gateways.payer(accountId === testAccountId(vendorId) ? 'test' : 'stripe');
    if (!payer)
      throw new Error(`Payout ${reversal.payoutId} was sent by a provider that is no longer set up.`);
    try {
      const call = { transferId, cents: reversal.amount, key: `reversal-${reversalId}` };
      const providerId = await payer.reverse(call);
      await reversals.update({ id: reversalId, status: 'waiting' }, { status: 'done', providerId });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      this.logger.warn(`Reversal ${reversalId} was refused: ${error.message}`);
      await this.oweAgain(reversal);
    }
  }

  private async takeBackOf(tx: EntityManager, debt: sql.OpenDebt): Promise<boolean> {
    const { payoutId, vendorOrderId, paymentId, vendorId } = debt;
    await lockPaidFor(tx, debt);
    await lockVendor(tx, vendorId);
    const of = vendorOrderId === null ? { paymentId: paymentId ?? 0 } : { vendorOrderId };
    const owed = -(await dueOf(tx, of));
    const [payout] = await fetchRows(tx, sql.leftOfPayout, [payoutId]);
    const amount = Math.min(owed, payout?.left ?? 0);
    if (amount <= 0) return false;
    const { id } = await tx.getRepository(PayoutReversal).save({ payoutId, amount });
    await bookReversal(tx, payoutId, amount);
    await this.jobs.enqueue(tx, SEND_REVERSAL, { reversalId: id });
    return true;
  }

  private oweAgain({ id, payoutId, amount }: PayoutReversal): Promise<void> {
    return this.db.transaction(async (tx) => {
      const { affected } = await tx
        .getRepository(PayoutReversal)
        .update({ id, status: 'waiting' }, { status: 'failed' });
      if (affected) await bookReversal(tx, payoutId, -amount);
    });
  }
}

/** Locks the order, or the membership whose payment was advanced. */
async function lockPaidFor(tx: EntityManager, { orderId, subscriptionId }: sql.OpenDebt): Promise<void> {
  if (orderId !== null) await lockOrder(tx, orderId);
  else if (subscriptionId !== null) await lockMember(tx, subscriptionId);
}
