import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { carriedPrice } from '../../../contract/marketplace/shares/price-terms.js';
import type {
  ChangeSizeRequest,
  SizeChoiceList,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { amountOf, dollars } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { dropPledge } from '../prices/drop-pledge.js';
import { changeRoom, roomIn } from './box-room.js';
import type { BoxRow } from './boxes.sql.js';
import { type Locked, lockWindows, move, settleDifference, today } from './change-box.js';
import { lowered, raised } from './share-payments.rules.js';
import { sizeChange } from './size.rules.js';

/** Cents a box of another size for this member, who keeps a chosen level, or as much of the plain price. */
const priceIn = ({ terms }: Subscription, plain: number) => carriedPrice(plain, terms.chosen);

/** Whether this person may have that size: members a cheaper one only where the share says so. */
const isAllowed = ({ subscription, by }: Locked, { price }: ShareSize): boolean =>
  by.role === 'farm' ||
  priceIn(subscription, price) >= subscription.price ||
  subscription.terms.allowsSmaller === true;

/** What each other size would do now. The membership is locked, so that it's as it will be. */
export async function sizeChoices(tx: EntityManager, locked: Locked): Promise<SizeChoiceList> {
  const { subscription, boxes, now } = locked;
  const { planId, sizeId, quantity } = subscription;
  const order = { position: 'ASC' as const, id: 'ASC' as const };
  const sizes = await tx.find(ShareSize, { where: { planId, id: Not(sizeId) }, order });
  const payments = await tx.findBy(SharePayment, { subscriptionId: subscription.id });
  return sizes.map((size) => {
    const price = priceIn(subscription, size.price);
    const { boxes: changed, paidFor, difference } = sizeChange(subscription, boxes, price, now);
    const [first] = changed;
    const day = first ? today(first.box, now) : '';
    const { changed: after, toAdd } = raised(payments, Math.max(0, difference), { spread: true, day });
    const less = lowered(payments, Math.max(0, -difference));
    const added = toAdd > 0 ? [{ dueOn: day, amount: amountOf(toAdd) }] : [];
    return {
      ...{ sizeId: size.id, name: size.name, price: amountOf(price), boxes: paidFor },
      isOpen: changed.length > 0 && isAllowed(locked, size) && size.taken + quantity <= size.places,
      isAllowed: isAllowed(locked, size),
      ...{ difference: amountOf(difference), credit: amountOf(less.paid) },
      payments: [
        ...[...after, ...less.changed].map(({ id, cents, dueOn }) => ({
          dueOn: dueOn ?? payments.find((payment) => payment.id === id)?.dueOn ?? '',
          amount: amountOf(cents),
        })),
        ...added,
      ],
    };
  });
}

/**
 * All boxes that can still be changed are of another size, at its price of today. Places are locked after the
 * membership; the old one is free at once.
 * @throws SHARE_FULL, SHARE_SITE_FULL, SIZE_NOT_ALLOWED, SHARE_TOTAL_CHANGED, BOX_TOO_LATE, VALIDATION_FAILED
 */
export async function changeSize(
  tx: EntityManager,
  locked: Locked,
  request: ChangeSizeRequest,
): Promise<void> {
  const { subscription, boxes, by, now } = locked;
  const { id, planId, sizeId: before, quantity } = subscription;
  const sizes = await tx.find(ShareSize, {
    where: { planId, id: In([before, request.sizeId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const size = sizes.find((one) => one.id === request.sizeId && one.id !== before);
  if (!size)
    throw new DomainError('VALIDATION_FAILED', [{ path: 'sizeId', message: 'Please choose another size.' }]);
  if (!isAllowed(locked, size)) throw new DomainError('SIZE_NOT_ALLOWED');
  if (size.taken + quantity > size.places) throw new DomainError('SHARE_FULL');
  const price = priceIn(subscription, size.price);
  const change = sizeChange(subscription, boxes, price, now);
  const [first] = change.boxes;
  if (!first) throw new DomainError('BOX_TOO_LATE');
  refuseAnother(request.difference, change.difference);
  await tx.increment(ShareSize, { id: size.id }, 'taken', quantity);
  await tx.decrement(ShareSize, { id: before }, 'taken', quantity);
  const chosen = change.boxes.map(({ box }) => box);
  const room = await changeRooms(tx, chosen, { crates: size.crates, quantity });
  // What stays as it was remembers its size.
  const others = { subscriptionId: id, id: Not(In(chosen.map((box) => box.id))), sizeId: IsNull() };
  await tx.update(BoxPromise, others, { sizeId: before });
  for (const { box, cost } of change.boxes)
    await move(tx, box, box.state, 'size', by, { ...cost, windowTaken: room.get(box.id) ?? 0, sizeId: null });
  await dropPledge(tx, id);
  await tx.update(Subscription, id, { sizeId: size.id, price });
  await settleDifference(tx, locked, first.box, change.difference, { note: 'Smaller size' });
}

/** @returns what each box takes of its window's room by now @throws SHARE_SITE_FULL */
async function changeRooms(
  tx: EntityManager,
  boxes: readonly BoxRow[],
  size: { crates: number; quantity: number },
): Promise<Map<number, number>> {
  const holding = boxes.filter(({ windowTaken }) => windowTaken > 0);
  const windows = await lockWindows(
    tx,
    holding.map(({ windowId }) => windowId),
  );
  const taken = new Map<number, number>();
  for (const box of holding) {
    const window = windows.find((one) => one.id === box.windowId);
    if (!window) continue;
    window.taken -= box.windowTaken;
    const room = roomIn({ ...window, timeZone: box.timeZone }, size);
    window.taken += room;
    taken.set(box.id, room);
  }
  await changeRoom(
    tx,
    holding.map(({ id, windowId, windowTaken }) => ({ windowId, taken: (taken.get(id) ?? 0) - windowTaken })),
  );
  return taken;
}

/** @param shown dollars @throws SHARE_TOTAL_CHANGED */
function refuseAnother(shown: number, difference: number): void {
  if (Math.round(shown * 100) === difference) return;
  const message = `The difference is now ${dollars(difference)}.`;
  throw new DomainError('SHARE_TOTAL_CHANGED', [{ path: 'difference', message }]);
}
