import type { PlaceKind } from '../../../../contract/directory/place-kinds.js';
import type { UsdaDirectory } from '../../../tables/import-run.entity.js';

export const USDA_DIRECTORIES = [
  'farmersmarket',
  'onfarmmarket',
  'csa',
  'foodhub',
  'agritourism',
] as const satisfies readonly UsdaDirectory[];

export const KIND_OF_DIRECTORY: Readonly<Record<UsdaDirectory, PlaceKind>> = {
  farmersmarket: 'farmers_market',
  onfarmmarket: 'on_farm_market',
  csa: 'csa',
  foodhub: 'food_hub',
  agritourism: 'agritourism',
};

export const DIRECTORY_LABELS: Readonly<Record<UsdaDirectory, string>> = {
  farmersmarket: 'farmers markets',
  onfarmmarket: 'on-farm markets',
  csa: 'CSAs',
  foodhub: 'food hubs',
  agritourism: 'agritourism',
};

/** As far as seen. Agritourism's is not known: columns, the name or the person tell. */
const ID_RANGES: Readonly<Record<string, UsdaDirectory>> = {
  '2': 'csa',
  '3': 'farmersmarket',
  '5': 'foodhub',
  '7': 'onfarmmarket',
};

export function directoryOfId(id: string): UsdaDirectory | null {
  return /^\d{6}$/.test(id) ? (ID_RANGES[id.charAt(0)] ?? null) : null;
}

/** "farmersmarket", "Farmers Market", "on-farm market", "CSA": the directory of that name, or null. */
export function directoryOfName(name: string | undefined): UsdaDirectory | null {
  const letters = (name ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return USDA_DIRECTORIES.find((directory) => letters === directory || letters === `${directory}s`) ?? null;
}

/** The directory that a file's name begins with or contains as a word: "csa_2026-82712505.xlsx". */
export function directoryOfFileName(fileName: string): UsdaDirectory | null {
  const name = fileName.toLowerCase().replace(/[\s_.-]+/g, '');
  const named = USDA_DIRECTORIES.filter((directory) =>
    directory === 'csa' ? /(?:^|[^a-z])csas?(?:[^a-z]|$)/i.test(fileName) : name.includes(directory),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
