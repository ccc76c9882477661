import { clsx } from 'clsx';
import { ART_VERSION } from './drawn';

type Season = 'winter' | 'spring' | 'summer' | 'fall';

/**
 * @returns the season of a month from 1 to 12, as the northern year has it: December to February is winter
 */
export function seasonOf(month: number): Season {
  if (month === 12 || month < 3) return 'winter';
  if (month < 6) return 'spring';
  return month < 9 ? 'summer' : 'fall';
}

interface SeasonLandscapeProps {
  /** 1 to 12. Decide it on the server and pass it on, so that both sides draw the same season. */
  month: number;
  className?: string;
}

/**
 * The season's landscape, filling its positioned parent behind the words. Its upper left is calm; its lower
 * 35 % is busy. As pictures, not backgrounds, so that browsers know of it before the style sheet is there.
 * The day's is fetched at once, since pages come in light; art.css shows the dusk's in the dark theme, and
 * only then it is fetched.
 */
export function SeasonLandscape({ month, className }: SeasonLandscapeProps) {
  const season = seasonOf(month);
  return (
    <div className={clsx('art-landscape', className)} aria-hidden="true">
      <Drawing season={season} light="day" />
      <Drawing season={season} light="dusk" />
    </div>
  );
}

/** The drawings' own sizes. */
const DRAWN = { wide: { width: 1600, height: 640 }, narrow: { width: 780, height: 1000 } } as const;

function Drawing({ season, light }: { season: Season; light: 'day' | 'dusk' }) {
  const file = (width: keyof typeof DRAWN) =>
    `/art/landscape-${season}-${width}-${light}.svg?v=${ART_VERSION}`;
  return (
    <picture className={`art-landscape-${light}`}>
      <source media="(width >= 56.25rem)" srcSet={file('wide')} {...DRAWN.wide} />
      <img
        src={file('narrow')}
        alt=""
        {...DRAWN.narrow}
        loading={light === 'day' ? 'eager' : 'lazy'}
        fetchPriority={light === 'day' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
