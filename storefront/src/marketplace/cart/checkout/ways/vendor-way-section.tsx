import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  LOCAL_DELIVERY_MILES,
} from '@farmgate/backend/contract/marketplace/checkout';
import type { CartVendorWaysView } from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import { dayText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { orderWays } from '@farmgate/backend/contract/marketplace/pickup/order-ways';
import { UNCOLLECTED_WORDS } from '@farmgate/backend/contract/marketplace/pickup/uncollected';
import type { Discount } from '@farmgate/backend/contract/marketplace/price-order';
import { centsOf, dollarsShort } from '@farmgate/backend/contract/shared/money';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card';
import { Checkbox, TextField } from '../../../../ui/fields/field';
import { type VendorItems, cartTotals, sharedWays } from '../../cart-rules';
import { ChoiceCards } from '../form/choice-cards';
import { Fold } from '../form/fold';
import { METHODS, priceText } from '../form/method-choices';
import { DayChoices } from './day-choices';
import { type Ways, sectionId } from './use-ways';
import {
  type VendorWay,
  dayOf,
  daysOf,
  hasDays,
  problemOf,
  siteOf,
  vendorOrdersOf,
  zonePricesOf,
} from './ways-rules';

interface VendorWaySectionProps {
  vendor: CartVendorWaysView;
  /** The vendor's lines. */
  own: VendorItems;
  way: VendorWay;
  ways: Ways;
  items: readonly CartItemView[];
  discounts: readonly Discount[];
}

type Priced = Pick<VendorWaySectionProps, 'vendor' | 'way' | 'ways' | 'items' | 'discounts'>;

/** @returns what a vendor's part costs to get in a way, while the others go as they do */
function priceOf({ vendor, way, ways, items, discounts }: Priced, method: CheckoutMethod): number {
  const changed = new Map([...ways.ways, [vendor.vendorId, { ...way, method }]]);
  const totals = cartTotals(items, method, {
    discounts,
    ways: orderWays('pickup', vendorOrdersOf(ways.vendors, changed)),
    zonePrices: zonePricesOf(ways.vendors, changed),
  });
  return totals.shares.find(({ vendorId }) => vendorId === vendor.vendorId)?.shipping ?? 0;
}

function noteOf(vendor: CartVendorWaysView, own: VendorItems, method: CheckoutMethod): string {
  const { zone } = vendor;
  if (method === 'pickup')
    return hasDays(vendor, method)
      ? `You pick it up on a day that you choose.`
      : `You pick it up in ${own.vendor.city}, ${own.vendor.state}.`;
  if (method === 'shipping') return METHODS.shipping.note ?? '';
  if (!zone) return `${vendor.vendorName} delivers within ${LOCAL_DELIVERY_MILES} miles.`;
  const free = zone.freeFrom === null ? '' : `Free from ${dollarsShort(centsOf(zone.freeFrom) ?? 0)}.`;
  return [`${vendor.vendorName} brings it to you.`, free, zone.note ?? ''].filter(Boolean).join(' ');
}

/** @returns "Wednesday, December 2, 4 PM to 6:30 PM at Oak Street Bakery · Free"; null without a way */
function lineOf(priced: Priced): ReactNode {
  const { vendor, way } = priced;
  if (problemOf(vendor, way) !== null || way.method === '') return null;
  const day = dayOf(vendor, way);
  const site = way.method === 'pickup' ? siteOf(vendor, day) : undefined;
  const soonest = vendor.windows.find(({ problem }) => problem === null);
  const label = day ? windowText(day) : METHODS[way.method].label;
  return (
    <>
      <span className="font-semibold">
        {day && way.method === 'local_delivery' && 'Delivery on '}
        {label}
      </span>
      {site && ` at ${site.name}`} · {priceText(priceOf(priced, way.method))}
      {way.method === 'shipping' && soonest && (
        <span className="block text-soft">Or pick up from {dayText(soonest.startsAt, soonest.timeZone)}</span>
      )}
      {way.collector && <span className="block text-soft">{way.collector} picks it up.</span>}
    </>
  );
}

/** The ways that a vendor does not have at all are left out, but for the one that is chosen. */
const isOffered = (own: VendorItems, method: CheckoutMethod, chosen: CheckoutMethod | '') => {
  const { way, isPartial } = sharedWays(own.items, null)[method];
  return method === chosen || way !== 'not-offered' || isPartial;
};

/** How one vendor's part reaches its buyer: the way, its day, and who comes for it. */
export function VendorWaySection({ own, ...priced }: VendorWaySectionProps) {
  const { vendor, way, ways } = priced;
  const { vendorId, vendorName } = vendor;
  const problem = ways.problemFor(vendorId);
  const errorAt = (at: 'method' | 'windowId' | 'collector') =>
    problem?.at === at ? problem.message : undefined;
  const choose = (change: Partial<VendorWay>) => ways.choose(vendorId, change);
  const chooseMethod = (method: CheckoutMethod) => {
    const only = daysOf(vendor, method).filter((day) => day.problem === null);
    choose({ method, windowId: only[0]?.id ?? null });
  };
  const choices = CHECKOUT_METHODS.filter((method) => isOffered(own, method, way.method)).map((method) => ({
    ...METHODS[method],
    value: method,
    note: noteOf(vendor, own, method),
    price: priceText(priceOf(priced, method)),
    reason: vendor.options.find((option) => option.method === method)?.reason ?? null,
  }));
  const isFull = vendor.windows.length > 0 && way.method !== 'pickup' && !choices.some(isOpenPickup);
  const heading = `${sectionId(vendorId)}-name`;
  return (
    <Card
      id={sectionId(vendorId)}
      role="group"
      tabIndex={-1}
      aria-labelledby={heading}
      className="scroll-mt-24 p-5 sm:p-6"
    >
      <h2 id={heading} className="text-lg wrap-anywhere">
        {vendorName}
      </h2>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {own.items.map(({ product }) => product.name).join(', ')}
      </p>
      <div className="mt-2 md:mt-4">
        <Fold line={problem ? null : lineOf(priced)} name={vendorName}>
          <ChoiceCards
            legend={`Pickup or delivery from ${vendorName}`}
            name={`way-${vendorId}`}
            value={way.method}
            choices={choices}
            onChange={chooseMethod}
            error={errorAt('method')}
          />
          {(hasDays(vendor, way.method) || isFull) && (
            <DayChoices
              vendor={vendor}
              method={isFull ? 'pickup' : way.method}
              windowId={way.windowId}
              onChange={(windowId) => choose({ windowId })}
              error={errorAt('windowId')}
            />
          )}
          {!hasDays(vendor, way.method) && errorAt('windowId') && (
            <p className="text-sm text-danger">{errorAt('windowId')}</p>
          )}
          {way.method === 'pickup' && vendor.uncollected && (
            <p className="text-sm text-soft">{UNCOLLECTED_WORDS[vendor.uncollected]}</p>
          )}
          {way.method === 'pickup' && hasDays(vendor, 'pickup') && (
            <Collector
              value={way.collector}
              onChange={(collector) => choose({ collector })}
              error={errorAt('collector')}
            />
          )}
        </Fold>
      </div>
    </Card>
  );
}

const isOpenPickup = ({ value, reason }: { value: CheckoutMethod; reason: string | null }) =>
  value === 'pickup' && reason === null;

interface CollectorProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** Who comes for it, where that is another person. */
function Collector({ value, onChange, error }: CollectorProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label="Someone else will pick it up"
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
      />
      {value !== null && (
        <TextField
          label="Their name"
          help="They’ll need your order number."
          autoComplete="off"
          maxLength={80}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={error}
          className="max-w-96"
        />
      )}
    </div>
  );
}
