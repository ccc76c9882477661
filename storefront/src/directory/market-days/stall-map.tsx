import { stallAnchor, stallKey } from '@farmgate/backend/contract/directory/markets';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';
import { imageSources } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';

export interface StallMapProps {
  map: StallMapView;
  /** Of the market. */
  name: string;
  /** The stall that is being put on it. */
  chosen?: string | null;
}

const SIZES = '(min-width: 64rem) 48rem, 100vw';

/** A picture of a market with its stalls on it. Who links to a stall by its anchor finds it marked. */
export function StallMap({ map: { imageUrl, width, height, marks }, name, chosen = null }: StallMapProps) {
  const sources = imageSources(imageUrl);
  return (
    <span className="relative block w-full overflow-hidden rounded-card border border-line bg-sunk">
      <picture className="contents">
        {sources && <source type="image/webp" srcSet={sources.webp} sizes={SIZES} />}
        <img
          src={imageUrl}
          {...(sources && { srcSet: sources.jpeg, sizes: SIZES })}
          alt={`Stall map of ${name}`}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
      {marks.map(({ stall, x, y }) => (
        <span
          key={stall}
          id={stallAnchor(stall)}
          style={{ left: `${x}%`, top: `${y}%` }}
          className={clsx(
            'pointer-events-none absolute max-w-24 scroll-mt-40 -translate-1/2 truncate rounded-full px-1.5 py-1 text-xs leading-none font-semibold shadow-sm outline target:z-10 target:bg-leaf target:text-on-leaf target:outline-2',
            chosen !== null && stallKey(chosen) === stallKey(stall)
              ? 'z-10 bg-leaf text-on-leaf outline-2 outline-card'
              : 'bg-card text-ink outline-line',
          )}
        >
          <span className="sr-only">Stall </span>
          {stall}
        </span>
      ))}
    </span>
  );
}

/** The same with its heading, for shoppers and vendors. */
export function StallMapPart({ map, name }: Pick<StallMapProps, 'map' | 'name'>) {
  return (
    <section aria-labelledby="stall-map" className="flex flex-col gap-4">
      <h2 id="stall-map" className="scroll-mt-24 text-xl">
        Stall map
      </h2>
      <StallMap map={map} name={name} />
    </section>
  );
}
