import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  MarketFeeRequest,
  MarketFeeView,
  RemoveFeeRequest,
} from '../../../contract/directory/market-fees.js';
import type { ManagedFeeParams } from '../../../contract/directory/market-management.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MarketDay } from '../../tables/market-day.entity.js';
import { MarketFee } from '../../tables/market-fee.entity.js';
import { MarketMember } from '../../tables/market-member.entity.js';
import { lockManagedMarket } from '../managers/managed-market.js';
import { noteMarketEvent } from '../market-events.js';
import { feeView } from './fee.view.js';

/** What those on a roster pay for a day, as its managers write it down. */
@Injectable()
export class MarketFees {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND, MEMBER_NOT_FOUND, CHANGED_MEANWHILE */
  set(userId: number, params: ManagedFeeParams, given: MarketFeeRequest): Promise<MarketFeeView | null> {
    const { amount: cents, note, isPaid, was } = given;
    return this.dataSource.transaction(async (tx) => {
      const { memberId, date } = await own(tx, userId, params);
      const before = await tx.findOneBy(MarketFee, { memberId, date });
      const paidAt = isPaid ? (before?.paidAt ?? new Date()) : null;
      const fee = feeView({ feeCents: cents, feeNote: note, feePaidAt: paidAt });
      // The same once more is no conflict: the first answer may have been lost.
      if (!isDeepStrictEqual(viewOf(before), fee)) assertSeen(before, was);
      await tx.upsert(MarketFee, { memberId, date, cents, note, paidAt }, ['memberId', 'date']);
      await noteFee(tx, userId, params, { cents, isPaid });
      return fee;
    });
  }

  /** Twice changes nothing. @throws as `set` */
  remove(userId: number, params: ManagedFeeParams, { was }: RemoveFeeRequest): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const key = await own(tx, userId, params);
      const before = await tx.findOneBy(MarketFee, key);
      if (!before) return;
      assertSeen(before, was);
      await tx.delete(MarketFee, key);
      await noteFee(tx, userId, params, { cents: null });
    });
  }
}

const viewOf = (fee: MarketFee | null): MarketFeeView | null =>
  fee && feeView({ feeCents: fee.cents, feeNote: fee.note, feePaidAt: fee.paidAt });

/** @throws CHANGED_MEANWHILE */
function assertSeen(before: MarketFee | null, was: MarketFeeView | null): void {
  if (!isDeepStrictEqual(viewOf(before), was)) throw new DomainError('CHANGED_MEANWHILE');
}

/** Locks the market, so that its managers write one after the other. */
async function own(tx: EntityManager, userId: number, { id: placeId, date, memberId }: ManagedFeeParams) {
  await lockManagedMarket(tx, placeId, userId);
  if (!(await tx.existsBy(MarketDay, { placeId, date }))) throw new DomainError('MARKET_DAY_NOT_FOUND');
  if (!(await tx.existsBy(MarketMember, { id: memberId, placeId })))
    throw new DomainError('MEMBER_NOT_FOUND');
  return { memberId, date };
}

const noteFee = (
  tx: EntityManager,
  userId: number,
  { id: placeId, date, memberId }: ManagedFeeParams,
  fee: { cents: number | null; isPaid?: boolean },
) =>
  noteMarketEvent(tx, {
    ...{ placeId, userId, role: 'manager', action: 'fee', date },
    detail: { memberId, ...fee },
  });
