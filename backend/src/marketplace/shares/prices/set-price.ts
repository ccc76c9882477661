import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { type ChangedBy, lockBoxesOf, settleDifference } from '../boxes/change-box.js';
import { sizeChange } from '../boxes/size.rules.js';
import { repriceBoxes } from './rounds.sql.js';

/**
 * All boxes that can still be changed cost what was pledged. Open payments take the difference; what was paid
 * already is farm credit. The membership is locked.
 * @param price cents a box @param plain cents a box of its size by now
 */
export async function setPrice(
  tx: EntityManager,
  subscription: Subscription,
  { price, plain }: { price: number; plain: number },
  by: ChangedBy,
  now: Date,
): Promise<void> {
  const locked = await lockBoxesOf(tx, subscription, by, now);
  // One that keeps another size keeps its price.
  const own = locked.boxes.filter(({ sizeId }) => sizeId === null || sizeId === subscription.sizeId);
  const { boxes, difference } = sizeChange(subscription, own, price, now);
  const [first] = boxes;
  if (!first) return;
  const ids = boxes.map(({ box }) => box.id);
  const costs = boxes.map(({ cost }) => cost);
  const values = costs.map(({ value }) => value);
  const taxes = costs.map(({ tax }) => tax);
  await changeRows(tx, repriceBoxes, [ids, values, taxes, by.userId]);
  const { chosen: _before, ...terms } = subscription.terms;
  subscription.terms = price === plain ? terms : { ...terms, chosen: { price, of: plain } };
  subscription.price = price;
  await tx.update(Subscription, subscription.id, { price, terms: subscription.terms });
  await settleDifference(tx, locked, first.box, difference, { note: 'Price of the pledge round' });
}
