import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { ART_VERSION } from './drawn';

type Season = 'winter' | 'spring' | 'summer' | 'fall';

/** @returns the season of a month from 1 to 12, as the northern year has it: December to February is winter */
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
 * The season's landscape, filling its positioned parent behind the words. Its upper left is calm; its lower 35 % is
 * busy. art.css picks the wide or narrow drawing, by day or at dusk, so that only one file is fetched.
 */
export function SeasonLandscape({ month, className }: SeasonLandscapeProps) {
  const season = seasonOf(month);
  const file = (drawing: string) => `url("/art/landscape-${season}-${drawing}.svg?v=${ART_VERSION}")`;
  const drawings = {
    '--landscape-wide-day': file('wide-day'),
    '--landscape-wide-dusk': file('wide-dusk'),
    '--landscape-narrow-day': file('narrow-day'),
    '--landscape-narrow-dusk': file('narrow-dusk'),
  } as CSSProperties;
  return <div className={clsx('art-landscape', className)} style={drawings} aria-hidden="true" />;
}
