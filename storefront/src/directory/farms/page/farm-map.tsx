import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { useMemo } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import type { MapPoint } from '../../../ui/map/map-types';
import { ResultMap } from '../../../ui/map/result-map';
import { wholeAddress } from '../farm-meta';

const ignore = () => undefined;

/** Where the farm is. The map comes when somebody scrolls near it. */
export function FarmMap({ farm }: { farm: FarmView }) {
  const { mapStyleUrl } = usePublicConfig();
  const { id, name, latitude, longitude, isApproximate } = farm;
  const points = useMemo(
    (): MapPoint[] => [{ id: `farm-${id}`, label: name, kind: 'farm', latitude, longitude, isApproximate }],
    [id, name, latitude, longitude, isApproximate],
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
      <p className="text-sm">{wholeAddress(farm)}</p>
      {isApproximate && (
        <p className="text-sm text-soft">
          We don’t have an exact location, so the map shows the center of the ZIP code.
        </p>
      )}
    </section>
  );
}
