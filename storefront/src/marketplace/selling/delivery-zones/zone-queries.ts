import type { DeliveryDayView } from '@farmgate/backend/contract/marketplace/pickup/delivery-days';
import type {
  DeliveryZoneView,
  ZipCodesView,
  ZipTextView,
} from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { CLOSURES } from '../../../shared/business/closures';
import { PICKUP_WINDOWS, soonestAddress } from '../pickups/pickup-queries';
import { refreshVendor } from '../vendor-queries';

export const ZONES = '/api/vendor/delivery-zones';
const ZIP_CODES = `${ZONES}/zip-codes`;
const DAYS_AHEAD = 28;

/** GET /api/vendor/delivery-zones */
export const zonesQuery = () => apiQuery<DeliveryZoneView[]>(ZONES);

/** So many rounds are shown of a zone. */
export const MOST_ROUNDS = 4;

/** GET /api/vendor/pickups/windows: what comes first of the coming four weeks. */
export const roundsQuery = () =>
  apiQuery<PickupWindowView[]>(soonestAddress({ days: DAYS_AHEAD, each: MOST_ROUNDS }));

/** GET /api/vendor/pickups/windows/{id}/stops */
export const dayQuery = (id: string) =>
  apiQuery<DeliveryDayView>(`${PICKUP_WINDOWS}/${encodeURIComponent(id)}/stops`);

/** Where the ZIP codes of a text are. */
export const zipTextQuery = (text: string) =>
  queryOptions<ZipTextView>({
    queryKey: [ZIP_CODES, text],
    queryFn: ({ signal }) => callJson<ZipTextView>(ZIP_CODES, { method: 'POST', body: { text }, signal }),
    staleTime: Infinity,
  });

/** The ZIP codes around one. */
export const zipCodesAround = (zipCode: string, miles: string) =>
  callJson<ZipCodesView>(withQuery(ZIP_CODES, { zipCode, miles }));

/** Shows a zone as it is now; its delivery days are read again. */
export function keepZone(client: QueryClient, zone: DeliveryZoneView): void {
  client.setQueryData<DeliveryZoneView[]>(zonesQuery().queryKey, (zones = []) =>
    zones.some(({ id }) => id === zone.id)
      ? zones.map((one) => (one.id === zone.id ? zone : one))
      : [...zones, zone],
  );
  void refreshVendor(client, PICKUP_WINDOWS, CLOSURES);
}

/** Takes a zone off the list. */
export function dropZone(client: QueryClient, id: number): void {
  client.setQueryData<DeliveryZoneView[]>(zonesQuery().queryKey, (zones = []) =>
    zones.filter((zone) => zone.id !== id),
  );
  void refreshVendor(client, PICKUP_WINDOWS);
}
