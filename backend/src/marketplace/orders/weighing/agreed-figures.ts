import type { EntityManager } from 'typeorm';
import type { Totals } from '../../../contract/marketplace/checkout.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import { finalShare } from './final-share.rules.js';
import { isUnweighed } from './line-weight.view.js';
import { fixedDiscount } from './weighing.sql.js';

/** What shares cost at most since their buyer said yes to more, in whole cents, by their ids. */
export type AgreedFigures = ReadonlyMap<number, Totals>;

/**
 * Until they are weighed, shares and orders hold what was shown at the sale. A share without a yes to more is
 * not among them.
 */
export async function agreedFigures(
  tx: EntityManager,
  shares: readonly LoadedShare[],
): Promise<AgreedFigures> {
  const figures = new Map<number, Totals>();
  for (const share of shares) {
    const prices = new Map(
      share.items.flatMap((line) =>
        isUnweighed(line) && line.agreedPrice !== null && line.agreedPrice > line.totalPrice
          ? [[line.id, line.agreedPrice] as const]
          : [],
      ),
    );
    if (share.status === 'cancelled' || prices.size === 0) continue;
    const [fixed] = await fetchRows(tx, fixedDiscount, [share.id]);
    figures.set(
      share.id,
      finalShare({ ...share, fixedDiscount: fixed?.cents ?? null }, share.items, prices).share,
    );
  }
  return figures;
}

/** @returns the same of their order; undefined where there was no yes to more */
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
