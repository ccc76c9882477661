import { oneLine } from '../text.rules.js';

/** First and last three-digit prefix, and the state the Postal Service uses it in. */
const PREFIXES: ReadonlyArray<readonly [number, number, string]> = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [967, 968, 'HI'],
  [969, 969, 'GU'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
];

const EXCEPTIONS: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '96799': 'AS',
  '96950': 'MP',
  '96951': 'MP',
  '96952': 'MP',
};

/** @param zip five digits @returns null for prefixes that are not in use, and for military post */
export function stateOfZip(zip: string): string | null {
  const exception = EXCEPTIONS[zip];
  if (exception !== undefined) return exception;
  const prefix = Number(zip.slice(0, 3));
  return PREFIXES.find(([first, last]) => prefix >= first && prefix <= last)?.[2] ?? null;
}

/** A lost zero comes back only where the state agrees. @param state two letters @returns null for junk */
export function mendZip(text: string | undefined, state: string | null = null): string | null {
  const match = /^(?:(\d{5})(?:[\s-]*\d{4}|-)?|(\d{3,4})(?:-\d{4})?)$/.exec(
    oneLine(text).replace(/\.0$/, ''),
  );
  const digits = match?.[1] ?? match?.[2];
  if (digits === undefined) return null;
  const zip = digits.padStart(5, '0');
  const owner = stateOfZip(zip);
  if (owner === null) return null;
  // Three digits are a ZIP code only where a state says that two zeros are missing.
  if (digits.length === 3) return owner === state ? zip : null;
  return digits.length === 4 && state !== null && owner !== state ? null : zip;
}
