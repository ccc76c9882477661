import type { Random } from '../random.js';
import { waterNear } from '../sites/coast.js';
import { countBy, Nearby, type Site, type Zip } from '../sites/sites.js';
import { FARM_LINES, type FarmLine } from '../words/farm-line.js';

export type Registry = Nearby<Site & { line: string }>;

const NEIGHBORS_MILES = 20;

/** Preferably not what its neighbors grow; writes the choice into the registry. */
export function linesAt(
  site: Site,
  registry: Registry,
  wished: string | undefined,
  random: Random,
): FarmLine {
  const neighbors = countBy(registry.within(site, NEIGHBORS_MILES), ({ line }) => line);
  const isCoastal = waterNear(site.zip) !== undefined;
  const weight = (line: FarmLine) => {
    if (!isAtHome(line, site) || (line.isCoastal && !isCoastal)) return 0;
    if (line.setting === (site.isTown ? 'rural' : 'town')) return 0;
    const same = neighbors.get(line.id) ?? 0;
    return line.weight / (1 + same) ** 2;
  };
  const line = FARM_LINES.find(({ id }) => id === wished) ?? random.weighted(FARM_LINES, weight);
  if (!line) throw new RangeError(`Nothing grows in ${site.zip.city}, ${site.zip.state}.`);
  registry.add({ ...site, line: line.id });
  return line;
}

const AREAS: Readonly<Record<string, (zip: Zip) => boolean>> = {
  'east Texas': ({ state, longitude }) => state === 'TX' && longitude > -102,
  'west Texas': ({ state, longitude }) => state === 'TX' && longitude < -99.5,
  desert: ({ state }) => ['AZ', 'NV', 'NM'].includes(state),
};

function isAtHome({ states, maxLatitude, notIn }: FarmLine, { zip }: Site): boolean {
  if (notIn?.split(', ').some((area) => AREAS[area]?.(zip))) return false;
  if (maxLatitude !== undefined && zip.latitude > maxLatitude) return false;
  return states === undefined || states.split(' ').includes(zip.state);
}
