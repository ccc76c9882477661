import { MapPin, ShoppingBasket, Sprout, Store } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPoint, ResultMapProps } from '../map-types';
import { boxAround, destination, type Position } from './geometry';
import { groupPoints, isOneSpot, MAX_ZOOM, type PointGroup } from './groups';
import { groupName, pointName } from './marker-text';
import { useClearings, useMarkerKeys, useMarkerLayer, usePlacement } from './use-markers';

const ICONS = { market: Store, farm: Sprout, listing: ShoppingBasket, zip: MapPin };
/** While the map moves to the members of a group, groups may change several times. */
const OPENING_MS = 1_500;
const NONE: ReadonlySet<string> = new Set();

type Props = Pick<ResultMapProps, 'points' | 'selectedId' | 'onSelect' | 'center' | 'radiusMiles'> & {
  map: MapLibreMap;
};

/** The map's zoom in steps of a half: markers are grouped anew only from step to step. */
function useZoomStep(map: MapLibreMap): number {
  const read = () => Math.round(map.getZoom() * 2) / 2;
  const [zoom, setZoom] = useState(read);
  useEffect(() => {
    const update = () => setZoom(Math.round(map.getZoom() * 2) / 2);
    update();
    map.on('zoom', update);
    return () => void map.off('zoom', update);
  }, [map]);
  return zoom;
}

/**
 * Whoever opened a group goes on at its first member, since the group's own button is gone then.
 * @returns how to say who did
 */
function useFocusAfterOpening(groups: readonly PointGroup<MapPoint>[], layer: HTMLElement | null) {
  const wanted = useRef<{ id: string; until: number } | null>(null);
  useEffect(() => {
    if (wanted.current === null || performance.now() > wanted.current.until) return;
    const { id } = wanted.current;
    const group = groups.find((one) => one.points.some((point) => point.id === id));
    if (layer === null || document.activeElement !== document.body) return;
    const button = [...layer.querySelectorAll('button')].find(({ dataset }) => dataset['key'] === group?.key);
    button?.focus({ preventScroll: true });
  }, [groups, layer]);
  return (group: PointGroup<MapPoint>) => {
    wanted.current = { id: group.points[0]?.id ?? '', until: performance.now() + OPENING_MS };
  };
}

/** The markers of the points: alone, in groups, or fanned out from a group that was opened. */
function useGroups({ map, points, selectedId }: Pick<Props, 'map' | 'points' | 'selectedId'>) {
  const zoom = useZoomStep(map);
  const [fanned, setFanned] = useState({ ids: NONE, zoom });
  const fannedIds = fanned.zoom === zoom ? fanned.ids : NONE;
  const groups = useMemo(
    () => groupPoints(points, { zoom, apartId: selectedId, fannedIds }),
    [points, zoom, selectedId, fannedIds],
  );
  return {
    groups,
    isFanned: fannedIds.size > 0,
    fanOut: (ids: ReadonlySet<string>) => setFanned({ ids, zoom }),
  };
}

/**
 * The results as buttons over the map, in the points' order, and the labels of the search's center and
 * circle.
 */
export function MapMarkers({ map, points, selectedId, onSelect, center, radiusMiles }: Props) {
  const layer = useMarkerLayer(map);
  const { groups, isFanned, fanOut } = useGroups({ map, points, selectedId });
  const noteOpening = useFocusAfterOpening(groups, layer);
  usePlacement(map, layer, groups);
  // The center's label names the city already.
  const marked = useMemo(() => (center === null ? groups : [...groups, center]), [groups, center]);
  useClearings(map, marked);
  useMarkerKeys(map, layer, () => {
    fanOut(NONE);
    onSelect(null);
  });

  const open = (group: PointGroup<MapPoint>) => {
    noteOpening(group);
    if (isFan(map, group)) fanOut(new Set(group.points.map(({ id }) => id)));
    else zoomTo(map, group);
  };

  if (layer === null) return null;
  return createPortal(
    <>
      {center !== null && <CenterMark center={center} radiusMiles={radiusMiles} hasLabel={!isFanned} />}
      {groups.map((group) => (
        <GroupMarker
          key={group.key}
          map={map}
          group={group}
          selectedId={selectedId}
          onSelect={onSelect}
          onOpen={open}
        />
      ))}
    </>,
    layer,
  );
}

interface CenterMarkProps {
  center: NonNullable<Props['center']>;
  radiusMiles: number | null;
  hasLabel: boolean;
}

/** Where the search started, and how far it went. */
function CenterMark({ center, radiusMiles, hasLabel }: CenterMarkProps) {
  const place = `${center.longitude} ${center.latitude}`;
  return (
    <>
      <span className="map-center" data-place={place} />
      {hasLabel && (
        <span className="map-center-label" data-place={place}>
          <span>{center.label}</span>
        </span>
      )}
      {radiusMiles !== null && (
        <CircleLabel at={destination(center, radiusMiles, 0)} radiusMiles={radiusMiles} />
      )}
    </>
  );
}

function CircleLabel({ at, radiusMiles }: { at: Position; radiusMiles: number }) {
  return (
    <span className="map-circle-label" data-place={`${at.longitude} ${at.latitude}`}>
      <span>{radiusMiles === 1 ? '1 mile' : `${radiusMiles} miles`}</span>
    </span>
  );
}

/**
 * Whether pressing a group's marker fans it out where it is, because no closer view would tell its points
 * apart.
 */
function isFan(map: MapLibreMap, group: PointGroup<MapPoint>): boolean {
  return map.getZoom() > MAX_ZOOM - 0.3 || isOneSpot(group.points);
}

function zoomTo(map: MapLibreMap, group: PointGroup<MapPoint>): void {
  const box = boxAround(group.points);
  const camera = box === null ? undefined : map.cameraForBounds(box, { padding: 72, maxZoom: MAX_ZOOM });
  const zoom = Math.min(Math.max(camera?.zoom ?? 0, map.getZoom() + 1), MAX_ZOOM);
  map.easeTo({ center: [group.longitude, group.latitude], ...camera, zoom, duration: 400 });
}

interface GroupMarkerProps {
  map: MapLibreMap;
  group: PointGroup<MapPoint>;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onOpen: (group: PointGroup<MapPoint>) => void;
}

function GroupMarker({ map, group, selectedId, onSelect, onOpen }: GroupMarkerProps) {
  const [point, ...others] = group.points;
  if (point === undefined) return null;
  const place = {
    'data-key': group.key,
    'data-place': `${group.longitude} ${group.latitude} ${group.offset.x} ${group.offset.y}`,
  };
  if (others.length > 0) {
    const name = groupName(group.points, isFan(map, group));
    const size = group.points.length >= 25 ? 'large' : group.points.length >= 10 ? 'medium' : 'small';
    return (
      <button
        type="button"
        className="map-group"
        data-size={size}
        aria-label={name}
        {...place}
        onClick={() => onOpen(group)}
      >
        {group.points.length}
      </button>
    );
  }
  const isSelected = point.id === selectedId;
  const Icon = ICONS[point.kind];
  return (
    <button
      type="button"
      className="map-point"
      data-point={point.id}
      data-approximate={point.isApproximate || undefined}
      aria-label={pointName(point)}
      aria-pressed={isSelected}
      {...place}
      onClick={() => onSelect(point.id)}
    >
      <Icon aria-hidden />
      <span className="map-point-label">{point.label}</span>
    </button>
  );
}
