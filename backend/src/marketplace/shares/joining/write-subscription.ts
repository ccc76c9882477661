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
  const room = await takeRoom(tx, quote, { crates: size.crates, quantity });
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
    isTrial: request.trial === true,
    terms: {
      ...{ includedHolds: quote.included, refund: plan.refund },
      holds: request.trial ? { ...plan.holds, credit: 0, shift: 0 } : plan.holds,
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
  await writeBoxes(tx, id, quote, room, by);
  await tx.insert(
    SharePayment,
    quote.payments.map((payment) => ({ ...payment, subscriptionId: id })),
  );
  if (quote.works && quote.work) await writeWork(tx, id, quote.work);
  return id;
}

/** Of locked windows. @returns what the boxes take of each */
export async function takeRoom(
  tx: EntityManager,
  { days }: Pick<BoxesQuote, 'days'>,
  of: { crates: number; quantity: number },
): Promise<number[]> {
  const room = days.map((day) => roomOf(day, of));
  await changeRows(tx, takeWindows, [days.map(({ windowId }) => windowId), room]);
  return room;
}

/** The last ones are off. @param room what each takes of its window */
export async function writeBoxes(
  tx: EntityManager,
  subscriptionId: number,
  { days, included, box }: Pick<BoxesQuote, 'days' | 'included' | 'box'>,
  room: readonly number[],
  by: { userId: number; role: 'member' | 'farm' },
): Promise<void> {
  const firstOff = days.length - included;
  const boxes = days.map(({ dateId, windowId }, index) => ({
    ...{ subscriptionId, dateId, windowId, windowTaken: room[index] ?? 0, ...box },
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
}
