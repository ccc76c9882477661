import type { SharePaymentState } from '../../../contract/marketplace/shares/share-terms.js';

/** Cents. */
export interface PaymentFacts {
  id: number;
  number: number;
  /** "YYYY-MM-DD". */
  dueOn: string;
  /** The payment that it is a part of. */
  partOf: number | null;
  cents: number;
  state: SharePaymentState;
  /** Asked for missing hours: nothing is added to it. */
  forWork?: boolean;
}

export type ChangedPayment = Pick<PaymentFacts, 'id' | 'cents' | 'state'> &
  Partial<Pick<PaymentFacts, 'dueOn'>>;

/** What is lowered to nothing falls away, and may come back. */
const isOpen = ({ state }: PaymentFacts) => state === 'open';
const isGone = ({ state, cents, partOf }: PaymentFacts) =>
  state === 'canceled' && cents === 0 && partOf === null;
const inOrder = (payments: readonly PaymentFacts[]) =>
  [...payments].sort((one, other) =>
    one.dueOn === other.dueOn ? one.number - other.number : one.dueOn < other.dueOn ? -1 : 1,
  );

/** Lowers the next open payments first. @returns the changed ones, and what was paid already */
export function lowered(
  payments: readonly PaymentFacts[],
  cents: number,
): { changed: ChangedPayment[]; paid: number } {
  let paid = cents;
  const changed: ChangedPayment[] = [];
  for (const { id, cents: open } of inOrder(payments.filter(isOpen))) {
    const less = Math.min(paid, open);
    if (less === 0) continue;
    paid -= less;
    changed.push({ id, cents: open - less, state: open === less ? 'canceled' : 'open' });
  }
  return { changed, paid };
}

/**
 * @param spread over all open payments, odd cents first; else the next one has it all
 * @param day on which one that had fallen away is due again, unless its own day is still to come
 */
export function raised(
  payments: readonly PaymentFacts[],
  cents: number,
  { spread, day }: { spread: boolean; day: string },
): { changed: ChangedPayment[]; toAdd: number } {
  if (cents === 0) return { changed: [], toAdd: 0 };
  const others = payments.filter(({ forWork }) => !forWork);
  const open = inOrder(others.filter(isOpen));
  const gone = inOrder(others.filter(isGone));
  const chosen = open.length > 0 ? (spread ? open : open.slice(0, 1)) : gone.slice(0, 1);
  if (chosen.length === 0) return { changed: [], toAdd: cents };
  const each = Math.floor(cents / chosen.length);
  const odd = cents - each * chosen.length;
  return {
    changed: chosen.map(({ id, cents: before, state, dueOn }, index) => ({
      ...{ id, cents: before + each + (index < odd ? 1 : 0), state: 'open' },
      ...(state !== 'open' && dueOn < day && { dueOn: day }),
    })),
    toAdd: 0,
  };
}
