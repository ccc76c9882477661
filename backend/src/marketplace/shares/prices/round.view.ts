import type { RoundView } from '../../../contract/marketplace/shares/share-rounds.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { ShareRound } from '../../tables/share-round.entity.js';
import type { PledgerRow } from './rounds.sql.js';

const sumOf = (members: readonly PledgerRow[], priceOf: (member: PledgerRow) => number): number =>
  members.reduce((sum, member) => sum + priceOf(member) * member.quantity * member.boxes, 0);

/** @returns cents of all boxes to come; who didn't pledge keeps their price */
export const pledgedSum = (members: readonly PledgerRow[]): number =>
  sumOf(members, ({ pledge, price }) => pledge ?? price);

interface Standing {
  openUntil: string | null;
  isLate: boolean;
  isOver: boolean;
  closesOn: string | null;
}

export function roundView(
  round: ShareRound | null,
  members: readonly PledgerRow[],
  { openUntil, isLate, isOver, closesOn }: Standing,
): RoundView {
  return {
    round: round && {
      ...{ target: amountOf(round.target), from: round.leastPercent, to: round.mostPercent },
      ...{ lastDay: round.lastDay, state: round.state, isOver, isLate },
      reached: round.reached === null ? null : amountOf(round.reached),
      closesOn,
      openedAt: round.createdAt.toISOString(),
    },
    openUntil,
    now: amountOf(sumOf(members, ({ price }) => price)),
    pledged: amountOf(pledgedSum(members)),
    members: members.map(({ id, name, isEntered, sizeName, quantity, boxes, price, pledge }) => ({
      ...{ id, name, isEntered, sizeName, quantity, boxes, price: amountOf(price) },
      pledge: pledge === null ? null : amountOf(pledge),
    })),
  };
}
