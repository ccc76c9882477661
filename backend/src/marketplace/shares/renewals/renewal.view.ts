import type { RenewalsView, RenewalView } from '../../../contract/marketplace/shares/share-renewals.js';
import type { RenewalState } from '../../../contract/marketplace/shares/share-terms.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import { sizePrices } from '../prices/price.view.js';
import type { RenewalRow } from './renewals.sql.js';

export function renewalView(row: RenewalRow, token: string, now: Date): Omit<RenewalView, 'takesCards'> {
  const isInTime = row.isOpen && row.until !== null && dayIn(row.timeZone, now) <= row.until;
  return {
    token,
    share: { id: row.planId, name: row.planName, firstDay: row.firstDay, lastDay: row.lastDay },
    vendor: { id: row.vendorId, name: row.vendorName },
    ...{ lastName: row.lastName, sizeName: row.sizeName, quantity: row.quantity, half: row.half },
    ...{ siteName: row.siteName, state: row.state, payments: row.payments },
    ...{ joinedId: row.joinedId, unpaidId: row.unpaidId },
    keptUntil: row.keptId !== null && row.isOpen ? row.until : null,
    priceBefore: amountOf(row.priceBefore),
    priceNow: row.priceNow === null ? null : amountOf(row.priceNow),
    ...keptPrices(row),
    canGoBack: row.state === 'no' && isInTime,
  };
}

const keptPrices = ({ sizePrice, priceChoice }: RenewalRow): Pick<RenewalView, 'sizePrice' | 'prices'> => ({
  sizePrice: sizePrice === null ? null : amountOf(sizePrice),
  prices: sizePrice === null ? null : sizePrices(priceChoice, sizePrice),
});

export function renewalsView(
  rows: readonly RenewalRow[],
  { renewUntil: until, payments }: Pick<SharePlan, 'renewUntil' | 'payments'>,
): RenewalsView {
  const count = (...states: RenewalState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    ...{ until, payments, yes: count('yes'), no: count('no'), unanswered: count('asked', 'lapsed') },
    members: rows.map((row) => ({
      ...{ id: row.id, name: `${row.memberFirstName} ${row.memberLastName}`.trim(), email: row.email },
      ...{ sizeName: row.sizeName, siteName: row.siteName, state: row.state, isKept: row.keptId !== null },
      isEntered: row.userId === null && row.isEntered,
      ...keptPrices(row),
    })),
  };
}
