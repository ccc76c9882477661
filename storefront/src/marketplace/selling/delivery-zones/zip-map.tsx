import type { ZipPlaceView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { useMemo } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import type { MapPoint } from '../../../ui/map/map-types';
import { ResultMap } from '../../../ui/map/result-map';

const ignore = () => undefined;

/** The circle that ZIP codes were looked up in. */
export interface ZipCircle {
  zipCode: string;
  latitude: number;
  longitude: number;
  miles: number;
}

export interface ZipMapProps {
  places: readonly ZipPlaceView[];
  circle?: ZipCircle | null;
  chosen?: string | null;
  onChoose?: (zipCode: string | null) => void;
  className?: string;
}

/** ZIP codes on the map, a pin at the center of each. */
export function ZipMap({ places, circle = null, chosen = null, onChoose = ignore, className }: ZipMapProps) {
  const { mapStyleUrl } = usePublicConfig();
  const points = useMemo(() => {
    const unique = new Map(places.map((place) => [place.zipCode, place]));
    return [...unique.values()].map(({ zipCode, city, latitude, longitude }): MapPoint => ({
      ...{ id: zipCode, label: `${zipCode} ${city}`, kind: 'zip', latitude, longitude },
      isApproximate: false,
    }));
  }, [places]);
  const center = useMemo(
    () => circle && { label: circle.zipCode, latitude: circle.latitude, longitude: circle.longitude },
    [circle],
  );
  return (
    <ResultMap
      {...(className !== undefined && { className })}
      label="Map of the ZIP codes"
      instead="Every ZIP code is in the text."
      points={points}
      selectedId={chosen}
      onSelect={onChoose}
      center={center}
      radiusMiles={circle?.miles ?? null}
      mapStyleUrl={mapStyleUrl}
    />
  );
}
