import type { EntryKind } from '../../../contract/marketplace/shares/share-terms.js';

/** Money is whole cents. */
export interface PurchaseEntry {
  purchaseId: number | null;
  kind: EntryKind;
  cents: number;
  undoneAt: Date | null;
}

/** What became of credit that was bought. What was paid is spent first, and its farm's bonus last. */
export interface Bought {
  id: number;
  spent: number;
  returned: number;
  /** What is left to spend: of what was paid, and of the bonus. */
  paidLeft: number;
  bonusLeft: number;
}

/** @returns each purchase of an account, those first that were bought first */
export function boughtOf(entries: readonly PurchaseEntry[]): Bought[] {
  const counted = entries.filter(({ undoneAt }) => undoneAt === null);
  const ids = new Set(counted.flatMap(({ purchaseId }) => purchaseId ?? []));
  return [...ids]
    .sort((one, other) => one - other)
    .map((id) => {
      const of = (...kinds: readonly EntryKind[]) =>
        counted
          .filter(({ purchaseId, kind }) => purchaseId === id && kinds.includes(kind))
          .reduce((sum, { cents }) => sum + cents, 0);
      const [paid, bonus, spent, returned] = [of('bought', 'gift'), of('bonus'), of('spent'), of('returned')];
      return {
        ...{ id, spent, returned },
        paidLeft: Math.max(0, paid - spent) - returned,
        bonusLeft: bonus - Math.max(0, spent - paid) - of('lost'),
      };
    });
}

/**
 * What of a purchase can go back to the card: what was paid, less what was spent of it. The bonus is lost
 * with it, and other credit that was spent too much isn't paid out.
 * @param credit cents of farm credit in the account @param onCard what is left of the payment
 * @returns cents
 */
export const returnable = ({ paidLeft, bonusLeft }: Bought, credit: number, onCard: number): number =>
  Math.max(0, Math.min(paidLeft, credit - bonusLeft, onCard));

/** @returns cents of bonuses by membership that no box of it has used up */
export function bonusesLeft(
  spent: readonly { subscriptionId: number; bonus: number; bonusUsed: number }[],
): Map<number, number> {
  const left = new Map<number, number>();
  for (const { subscriptionId, bonus, bonusUsed } of spent)
    left.set(subscriptionId, (left.get(subscriptionId) ?? -bonusUsed) + bonus);
  for (const [id, cents] of left) left.set(id, Math.max(0, cents));
  return left;
}
