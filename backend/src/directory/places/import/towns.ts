import { readGazetteer } from '../../../platform/geo/gazetteer.js';

const keyOf = (name: string, state: string) => `${name.toLowerCase()}, ${state}`;

let towns: Set<string> | undefined;

export function isTown(name: string, state: string): boolean {
  towns ??= new Set(readGazetteer('towns').map((town) => keyOf(town.name, town.state)));
  return towns.has(keyOf(name, state));
}
