import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { priceWords } from '@farmgate/backend/contract/marketplace/seller-terms';
import { centsOf, dollarsShort } from '@farmgate/backend/contract/shared/money';

const cents = (amount: number) => centsOf(amount) ?? 0;

/** @returns "Delivery $5.50, free from $60", "Orders from $20" */
export function zonePrices({
  fee,
  freeFrom,
  minimum,
}: Pick<DeliveryZoneView, 'fee' | 'freeFrom' | 'minimum'>): string[] {
  const price = priceWords({ cents: cents(fee), freeFrom: freeFrom === null ? null : cents(freeFrom) });
  return [
    fee === 0 ? 'Free delivery' : `Delivery ${price}`,
    ...(minimum === null ? [] : [`Orders from ${dollarsShort(cents(minimum))}`]),
  ];
}

const MOST_NAMED = 6;

/** @returns "33901, 33903", "33901, 33903, 33904, 33905, 33907, 33908 and 6 more" */
export function zipsText(zips: readonly { zipCode: string }[]): string {
  const named = zips.slice(0, MOST_NAMED).map(({ zipCode }) => zipCode);
  const more = zips.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** @returns "No orders yet", "3 orders", "3 of 20 orders", "Canceled" */
export function roundText(
  day: Pick<PickupWindowView, 'taken' | 'capacity' | 'capacityUnit' | 'status'>,
): string {
  if (day.status === 'canceled') return 'Canceled';
  if (day.status === 'closed') return `${takenText(day)}, closed`;
  return day.taken === 0 && day.capacity === null ? 'No orders yet' : takenText(day);
}
