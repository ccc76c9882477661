import { type EntityManager, IsNull } from 'typeorm';
import type { EntryKind } from '../../../contract/marketplace/shares/share-terms.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { movedSince, undoneOfCrops } from './boxes.sql.js';
import { type ChangedPayment, lowered, raised } from './share-payments.rules.js';

/** Whose money it is; the subscription is locked. */
export type OfMember = Pick<Subscription, 'id' | 'vendorId'>;

export interface Credit {
  /** `hold` and `canceled` move what was paid for a box to the farm credit. */
  kind: Extract<EntryKind, 'hold' | 'canceled'>;
  promiseId: number | null;
  spendableFrom: Date | null;
  note?: string | null;
  userId: number | null;
}

/** Open payments are lowered first; what was paid already becomes farm credit. @returns cents of credit */
export async function payLess(
  tx: EntityManager,
  { id: subscriptionId, vendorId }: OfMember,
  cents: number,
  credit: Credit,
): Promise<number> {
  const { changed, paid } = lowered(await tx.findBy(SharePayment, { subscriptionId }), cents);
  await write(tx, changed);
  if (paid > 0) await tx.insert(MemberEntry, { vendorId, subscriptionId, cents: paid, ...credit });
  return paid;
}

/** @param spread over all open payments, else the next has it all @param day when a new one is due */
export async function payMore(
  tx: EntityManager,
  { id: subscriptionId }: OfMember,
  cents: number,
  { spread = false, day }: { spread?: boolean; day: string },
): Promise<void> {
  const payments = await tx.findBy(SharePayment, { subscriptionId });
  const { changed, toAdd } = raised(payments, cents, { spread, day });
  await write(tx, changed);
  if (toAdd === 0) return;
  const number = Math.max(0, ...payments.map((payment) => payment.number)) + 1;
  await tx.insert(SharePayment, { subscriptionId, number, dueOn: day, cents: toAdd });
}

/** Of a box that is held for nothing, the farm keeps the money. */
export async function keep(
  tx: EntityManager,
  { id: subscriptionId, vendorId }: OfMember,
  { id: promiseId, value, tax }: { id: number; value: number; tax: number },
  { userId }: { userId: number | null },
): Promise<void> {
  const entry = { vendorId, subscriptionId, promiseId, userId };
  await tx.insert(MemberEntry, { ...entry, kind: 'kept', cents: value + tax });
}

/** @returns the cents of it, 0 where there was none */
export async function takeBackEntry(tx: EntityManager, promiseId: number, kind: EntryKind): Promise<number> {
  const entry = await tx.findOneBy(MemberEntry, { promiseId, kind, undoneAt: IsNull() });
  if (!entry) return 0;
  await tx.update(MemberEntry, entry.id, { undoneAt: new Date() });
  return entry.cents;
}

/**
 * One entry for all that was missing of a box, never more than the box costs. The subscription is locked.
 * @param cents less than none takes some of it back
 * @returns cents that were added
 */
export async function addShort(
  tx: EntityManager,
  { id: subscriptionId, vendorId }: OfMember,
  { id: promiseId, amount }: { id: number; amount: number },
  cents: number,
  userId: number | null,
): Promise<number> {
  const before = await takeBackEntry(tx, promiseId, 'short');
  const after = Math.min(Math.max(before + cents, 0), Math.max(amount, before));
  const entry = { vendorId, subscriptionId, promiseId, userId };
  if (after > 0) await tx.insert(MemberEntry, { ...entry, kind: 'short', cents: after });
  return after - before;
}

/** What was missing of a box that was held meanwhile is credit again. The subscription is locked. */
export async function giveBackShort(
  tx: EntityManager,
  { id: subscriptionId, vendorId }: OfMember,
  promiseId: number,
): Promise<void> {
  const last = await tx.findOne(MemberEntry, { where: { promiseId, kind: 'short' }, order: { id: 'DESC' } });
  if (!last?.undoneAt) return;
  // Nothing was missing of it on the day that it moved to since.
  if ((await fetchRows(tx, movedSince, [last.id])).length > 0) return;
  const { undoneAt, userId } = last;
  const [{ cents: undone } = { cents: 0 }] = await fetchRows(tx, undoneOfCrops, [promiseId, undoneAt]);
  const cents = last.cents - undone;
  const entry = { vendorId, subscriptionId, promiseId, userId };
  if (cents > 0) await tx.insert(MemberEntry, { ...entry, kind: 'short', cents });
}

async function write(tx: EntityManager, changed: readonly ChangedPayment[]): Promise<void> {
  for (const { id, ...fields } of changed) await tx.update(SharePayment, id, fields);
}
