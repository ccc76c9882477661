import type { Position } from './geometry';

/** A distance on the screen, in CSS pixels; y grows downward. */
export interface Offset {
  x: number;
  y: number;
}

export interface GroupablePoint extends Position {
  id: string;
}

/** What one marker stands for: one point, or several that would lie on top of each other. */
export interface PointGroup<Point> extends Position {
  /** Stays the same while the group has the same members. */
  key: string;
  points: Point[];
  /** How far the marker is moved from its place, where points at one spot are fanned out. */
  offset: Offset;
}

/** Markers closer than this become one. */
export const GROUP_PIXELS = 44;
/** No closer view is offered: the shapes have no more detail than this. */
export const MAX_ZOOM = 13;

const TILE_PIXELS = 512;
const NOWHERE: Offset = { x: 0, y: 0 };

/** Web Mercator, as MapLibre counts it: pixels from the north-west corner of the world. */
export function worldPixels({ latitude, longitude }: Position, zoom: number): Offset {
  const size = TILE_PIXELS * 2 ** zoom;
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999);
  return {
    x: size * (longitude / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

const distance = (one: Offset, other: Offset) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where n markers at one spot go: rings around it, the first ring with room for eight. */
export function fanOffsets(count: number, spacing = GROUP_PIXELS): Offset[] {
  const offsets: Offset[] = [];
  for (let ring = 1; offsets.length < count; ring += 1) {
    const room = Math.min(8 * ring, count - offsets.length);
    const radius = count <= 6 ? spacing * 1.05 : (8 * ring * spacing) / (2 * Math.PI);
    for (let step = 0; step < room; step += 1) {
      const angle = (2 * Math.PI * step) / room - Math.PI / 2;
      offsets.push({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    }
  }
  return offsets;
}

/**
 * Whether no zoom that the map offers tells these points apart, so that they have to be fanned out instead.
 */
export function isOneSpot(points: readonly Position[]): boolean {
  const [first, ...others] = points.map((point) => worldPixels(point, MAX_ZOOM));
  return first === undefined || others.every((other) => distance(first, other) < GROUP_PIXELS / 2);
}

interface Grouping {
  zoom: number;
  /** The point that keeps a marker of its own. */
  apartId: string | null;
  /** Points that are shown one by one around their common place. */
  fannedIds: ReadonlySet<string>;
}

function toGroup<Point extends GroupablePoint>(points: Point[]): PointGroup<Point> {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return {
    key: points.length === 1 ? (points[0]?.id ?? '') : `group-${points.map(({ id }) => id).join('+')}`,
    points,
    latitude: mean((point) => point.latitude),
    longitude: mean((point) => point.longitude),
    offset: NOWHERE,
  };
}

/** One marker for each point, around their common place. */
function fanOut<Point extends GroupablePoint>(points: Point[]): PointGroup<Point>[] {
  const { latitude, longitude } = toGroup(points);
  const offsets = fanOffsets(points.length);
  return points.map((point, index) => ({
    ...toGroup([point]),
    latitude,
    longitude,
    offset: offsets[index] ?? NOWHERE,
  }));
}

/**
 * Decides the markers of a map. Points are taken in their order (nearest first), each with all later ones
 * that would touch it on the screen; the markers keep that order, which is also the order of the Tab key.
 */
export function groupPoints<Point extends GroupablePoint>(
  points: readonly Point[],
  { zoom, apartId, fannedIds }: Grouping,
): PointGroup<Point>[] {
  const isFanned = ({ id }: Point) => fannedIds.has(id);
  const places = points
    .filter((point) => !isFanned(point))
    .map((point) => ({ point, at: worldPixels(point, zoom) }));
  const taken = new Set<Point>();
  const groups: PointGroup<Point>[] = [];
  for (const { point, at } of places) {
    if (taken.has(point)) continue;
    const touching = ({ point: other, at: otherAt }: (typeof places)[number]) =>
      !taken.has(other) && other.id !== apartId && distance(at, otherAt) < GROUP_PIXELS;
    const members = point.id === apartId ? [point] : places.filter(touching).map((place) => place.point);
    for (const member of members) taken.add(member);
    groups.push(toGroup(members));
  }
  const fanned = points.filter(isFanned);
  return fanned.length === 0 ? groups : [...groups, ...fanOut(fanned)];
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isDirection = (key: string): key is Direction =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);

/**
 * The marker that an arrow key leads to: the nearest within the quarter of the screen that the arrow points
 * to.
 * @returns its index, or -1 when there is none
 */
export function nextInDirection(from: Offset, others: readonly Offset[], direction: Direction): number {
  const isHorizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let bestDistance = Infinity;
  others.forEach((other, index) => {
    const along = sign * (isHorizontal ? other.x - from.x : other.y - from.y);
    const across = Math.abs(isHorizontal ? other.y - from.y : other.x - from.x);
    if (along <= 0 || across > along || distance(from, other) >= bestDistance) return;
    best = index;
    bestDistance = distance(from, other);
  });
  return best;
}

/**
 * Where the label of the search's center may stand, below or above its dot; the label's own half size and a
 * marker's.
 */
const LABEL_PLACES = [24, -24, 46, -46];
const LABEL_HALF = { x: 30, y: 12 };
const MARKER_HALF = 18;

/**
 * @param at the dot
 * @param markers the middles of all markers
 * @returns how far below the dot the middle of its label stands, so that no marker lies on it if that can be
 * had
 */
export function labelOffset(at: Offset, markers: readonly Offset[]): number {
  const isClear = (y: number) =>
    markers.every(
      (marker) =>
        Math.abs(marker.x - at.x) >= LABEL_HALF.x + MARKER_HALF ||
        Math.abs(marker.y - at.y - y) >= LABEL_HALF.y + MARKER_HALF,
    );
  return LABEL_PLACES.find(isClear) ?? 24;
}
