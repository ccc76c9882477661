import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import { balanceWhenText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CartBox } from '../../parts/cart-box';
import { ProductPicture } from '../../parts/product-picture';
import { TotalsList } from '../../parts/totals-list';
import { AboutPrice } from '../../parts/weight/about-price';
import { CartProblems } from '../cart-problems';
import {
  type CartTax,
  amountOfLine,
  belowMinimum,
  buyable,
  buyableUnits,
  cartTotals,
  groupByVendor,
  isAtMost,
  lineCents,
  lineKey,
  lineWeightPrices,
} from '../cart-rules';
import { DiscountCodes } from '../terms/discount-codes';
import { MinimumProblems } from '../terms/minimum-problems';
import type { Discounts } from '../terms/use-discounts';
import { depositPart } from './deposit-part';
import { Fold } from './form/fold';
import { priceText } from './form/method-choices';
import type { Ways } from './ways/use-ways';

/** How a vendor's part goes, and what it comes to. */
function VendorTotals({ vendorId, ways, ...priced }: Priced & { vendorId: number }) {
  const vendorOrder = totalsOf({ ...priced, ways }).shares.find((one) => one.vendorId === vendorId);
  if (!ways || !vendorOrder) return null;
  const own = priced.items.filter(({ product }) => product.vendorId === vendorId);
  const rows = [
    { label: ways.textOf(vendorId), value: ways.isOpen(vendorId) ? '' : priceText(vendorOrder.shipping) },
    ...(vendorOrder.discount > 0 ? [{ label: 'Discount', value: dollars(-vendorOrder.discount) }] : []),
    {
      label: priced.tax === 'unknown' ? 'Total before tax' : 'Total with tax',
      value: `${isAtMost(own) ? 'at most ' : ''}${dollars(vendorOrder.total)}`,
    },
  ];
  return (
    <dl className="mt-3 flex flex-col gap-1 text-sm tabular-nums">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 text-soft wrap-anywhere">{label}</dt>
          <dd className="whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinePrice({ item }: { item: CartItemView }) {
  const prices = lineWeightPrices(item);
  return prices ? <AboutPrice prices={prices} /> : dollars(lineCents(item));
}

function Lines(priced: Priced) {
  const { items } = priced;
  return groupByVendor(buyable(items)).map(({ vendor, items: own }) => (
    <div key={vendor.id}>
      <h3 className="mb-2 font-sans text-xs font-semibold text-soft wrap-anywhere">{vendor.businessName}</h3>
      <ul className="flex flex-col gap-3">
        {own.map((item) => (
          <li key={lineKey(item)} className="flex items-center gap-3 text-sm">
            <div className="w-14 shrink-0 rounded-sm">
              <ProductPicture product={item.product} sizes="4rem" />
            </div>
            <p className="min-w-0 flex-1 wrap-anywhere">
              {item.product.name}{' '}
              <span className="whitespace-nowrap text-soft">× {amountOfLine(item, item.quantity)}</span>
              {item.variant && <span className="block text-soft">{item.variant.name}</span>}
              <CartBox item={item} day={priced.ways?.dayOf(vendor.id)} />
            </p>
            <p className="text-right font-semibold tabular-nums">
              <LinePrice item={item} />
            </p>
          </li>
        ))}
      </ul>
      {priced.ways && <VendorTotals {...priced} vendorId={vendor.id} />}
    </div>
  ));
}

export interface CheckoutSummaryProps {
  items: readonly CartItemView[];
  /** Empty while none is chosen. */
  method: CheckoutMethod | '';
  tax: CartTax;
  /** What is said of a tax that is not known. */
  taxWords: string;
  /** Where each vendor has its own way. */
  ways: Pick<Ways, 'terms' | 'textOf' | 'dayOf' | 'isOpen' | 'isAnyOpen'> | null;
  discounts: Discounts;
  /** What the button reads while it can’t be pressed; false when it can. */
  pendingLabel: string | false;
  /** Why it did not work. */
  failure: ReactNode;
}

type Priced = Pick<CheckoutSummaryProps, 'items' | 'method' | 'tax' | 'taxWords' | 'ways' | 'discounts'>;

const totalsOf = ({ items, method, tax, ways, discounts }: Priced) =>
  cartTotals(items, method || 'pickup', { tax, ...ways?.terms, discounts: discounts.applied });

/** What of a cart with a deposit is paid now, and what later. */
function NowAndLater(priced: Priced) {
  const deposit = depositPart(priced.items, totalsOf(priced));
  if (!deposit) return null;
  const isUntaxed = priced.tax === 'unknown';
  const rows: [string, string][] = [
    ['Due now', dollars(deposit.now)],
    [
      `Balance ${balanceWhenText(deposit.terms)}`,
      `${deposit.isAtMost ? 'at most ' : ''}${dollars(deposit.balance)}${isUntaxed ? ' + tax' : ''}`,
    ],
  ];
  return (
    <dl className="mt-3 flex flex-col gap-1 text-sm tabular-nums">
      {rows.map(([label, value], index) => (
        <div key={label} className={`flex justify-between gap-4 ${index === 0 ? 'font-semibold' : ''}`}>
          <dt>{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Totals(priced: Priced) {
  return (
    <>
      <AllTotals {...priced} />
      <NowAndLater {...priced} />
    </>
  );
}

function AllTotals(priced: Priced) {
  const { items, method, tax, taxWords, ways } = priced;
  return (
    <TotalsList
      totals={totalsOf(priced)}
      units={buyableUnits(items)}
      shipping={method === '' || ways?.isAnyOpen ? 'Not chosen yet' : undefined}
      isAtMost={isAtMost(items)}
      isFlatTax={tax === 'flat'}
      tax={tax === 'unknown' ? taxWords : undefined}
    />
  );
}

/** Whether something is wrong that has to be put right in the cart. */
const hasProblems = (items: CheckoutSummaryProps['items']) =>
  items.some(({ problem }) => problem !== null) || belowMinimum(items).length > 0;

/** What is bought and what it costs. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { items, discounts } = props;
  return (
    <Card className="flex flex-col gap-5 p-5" role="group" aria-labelledby="checkout-summary">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="checkout-summary" className="text-xl">
          Order Summary
        </h2>
        <Link to={paths.cart} className="link text-sm">
          Edit cart
        </Link>
      </div>
      <Fold name="Items" line={countOf(buyableUnits(items), 'item')} change="Show">
        <Lines {...props} />
      </Fold>
      <div className="border-t border-line pt-4">
        <Totals {...props} />
      </div>
      <DiscountCodes discounts={discounts} totals={totalsOf(props)} />
    </Card>
  );
}

/** Why it can’t be ordered, and the button that orders it; on phones with the total, always in sight. */
export function PlaceOrder(props: CheckoutSummaryProps) {
  const { items, tax, failure, pendingLabel } = props;
  return (
    <div className="bottom-bar flex flex-col gap-3 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:py-3 max-md:sticky max-md:bottom-(--desk)">
      <CartProblems items={items} />
      <MinimumProblems items={items} />
      {failure}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm md:hidden">
          {tax === 'unknown' ? 'Total before tax' : isAtMost(items) ? 'Total at most' : 'Total'}
          <span className="block text-lg font-semibold tabular-nums">{dollars(totalsOf(props).total)}</span>
        </p>
        <Button
          type="submit"
          size="lg"
          className="flex-1 basis-44"
          disabled={hasProblems(items)}
          pendingLabel={pendingLabel}
        >
          Place Order
        </Button>
      </div>
    </div>
  );
}
