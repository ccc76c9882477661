import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { MapPoint } from '../../ui/map/map-types';
import { PinMap } from '../../ui/map/pin-map';

export interface LocationSectionProps {
  place: Pick<PlaceView, 'id' | 'name' | 'latitude' | 'longitude' | 'isApproximate'>;
  kind: MapPoint['kind'];
  /** The whole address in one line. */
  address: string;
  /** The next day that is held somewhere else. */
  moved?: { when: string; address: string } | undefined;
}

/** Where it is. */
export function LocationSection({ place, kind, address, moved }: LocationSectionProps) {
  const { id, name, latitude, longitude, isApproximate } = place;
  return (
    <section aria-labelledby="where" className="flex flex-col gap-4">
      <h2 id="where" className="text-xl">
        Where it is
      </h2>
      <div className="h-80 noscript:hidden print:hidden">
        <PinMap
          {...{ id, kind, latitude, longitude, isApproximate }}
          label={name}
          instead="The address is below."
        />
      </div>
      <p className="text-sm">{address}</p>
      {moved && (
        <p className="text-sm font-semibold wrap-anywhere">
          {`This is where it usually is. On ${moved.when}, it’s at ${moved.address}.`}
        </p>
      )}
      {isApproximate && (
        <p className="text-sm text-soft">
          We don’t have an exact location, so the map shows the center of the ZIP code.
        </p>
      )}
    </section>
  );
}
