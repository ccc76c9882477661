import type { EntityManager } from 'typeorm';
import { HOLD_MINUTES } from '../../../contract/marketplace/checkout.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { takeWindows } from '../../pickups/ways/vendor-order-windows.sql.js';
import { PromiseEvent } from '../../tables/promise-event.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { priceOfChoice } from '../prices/chosen-price.js';
import { writeWork } from '../works/write-work.js';
import { type BoxesQuote, type Choice, quoteShare, type ShareQuote } from './quote-share.js';
import { roomOf } from './quote.rules.js';
import { lockDaysOfShare } from './share-days.sql.js';

/** Who joins, as the row keeps them. */
export type Joiner = Pick<
  Subscription,
  | 'userId'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'isEntered'
  | 'idempotencyKey'
  | 'requestHash'
  | 'commissionRate'
  | 'payBy'
> &
  Partial<Pick<Subscription, 'addOnToId'>>;

/** Locks the windows after the size, which is locked already. @throws as `quoteShare` */
export async function lockedQuote(tx: EntityManager, choice: Choice, now: Date): Promise<ShareQuote> {
  await fetchRows(tx, lockDaysOfShare, [choice.plan.id, choice.site.scheduleId, now]);
  return quoteShare(tx, choice, now);
}

/** Takes the place and the room of all days, and writes boxes and payments. @returns the membership's id */
export async function writeSubscription(
  tx: EntityManager,
  choice: Choice,
  quote: BoxesQuote & Pick<ShareQuote, 'payments'> & Partial<Pick<ShareQuote, 'work' | 'works'>>,
  joiner: Joiner,
  by: { userId: number; role: 'member' | 'farm' },
): Promise<number> {
  const { plan, size, site, request } = choice;
  const { quantity, half } = request;
  const { cents: price, chosen } = priceOfChoice(choice);
  await tx.update(ShareSize, size.id, { taken: size.taken + quantity });
  const room = quote.days.map((day) => roomOf(day, { crates: size.crates, quantity }));
  await changeRows(tx, takeWindows, [quote.days.map(({ windowId }) => windowId), room]);
  const whole = quote.taxBasisPoints === null ? null : Math.floor(quote.taxBasisPoints);
  const { id } = await tx.save(Subscription, {
    ...joiner,
    ...{
      vendorId: plan.vendorId,
      planId: plan.id,
      sizeId: size.id,
      scheduleId: site.scheduleId,
      quantity,
      half,
    },
    terms: {
      ...{ includedHolds: quote.included, holds: plan.holds, refund: plan.refund },
      ...{ pausesUnpaid: plan.pausesUnpaid, allowsSmaller: plan.allowsSmaller },
      ...(chosen && { chosen }),
    },
    price,
    ...(joiner.payBy === 'card'
      ? { state: 'joining', heldUntil: new Date(Date.now() + HOLD_MINUTES * MINUTE_MS) }
      : { state: 'active' }),
    ...{ taxState: quote.taxState, taxBasisPoints: whole },
    taxTenths: whole === null ? 0 : Math.round(((quote.taxBasisPoints ?? 0) - whole) * 10),
  });
  const firstOff = quote.days.length - quote.included;
  const boxes = quote.days.map(({ dateId, windowId }, index) => ({
    ...{ subscriptionId: id, dateId, windowId, windowTaken: room[index] ?? 0, ...quote.box },
    state: index < firstOff ? ('promised' as const) : ('off' as const),
  }));
  const { identifiers } = await tx.insert(BoxPromise, boxes);
  await tx.insert(
    PromiseEvent,
    boxes.map(({ state }, index) => ({
      ...{ promiseId: (identifiers[index] as { id: number }).id, fromState: null, toState: state },
      ...{ change: 'joined', ...by },
    })),
  );
  await tx.insert(
    SharePayment,
    quote.payments.map((payment) => ({ ...payment, subscriptionId: id })),
  );
  if (quote.works && quote.work) await writeWork(tx, id, quote.work);
  return id;
}
