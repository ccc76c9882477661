import type { Box, Position } from './markers/geometry';

/** One result on the map. */
export interface MapPoint extends Position {
  /** Unique among the points. */
  id: string;
  /** The result's name. */
  label: string;
  kind: 'market' | 'farm' | 'listing' | 'zip';
  /** The coordinates are those of a ZIP code's center. */
  isApproximate: boolean;
  /** Miles from the center; told to people who do not see the map. */
  distanceMiles?: number | null;
}

/** What the map shows after a person moved it. */
export interface MapView {
  center: Position;
  zoom: number;
  box: Box;
}

export interface ResultMapProps {
  /** Nearest first: the Tab key goes through them in this order. */
  points: readonly MapPoint[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** Where the results were searched from; null when they were not searched near a place. */
  center: (Position & { label: string }) | null;
  /** The circle that was searched, around the center. */
  radiusMiles: number | null;
  /** A MapLibre style that replaces ours; its servers have to be allowed by the Content-Security-Policy. */
  mapStyleUrl: string | null;
  /** Called after a person (never after the map itself) moved or zoomed. */
  onMoveEnd?: (view: MapView) => void;
  className?: string;
  /** What the map is of, for screen readers; of the results unless given. */
  label?: string;
  /** Where to look instead when the map cannot be drawn, in a sentence. */
  instead?: string;
}
