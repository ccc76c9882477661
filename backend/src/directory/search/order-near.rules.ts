import { chordFromMiles } from '../../platform/geo/earth.js';
import { DISTANCE_BANDS_MILES, OPEN_FIRST_AMONG } from '../places/opening/open-first.rules.js';
import { type FoundRow, MOST_TWINS } from './places.sql.js';

export interface Found extends FoundRow {
  /** How far the better known one is that it may be the same as. */
  originalChord: number | null;
}

const BANDS = DISTANCE_BANDS_MILES.map(chordFromMiles);

/** The nearest are put in order by whole blocks. @returns how many to find for the page */
export const mostToFind = (limit: number, offset: number): number => endOfBlock(limit + offset) + MOST_TWINS;

const endOfBlock = (end: number) => Math.ceil(end / OPEN_FIRST_AMONG) * OPEN_FIRST_AMONG;

/** @returns those that hold the page, nearest first; what may be the same as another comes right behind it */
export function blocksOf(found: readonly Found[], limit: number, offset: number): Found[][] {
  const from = offset - (offset % OPEN_FIRST_AMONG);
  const sorted = found.toSorted(nearestFirst);
  const blocks: Found[][] = [];
  for (
    let start = from;
    start < Math.min(endOfBlock(offset + limit), sorted.length);
    start += OPEN_FIRST_AMONG
  ) {
    blocks.push(sorted.slice(start, start + OPEN_FIRST_AMONG));
  }
  return blocks;
}

/** By bands of distance, closed ones last in each. */
export function openFirstOf(block: readonly Found[], isClosed: (found: Found) => boolean): Found[] {
  const ranks = new Map(
    block.map((found) => {
      const reach = reachOf(found);
      const band = BANDS.filter((end) => reach >= end).length;
      return [found, band * 2 + Number(isTwin(found) || isClosed(found))];
    }),
  );
  return block.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

const reachOf = ({ chord, originalChord }: Found) => Math.max(chord, originalChord ?? 0);
const isTwin = ({ originalChord }: Found) => originalChord !== null;

const nearestFirst = (a: Found, b: Found): number =>
  reachOf(a) - reachOf(b) ||
  Number(isTwin(a)) - Number(isTwin(b)) ||
  Number(a.isUnconfirmed) - Number(b.isUnconfirmed) ||
  Number(a.type > b.type) - Number(a.type < b.type) ||
  a.id - b.id;
