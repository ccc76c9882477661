import type { EntityManager } from 'typeorm';
import type { Totals } from '../../../contract/marketplace/checkout.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import { finalShare } from './final-share.rules.js';
import { isUnweighed } from './line-weight.view.js';
import { fixedDiscounts } from './weighing.sql.js';

/** What shares cost at most since their buyer said yes to more, in whole cents, by their ids. */
export type AgreedFigures = ReadonlyMap<number, Totals>;

/** A share without a yes to more is not among them. */
export async function agreedFigures(
  tx: EntityManager,
  shares: readonly LoadedShare[],
): Promise<AgreedFigures> {
  const agreed = shares
    .filter(({ status }) => status !== 'cancelled')
    .map((share) => ({ share, prices: agreedPrices(share) }))
    .filter(({ prices }) => prices.size > 0);
  if (agreed.length === 0) return new Map();
  const fixed = await fetchRows(tx, fixedDiscounts, [agreed.map(({ share }) => share.id)]);
  const centsOf = new Map(fixed.map(({ id, cents }) => [id, cents]));
  return new Map(
    agreed.map(({ share, prices }) => {
      const fixedDiscount = centsOf.get(share.id) ?? null;
      return [share.id, finalShare({ ...share, fixedDiscount }, share.items, prices).share];
    }),
  );
}

function agreedPrices({ items }: LoadedShare): Map<number, number> {
  return new Map(
    items.flatMap((line) =>
      isUnweighed(line) && line.agreedPrice !== null && line.agreedPrice > line.totalPrice
        ? [[line.id, line.agreedPrice] as const]
        : [],
    ),
  );
}

export function agreedTotal(shares: readonly LoadedShare[], agreed: AgreedFigures): Totals | undefined {
  if (agreed.size === 0) return undefined;
  const own = shares.map((share) => agreed.get(share.id) ?? share);
  const sum = (of: (totals: Totals) => number) => own.reduce((all, totals) => all + of(totals), 0);
  return {
    subtotal: sum(({ subtotal }) => subtotal),
    discount: sum(({ discount }) => discount),
    shipping: sum(({ shipping }) => shipping),
    tax: sum(({ tax }) => tax),
    total: sum(({ total }) => total),
  };
}
