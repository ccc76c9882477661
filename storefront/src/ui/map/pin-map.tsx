import { useMemo } from 'react';
import { usePublicConfig } from '../../lib/page/public-config';
import type { MapPoint } from './map-types';
import { ResultMap } from './result-map';

const ignore = () => undefined;

export interface PinMapProps extends MapPoint {
  /** What it says where no map can be drawn. */
  instead: string;
  className?: string;
}

/** A map with one pin. It fills its parent, and comes when somebody scrolls near it. */
export function PinMap({ instead, className, ...point }: PinMapProps) {
  const { mapStyleUrl } = usePublicConfig();
  const { id, label, kind, latitude, longitude, isApproximate } = point;
  const points = useMemo(
    (): MapPoint[] => [{ id, label, kind, latitude, longitude, isApproximate }],
    [id, label, kind, latitude, longitude, isApproximate],
  );
  return (
    <ResultMap
      {...(className !== undefined && { className })}
      label={`Map with ${label}`}
      instead={instead}
      points={points}
      selectedId={null}
      onSelect={ignore}
      center={null}
      radiusMiles={null}
      mapStyleUrl={mapStyleUrl}
    />
  );
}
