import { STATE_BOUNDS } from './state-bounds';

/** The drawn outlines' longer side, and how far they keep from their file's edge, in the file's units. */
const OUTLINE = { size: 200, margin: 3 };

export interface StateShape {
  /** The name of the drawing's file without its ending: "fl". */
  file: string;
  /** The drawing's size, in its own units. */
  width: number;
  height: number;
  /**
   * @returns where a point lies, in percent of the drawing from its upper left; null where that is outside of
   * it
   */
  at(latitude: number, longitude: number): { left: number; top: number } | null;
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

/** @returns the drawn outline of a state by its two letters; null where there is none */
export function stateShape(code: string): StateShape | null {
  const bounds = Object.hasOwn(STATE_BOUNDS, code) ? STATE_BOUNDS[code] : undefined;
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  const spanX = (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const spanY = north - south;
  const scale = OUTLINE.size / Math.max(spanX, spanY);
  const [innerWidth, innerHeight] = [spanX * scale, spanY * scale];
  const width = innerWidth + 2 * OUTLINE.margin;
  const height = innerHeight + 2 * OUTLINE.margin;
  return {
    file: code.toLowerCase(),
    width: Math.round(width),
    height: Math.round(height),
    at(latitude, longitude) {
      const wrapped = west < -180 && longitude > 0 ? longitude - 360 : longitude;
      const x = (wrapped - west) / (east - west);
      const y = (north - latitude) / spanY;
      if (!(x >= -0.02 && x <= 1.02 && y >= -0.02 && y <= 1.02)) return null;
      return {
        left: percent(OUTLINE.margin + x * innerWidth, width),
        top: percent(OUTLINE.margin + y * innerHeight, height),
      };
    },
  };
}
