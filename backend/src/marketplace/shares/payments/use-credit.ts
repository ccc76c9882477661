import { type EntityManager, In, IsNull } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { payMore } from '../boxes/share-money.js';
import { boughtOf } from '../credits/bought.rules.js';
import { type CreditOf, drawn } from './credit.rules.js';
import { payPart, reopen } from './pay-part.js';

/**
 * Uses farm credit that can be spent on open payments, the next one first: that of this membership, then that
 * of the member's others at this farm. All of them are locked here, ascending.
 * @param isAsked of those that are open
 * @returns cents that were used
 */
export async function useCredit(
  tx: EntityManager,
  id: number,
  isAsked: (payment: SharePayment, own: LoadedSubscription) => boolean,
  { userId, now }: { userId: number | null; now: Date },
): Promise<number> {
  const ids = (await fetchRows(tx, lockMemberships, [[id]])).map((row) => row.id);
  let used = 0;
  for (;;) {
    const loaded = await loadSubscriptions(tx, [id, ...ids.filter((other) => other !== id)], now);
    const [own] = loaded;
    const next = own?.payments.find((payment) => payment.state === 'open' && isAsked(payment, own));
    const [source] = drawn(next?.cents ?? 0, loaded.flatMap(creditOf));
    if (!own || !next || !source) return used;
    const { cents } = source;
    const day = { day: own.today, note: null, markedAt: now.toISOString() };
    const paymentId = await payPart(tx, next, { by: 'credit', cents, ...day });
    const { purchaseId } = source;
    const spent = { vendorId: own.vendorId, subscriptionId: source.id, paymentId, purchaseId, userId };
    await tx.insert(MemberEntry, { ...spent, kind: 'spent', cents });
    used += cents;
  }
}

/** What was bought comes last: until it is spent, it can go back. */
function creditOf({ id, account, entries }: LoadedSubscription): CreditOf[] {
  const bought = boughtOf(entries).map((one) => ({
    ...{ id, purchaseId: one.id, credit: one.paidLeft + one.bonusLeft },
  }));
  const earned = account.credit - bought.reduce((sum, { credit }) => sum + credit, 0);
  return [{ id, purchaseId: null, credit: earned }, ...bought];
}

/** What was paid with credit is open again, and the credit back where it came from. */
export async function giveBackCredit(tx: EntityManager, payment: SharePayment, now: Date): Promise<void> {
  await reopen(tx, payment, now);
  const spent = { paymentId: payment.id, kind: 'spent' as const, undoneAt: IsNull() };
  await tx.update(MemberEntry, spent, { undoneAt: now });
}

/**
 * Credit may fall away after it was used: then what it paid last is open again, also of the member's other
 * memberships. What it paid of one that somebody else has by now stays paid: who spent it owes it here.
 * All of them are locked, before the boxes.
 */
export async function giveBackOverspent(tx: EntityManager, id: number, now: Date): Promise<void> {
  const ids = (await fetchRows(tx, lockMemberships, [[id]])).map((row) => row.id);
  for (;;) {
    const [own] = await loadSubscriptions(tx, [id], now);
    if (!own || own.account.credit >= 0 || own.state === 'ended') return;
    const spent = own.entries.filter(({ kind, undoneAt }) => kind === 'spent' && undoneAt === null);
    const paid = await tx.findBy(SharePayment, {
      ...{
        id: In(spent.flatMap(({ paymentId }) => paymentId ?? [])),
        subscriptionId: In(ids),
        state: 'paid',
      },
    });
    const [last] = spent.flatMap(({ paymentId }) => paid.find((one) => one.id === paymentId) ?? []);
    if (!last) return oweSpent(tx, own);
    await giveBackCredit(tx, last, now);
  }
}

/** What is below zero of the farm credit becomes a payment, and moves from what that pays to the credit. */
async function oweSpent(tx: EntityManager, own: LoadedSubscription): Promise<void> {
  const { id, vendorId, account, today } = own;
  await payMore(tx, own, -account.credit, { day: today });
  const note = 'Due as a payment: it was used on a share that changed hands';
  const entry = { vendorId, subscriptionId: id, kind: 'canceled', cents: -account.credit, note } as const;
  await tx.insert(MemberEntry, entry);
}
