import { PinMap } from '../../ui/map/pin-map';

interface PickupMapProps {
  id: string;
  label: string;
  kind: 'farm' | 'market';
  latitude: number;
  longitude: number;
  /** The ZIP code whose center the pin is at; null where the place itself is known. */
  zipCode: string | null;
}

/** Where an order is picked up; on paper there is none. */
export function PickupMap({ zipCode, ...point }: PickupMapProps) {
  return (
    <div className="flex flex-col gap-1.5 noscript:hidden print:hidden">
      <div className="h-48">
        <PinMap
          {...point}
          isApproximate={zipCode !== null}
          instead="The address is above."
          className="min-h-0!"
        />
      </div>
      {zipCode !== null && (
        <p className="text-xs text-soft">
          The pin is at the center of ZIP code {zipCode}. “Get directions” leads to the street.
        </p>
      )}
    </div>
  );
}
