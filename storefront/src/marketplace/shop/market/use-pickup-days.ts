import type { PickupsNearView } from '@farmgate/backend/contract/marketplace/pickup/next-pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import type { ShopFilters } from '../address/shop-filters';

/** As far as the products of a day are searched. */
const PICKUP_MILES = 50;

/** GET /api/pickups/near, for its days. */
export const daysQuery = (zipCode: string) =>
  apiQuery<PickupsNearView>(withQuery('/api/pickups/near', { zipCode, radius: PICKUP_MILES, limit: 1 }));

/**
 * The days on which something can be picked up near the ZIP code, and the chosen one in any case.
 * @returns none where nothing is handed over on dates near there
 */
export function usePickupDays({ zipCode, pickupOn }: ShopFilters): { value: string; label: string }[] {
  const zip = readZip(zipCode);
  const { data } = useQuery({ ...daysQuery(zip ?? ''), enabled: zip !== null });
  if (zip === null) return [];
  const days = (data?.days ?? []).map(({ date, vendors }) => ({
    value: date,
    label: `${dayLabel(date, 3)} (${countOf(vendors, 'vendor')})`,
  }));
  if (pickupOn !== '' && days.every(({ value }) => value !== pickupOn))
    days.unshift({ value: pickupOn, label: dayLabel(pickupOn, 3) });
  return days.length === 0 ? [] : [{ value: '', label: 'Pickup on any day' }, ...days];
}
