import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CartDiscounts } from '@farmgate/backend/contract/marketplace/discount-codes';
import { type CodeTerms, codeTerms, whyNotFor } from '@farmgate/backend/contract/marketplace/discounts';
import { buyable, listedLine } from '../cart-rules';

/** A code that was entered, as it stands with what is bought. */
export interface EnteredCode {
  code: string;
  /** Whose it is; null for one that cannot be used at all. */
  vendorName: string | null;
  /** What it takes off; null while it takes nothing off. */
  terms: CodeTerms | null;
  /** Why it takes nothing off, in a sentence. */
  problem: string | null;
}

/** @returns the codes of an answer that are about what is bought; those of other vendors wait */
export function enteredCodes(answer: CartDiscounts, items: readonly CartItemView[]): EnteredCode[] {
  const bought = buyable(items);
  const vendors = new Set(items.map(({ product }) => product.vendorId));
  const known = answer.discounts
    .filter(({ vendorId }) => vendors.has(vendorId))
    .map((view): EnteredCode => {
      const terms = codeTerms(view);
      const lines = bought
        .filter(({ product }) => product.vendorId === view.vendorId)
        .map((item) => ({ productId: item.product.id, ...listedLine(item) }));
      const problem = whyNotFor(terms, lines, view.vendorName);
      return { code: view.code, vendorName: view.vendorName, terms: problem ? null : terms, problem };
    });
  const wrong = answer.problems.map(({ code, message }) => ({
    code,
    vendorName: null,
    terms: null,
    problem: message,
  }));
  return [...known, ...wrong];
}

/** @returns what is taken off, for the totals */
export const discountsOf = (entered: readonly EnteredCode[]): CodeTerms[] =>
  entered.flatMap(({ terms }) => (terms ? [terms] : []));
