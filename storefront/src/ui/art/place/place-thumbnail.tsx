import { clsx } from 'clsx';
import { ART_VERSION, PLACE_VARIANTS } from '../drawn';
import { GROUND_CLASS, type Ground } from '../palette';
import { ordinal, pick } from '../seeded';
import { placeOnMap } from './place-on-map';

interface PlaceThumbnailProps {
  /** Degrees; null when unknown, then the map has no pin. */
  latitude: number | null;
  longitude: number | null;
  /** Postal code; without a known one the motif stands alone. */
  state: string | null;
  /** One of the place kinds; anything else is drawn as an on-farm market. */
  kind: string;
  /** The record's id: the same place always gets the same picture. */
  seed: number | string;
  /** True for pictures above the fold, which must not wait. */
  eager?: boolean | undefined;
  className?: string;
}

const GROUNDS: readonly [Ground, ...Ground[]] = ['oat', 'blush', 'mist', 'butter', 'moss'];

/** A drawn 4:3 map of the state with a pin at the place and a motif of its kind. Decorative. */
export function PlaceThumbnail(props: PlaceThumbnailProps) {
  const { latitude, longitude, state, kind, seed, eager, className } = props;
  const loading = eager ? undefined : 'lazy';
  const map = placeOnMap({ latitude, longitude, state, seed });
  const number = ordinal(seed);
  const side = map?.motifSide ?? 'middle';
  return (
    <div
      className={clsx(
        'art',
        GROUND_CLASS[pick(GROUNDS, number * 2 + Math.floor(number / GROUNDS.length))],
        className,
      )}
      aria-hidden="true"
    >
      {map && (
        <img
          className="art-state"
          src={`/art/states/${map.shape}.svg?v=${ART_VERSION}`}
          width={200}
          height={Math.round(200 / map.aspect)}
          alt=""
          loading={loading}
          {...(eager && { fetchPriority: 'high' as const })}
          style={{ left: `${map.left}%`, top: `${map.top}%`, width: `${map.width}%` }}
        />
      )}
      {map?.pin && <Pin left={map.pin.left} top={map.pin.top} />}
      <img
        className={clsx('art-motif', `art-motif-${side}`)}
        src={motifFile(kind, number)}
        alt=""
        loading={loading}
      />
    </div>
  );
}

function motifFile(kind: string, number: number): string {
  const known = Object.hasOwn(PLACE_VARIANTS, kind)
    ? (kind as keyof typeof PLACE_VARIANTS)
    : 'on_farm_market';
  const variant = (number % PLACE_VARIANTS[known]) + 1;
  return `/art/place-${known.replaceAll('_', '-')}-${variant}.svg?v=${ART_VERSION}`;
}

/** A map pin whose point is at the given percentages of the picture. */
function Pin({ left, top }: { left: number; top: number }) {
  return (
    <svg className="art-pin" style={{ left: `${left}%`, top: `${top}%` }}>
      <use href="#map-pin" />
    </svg>
  );
}
