import { STATE_NAMES } from '../../../../../contract/shared/states.js';
import { oneLine } from '../text.rules.js';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'washington dc': 'DC',
  'washington d c': 'DC',
  usvi: 'VI',
  'u s v i': 'VI',
  'us virgin islands': 'VI',
  'u s virgin islands': 'VI',
  'united states virgin islands': 'VI',
  'virgin islands us': 'VI',
  'commonwealth of the northern mariana islands': 'MP',
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  ill: 'IL',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  okla: 'OK',
  penn: 'PA',
  penna: 'PA',
  tenn: 'TN',
  wash: 'WA',
  wis: 'WI',
  wisc: 'WI',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const CODE_BY_NAME = new Map([
  ...Object.entries(STATE_NAMES).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** Longest first, so that "West Virginia" is found before "Virginia". */
export const STATE_NAMES_LONGEST_FIRST = Object.values(STATE_NAMES).sort((a, b) => b.length - a.length);

/** @param text "Ohio", "oh", "N.Y.", "U.S. Virgin Islands" @returns null when it is none */
export function stateCode(text: string | undefined): string | null {
  const words = plain(oneLine(text));
  const letters = words.replace(/ /g, '').toUpperCase();
  if (letters.length === 2 && Object.hasOwn(STATE_NAMES, letters)) return letters;
  return CODE_BY_NAME.get(words) ?? null;
}
