import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../../lib/api/queries';
import { PinMap } from '../../../../ui/map/pin-map';
import type { SiteValues } from './site-values';

interface Pin {
  label: string;
  latitude: number;
  longitude: number;
  /** The ZIP code whose center it is at; null of a market, whose own place is known. */
  zipCode: string | null;
}

/** @returns where the site is on a map; null while that is not known */
function usePin({ kind, farm, drop, market }: SiteValues): Pin | null {
  const place = kind === 'drop_point' ? drop : farm;
  const zipCode = place.zipCode.trim().slice(0, 5);
  const enabled = kind !== 'market' && /^\d{5}$/.test(zipCode);
  const { data } = useQuery({ ...apiQuery<ZipCodeView>(`/api/zip-codes/${zipCode}`), enabled });
  if (kind === 'market') return market.id === 0 ? null : { ...market, label: market.name, zipCode: null };
  if (!enabled || !data) return null;
  const { latitude, longitude } = data;
  return { label: place.name.trim() || 'Your pickup site', zipCode, latitude, longitude };
}

/** Where people will be led. */
export function SiteMap({ values }: { values: SiteValues }) {
  const pin = usePin(values);
  if (!pin) return null;
  const { label, latitude, longitude, zipCode } = pin;
  return (
    <div className="flex flex-col gap-1.5 noscript:hidden">
      <div className="h-52">
        <PinMap
          {...{ label, latitude, longitude }}
          id="site"
          kind={zipCode === null ? 'market' : 'farm'}
          isApproximate={zipCode !== null}
          instead="The address is above."
          className="min-h-0!"
        />
      </div>
      {zipCode !== null && (
        <p className="text-xs text-soft">
          The pin is at the center of ZIP code {zipCode}. Customers get directions to the street address.
        </p>
      )}
    </div>
  );
}
