import { clsx } from 'clsx';
import { Link } from '../../navigation/link';
import { ART_VERSION } from '../drawn';
import { labelsFor } from './state-map-labels';
import { stateShape } from './state-shape';

export interface StateMapProps {
  /** Two letters. */
  state: string;
  /** The most important first. */
  cities: readonly { name: string; to: string; latitude: number; longitude: number; count: number }[];
  className?: string;
}

const LABELS = 9;

/** @returns a dot's width in pixels, its area growing with the count */
const dotSize = (count: number, largest: number) =>
  Math.round(8 + 10 * Math.sqrt(count / Math.max(largest, 1)));

/**
 * A state's drawn outline with its cities, each dot a link as large as what there is. Whoever does not see it
 * finds the same links in the list that has to stand beside it, so the dots are no stops of the Tab key.
 */
export function StateMap({ state, cities, className }: StateMapProps) {
  const shape = stateShape(state);
  if (!shape) return null;
  const dots = cities.flatMap((city) => {
    const place = shape.at(city.latitude, city.longitude);
    return place ? [{ ...city, ...place }] : [];
  });
  const labels = labelsFor(dots, shape.width / shape.height, LABELS);
  const largest = Math.max(...dots.map(({ count }) => count), 1);
  return (
    <div aria-hidden className={clsx('art-oat rounded-card p-4 sm:p-8', className)}>
      <div
        className="relative mx-auto"
        style={{
          aspectRatio: `${shape.width} / ${shape.height}`,
          maxWidth: `min(100%, ${Math.round((shape.width / shape.height) * 26)}rem)`,
        }}
      >
        <img
          src={`/art/states/${shape.file}.svg?v=${ART_VERSION}`}
          alt=""
          width={shape.width}
          height={shape.height}
          className="art-state-whole size-full"
        />
        {dots.map(({ name, to, left, top, count }) => {
          const side = labels.get(name);
          return (
            <Link
              key={to}
              to={to}
              tabIndex={-1}
              title={name}
              className="group absolute -translate-1/2 p-1.5 hover:z-10"
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              <span
                className="block rounded-full bg-clay ring-2 ring-card transition-transform group-hover:scale-125"
                style={{ width: dotSize(count, largest), height: dotSize(count, largest) }}
              />
              <span
                className={clsx(
                  'absolute top-1/2 -translate-y-1/2 text-xs font-semibold whitespace-nowrap text-ink [text-shadow:0_0_3px_var(--art-oat),0_0_3px_var(--art-oat),0_0_2px_var(--art-oat)] group-hover:text-clay max-[24rem]:hidden',
                  side === 'left' ? 'right-full' : 'left-full',
                  !side && 'hidden group-hover:block',
                )}
              >
                {name}
              </span>
            </Link>
          );
        })}
      </div>
    </div>
  );
}
