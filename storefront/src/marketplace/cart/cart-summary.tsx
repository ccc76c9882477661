import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import {
  type CheckoutMethod,
  FREE_SHIPPING_ABOVE_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { balanceWhenText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { usePublicConfig } from '../../lib/page/public-config';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { TotalsList } from '../parts/totals-list';
import { CartProblems } from './cart-problems';
import {
  type SharedWay,
  buyableUnits,
  cartTax,
  cartTotals,
  hasOwnPrice,
  isAtMost,
  isOpenWay,
  likelyMethod,
  shippingWords,
} from './cart-rules';
import { depositAlone, depositPart } from './checkout/deposit-part';
import { DepositAlone } from './deposit-alone';
import { DiscountCodes } from './terms/discount-codes';
import { MinimumProblems } from './terms/minimum-problems';
import type { Discounts } from './terms/use-discounts';

/** How far it still is to free shipping. */
function FreeShippingNote({ subtotal }: { subtotal: number }) {
  // What comes to exactly as much pays.
  const missing = FREE_SHIPPING_ABOVE_CENTS + 1 - subtotal;
  if (subtotal === 0) return null;
  const share = Math.min(100, Math.round((subtotal * 100) / FREE_SHIPPING_ABOVE_CENTS));
  return (
    <div className="rounded-control bg-sunk px-3.5 py-3 text-sm">
      <p>
        {missing > 0 ? (
          <>
            <span className="font-semibold tabular-nums">{dollars(missing)}</span> more and nationwide
            shipping is free.
          </>
        ) : (
          'Nationwide shipping is free for this cart.'
        )}
      </p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-leaf" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

export interface CartSummaryProps {
  items: readonly CartItemView[];
  /** What each way comes to for the whole cart. */
  ways: Record<CheckoutMethod, SharedWay>;
  /** To the farthest pickup; null without a ZIP code. */
  miles: number | null;
  discounts: Discounts;
}

/** What the cart costs, as it would be shipped; where it cannot be shipped, nothing is promised of that. */
export function CartSummary({ items, ways, miles, discounts }: CartSummaryProps) {
  const { taxMode } = usePublicConfig();
  const method = likelyMethod(ways) ?? 'pickup';
  const tax = cartTax(items, method, undefined, taxMode);
  const totals = cartTotals(items, method, { tax, discounts: discounts.applied });
  const units = buyableUnits(items);
  const isSplit = depositAlone(items) !== null;
  const deposit = isSplit ? null : depositPart(items, totals);
  return (
    <Card className="flex flex-col gap-4 p-5" role="group" aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="text-xl">
        Order Summary
      </h2>
      <TotalsList
        totals={totals}
        units={units}
        shipping={shippingWords(ways, miles)}
        isAtMost={isAtMost(items)}
        isFlatTax={tax === 'flat'}
        tax={tax === 'unknown' ? 'Figured at checkout' : undefined}
      />
      {isAtMost(items) && <p className="-mt-1 text-sm">The final price depends on weight.</p>}
      {deposit && (
        <p className="-mt-1 text-sm">
          You pay a deposit now, and the balance {balanceWhenText(deposit.terms)}.
        </p>
      )}
      {isOpenWay(ways.shipping) && !hasOwnPrice(items, 'shipping') && (
        <FreeShippingNote subtotal={totals.subtotal - totals.discount} />
      )}
      <DiscountCodes discounts={discounts} totals={totals} />
      <MinimumProblems items={items} />
      <DepositAlone items={items} />
      <CartProblems items={items} />
      {units > 0 && !isSplit ? (
        <LinkButton size="lg" wide to={paths.checkout()}>
          Proceed to Checkout
        </LinkButton>
      ) : (
        <Button size="lg" wide disabled>
          Proceed to Checkout
        </Button>
      )}
      <LinkButton look="quiet" wide to={paths.marketplace()}>
        Continue Shopping
      </LinkButton>
    </Card>
  );
}
