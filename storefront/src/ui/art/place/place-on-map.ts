import { seeded } from '../seeded';
import { STATE_BOUNDS } from '../state-map/state-bounds';

/** A picture of 4:3, counted in hundredths of its width. */
const FRAME = { width: 100, height: 75 };
/**
 * How far the drawn outline keeps from its file's edge, in the file's units (its longer side is 200 and two
 * of these).
 */
const OUTLINE = { size: 200, margin: 3 };

interface Place {
  /** Degrees north; null when it is not known. */
  latitude: number | null;
  /** Degrees east, so negative in most of the US. */
  longitude: number | null;
  /** Postal code, in any case: "FL". */
  state: string | null;
  seed: number | string;
}

interface PlaceMap {
  /** The state's file name without its ending: "fl". */
  shape: string;
  /** The picture of the state, in percent of the frame's width (left, width) and height (top). */
  left: number;
  top: number;
  width: number;
  /** Width over height of the state's picture. */
  aspect: number;
  /** The pin's point, in percent of the frame's width and height; null without coordinates in this state. */
  pin: { left: number; top: number } | null;
  /** The side on which the map leaves room for the motif. */
  motifSide: 'left' | 'right';
}

/**
 * @returns where a place's state and pin stand in a 4:3 picture whose lower corner on one side belongs to the
 * motif, or null when the state has no drawn outline. The pin always stays in the frame and clear of the
 * motif.
 */
export function placeOnMap({ latitude, longitude, state, seed }: Place): PlaceMap | null {
  const code = (state ?? '').toUpperCase();
  const bounds = Object.hasOwn(STATE_BOUNDS, code) ? STATE_BOUNDS[code] : undefined;
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const spanX = (east - west) * narrowing;
  const spanY = north - south;
  const number = seeded(seed);

  const share = latitude === null || longitude === null ? null : shareOf(bounds, latitude, longitude);
  const motifSide = motifSideFor(share?.x ?? null, number);
  const swell = 0.9 + ((number >>> 4) % 16) / 40;
  const scale = Math.min(74 / spanX, 66 / spanY) * swell;
  const width = spanX * scale;
  const height = spanY * scale;
  const drift = ((number >>> 9) % 9) - 4;
  const toward = motifSide === 'left' ? 1 : -1;
  let left = 50 + toward * 12 + drift - width / 2;
  let top = FRAME.height / 2 - 5 - height / 2 + ((number >>> 14) % 5) - 2;

  if (share) {
    const x = left + share.x * width;
    const y = top + share.y * height;
    left += (motifSide === 'left' ? clamp(x, 60, 90) : clamp(x, 10, 40)) - x;
    top += clamp(y, 16, 58) - y;
  }
  const unit = Math.max(width, height) / OUTLINE.size;
  const edge = OUTLINE.margin * unit;
  return {
    shape: code.toLowerCase(),
    left: round(left - edge),
    top: round(((top - edge) / FRAME.height) * 100),
    width: round(width + 2 * edge),
    aspect: round((width + 2 * edge) / (height + 2 * edge)),
    pin: share && {
      left: round(left + share.x * width),
      top: round(((top + share.y * height) / FRAME.height) * 100),
    },
    motifSide,
  };
}

/**
 * Where a point lies in the state's box, 0 to 1 from the north-west corner; null when it lies well outside of
 * it.
 */
function shareOf(bounds: readonly [number, number, number, number], latitude: number, longitude: number) {
  const [west, south, east, north] = bounds;
  const wrapped = west < -180 && longitude > 0 ? longitude - 360 : longitude;
  const x = (wrapped - west) / (east - west);
  const y = (north - latitude) / (north - south);
  const slack = 0.15;
  if (!(x > -slack && x < 1 + slack && y > -slack && y < 1 + slack)) return null;
  return { x, y };
}

/** The motif goes where the pin is not; near the middle the seed decides. */
function motifSideFor(pinX: number | null, number: number): 'left' | 'right' {
  if (pinX !== null && pinX > 0.8) return 'left';
  if (pinX !== null && pinX < 0.2) return 'right';
  return number & 1 ? 'left' : 'right';
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 100) / 100;
