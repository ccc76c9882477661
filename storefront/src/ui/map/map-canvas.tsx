import type { FeatureCollection } from 'geojson';
import { Minus, Plus, Scan } from 'lucide-react';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, type ReactNode } from 'react';
import { coveredBelow } from './map-card';
import './map-canvas.css';
import type { MapView, ResultMapProps } from './map-types';
import { circlePolygon, firstView } from './markers/geometry';
import { MapMarkers } from './markers/map-markers';
import { SOURCES } from './style/map-style';
import { showBox, useMap, useShapes, useThemeColors } from './use-map';

/** The map behind ResultMap, with everything that is only downloaded when a map is looked at. */
export function MapCanvas(props: ResultMapProps) {
  const { points, selectedId, onSelect, center, radiusMiles, onMoveEnd } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, isOwnStyle } = useMap(container, props);
  useThemeColors(map, isOwnStyle);
  useShapes(map, isOwnStyle);
  useCircle(map, center, radiusMiles);
  useView(map, props);
  useMoves(map, onMoveEnd);
  useSelectedInView(map, props);

  return (
    <>
      <div ref={container} className="result-map" />
      {map !== null && (
        <>
          <MapMarkers
            map={map}
            points={points}
            selectedId={selectedId}
            onSelect={onSelect}
            center={center}
            radiusMiles={radiusMiles}
          />
          <div className="result-map-buttons">
            <MapButton label="Zoom in" onClick={() => map.zoomIn()}>
              <Plus />
            </MapButton>
            <MapButton label="Zoom out" onClick={() => map.zoomOut()}>
              <Minus />
            </MapButton>
            <MapButton
              label="Show all results"
              onClick={() => showBox(map, firstView(points, center, radiusMiles), true)}
            >
              <Scan />
            </MapButton>
          </div>
        </>
      )}
      {isOwnStyle && (
        <p className="result-map-credit">
          Map shapes: US Census Bureau, Natural Earth · Place names: GeoNames · Roads not shown
        </p>
      )}
    </>
  );
}

function MapButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

const NO_CIRCLE: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Draws the circle that was searched. */
function useCircle(
  map: MapLibreMap | null,
  center: ResultMapProps['center'],
  radiusMiles: ResultMapProps['radiusMiles'],
): void {
  const latitude = center?.latitude;
  const longitude = center?.longitude;
  useEffect(() => {
    const isCircle = latitude !== undefined && longitude !== undefined && radiusMiles !== null;
    const data = isCircle ? circlePolygon({ latitude, longitude }, radiusMiles) : NO_CIRCLE;
    void map?.getSource<GeoJSONSource>(SOURCES.circle)?.setData(data);
  }, [map, latitude, longitude, radiusMiles]);
}

/**
 * Shows all results when there are other ones: always after a new search, after a change of filters only
 * while the person has left the map where it was.
 */
function useView(map: MapLibreMap | null, { points, center, radiusMiles }: ResultMapProps): void {
  const search = `${center?.latitude} ${center?.longitude} ${radiusMiles}`;
  const results = points.map(({ id }) => id).join(' ');
  const shown = useRef<{ search: string; results: string } | null>(null);
  const isMoved = useRef(false);

  useEffect(() => {
    if (map === null) return;
    const note = (event: { originalEvent?: unknown }) => {
      if (event.originalEvent !== undefined) isMoved.current = true;
    };
    map.on('movestart', note);
    return () => void map.off('movestart', note);
  }, [map]);

  useEffect(() => {
    if (map === null) return;
    const before = shown.current;
    shown.current = { search, results };
    // The map was made with this view.
    if (before === null || (before.search === search && before.results === results)) return;
    if (before.search === search && isMoved.current) return;
    isMoved.current = false;
    showBox(map, firstView(points, center, radiusMiles), true);
  }, [map, search, results, points, center, radiusMiles]);
}

/** Tells when a person moved the map. */
function useMoves(map: MapLibreMap | null, onMoveEnd: ResultMapProps['onMoveEnd']): void {
  useEffect(() => {
    if (map === null || onMoveEnd === undefined) return;
    const tell = (event: { originalEvent?: unknown }) => {
      if (event.originalEvent !== undefined) onMoveEnd(viewOf(map));
    };
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onMoveEnd]);
}

function viewOf(map: MapLibreMap): MapView {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: { latitude: lat, longitude: lng },
    zoom: map.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  };
}

/**
 * Brings a point that was selected in the list into view; the map stays where it is when the point is there
 * already.
 */
function useSelectedInView(map: MapLibreMap | null, { points, selectedId }: ResultMapProps): void {
  const point = points.find(({ id }) => id === selectedId);
  const latitude = point?.latitude;
  const longitude = point?.longitude;
  useEffect(() => {
    if (map === null || latitude === undefined || longitude === undefined) return;
    const { x, y } = map.project([longitude, latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const covered = coveredBelow(map.getContainer());
    const isInside = x > 24 && y > 32 && x < clientWidth - 24 && y < clientHeight - covered - 24;
    if (!isInside) map.easeTo({ center: [longitude, latitude], offset: [0, -covered / 2], duration: 400 });
  }, [map, latitude, longitude]);
}
