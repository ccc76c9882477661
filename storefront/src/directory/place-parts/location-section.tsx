import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { useMemo } from 'react';
import { usePublicConfig } from '../../lib/page/public-config';
import type { MapPoint } from '../../ui/map/map-types';
import { ResultMap } from '../../ui/map/result-map';

const ignore = () => undefined;

export interface LocationSectionProps {
  place: Pick<PlaceView, 'id' | 'name' | 'latitude' | 'longitude' | 'isApproximate'>;
  kind: MapPoint['kind'];
  /** The whole address in one line. */
  address: string;
}

/** Where it is. The map comes when somebody scrolls near it. */
export function LocationSection({ place, kind, address }: LocationSectionProps) {
  const { mapStyleUrl } = usePublicConfig();
  const { id, name, latitude, longitude, isApproximate } = place;
  const points = useMemo(
    (): MapPoint[] => [{ id, label: name, kind, latitude, longitude, isApproximate }],
    [id, kind, name, latitude, longitude, isApproximate],
  );
  return (
    <section aria-labelledby="where" className="flex flex-col gap-4">
      <h2 id="where" className="text-xl">
        Where it is
      </h2>
      <div className="h-80 noscript:hidden print:hidden">
        <ResultMap
          label={`Map with ${name}`}
          instead="The address is below."
          points={points}
          selectedId={null}
          onSelect={ignore}
          center={null}
          radiusMiles={null}
          mapStyleUrl={mapStyleUrl}
        />
      </div>
      <p className="text-sm">{address}</p>
      {isApproximate && (
        <p className="text-sm text-soft">
          We don’t have an exact location, so the map shows the center of the ZIP code.
        </p>
      )}
    </section>
  );
}
