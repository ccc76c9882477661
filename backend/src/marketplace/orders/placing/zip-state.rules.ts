import { stateName } from '../../../contract/marketplace/state-words.js';

/** Source: the Census Bureau's file of 2010 that relates areas and places (zcta_place_rel_10). */
const ACROSS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['02861', ['MA', 'RI']],
  ['42223', ['KY', 'TN']],
  ['59221', ['MT', 'ND']],
  ['63673', ['IL', 'MO']],
  ['71749', ['AR', 'LA']],
  ['73949', ['OK', 'TX']],
  ['81137', ['CO', 'NM']],
  ['84536', ['AZ', 'UT']],
  ['86044', ['AZ', 'UT']],
  ['86515', ['AZ', 'NM']],
  ['88063', ['NM', 'TX']],
  ['89439', ['CA', 'NV']],
  ['97635', ['CA', 'OR']],
]);

/** @param state two letters @param place null for an unknown ZIP code, which is taken as it is */
export function whyNotInState(
  state: string,
  place: { zipCode: string; state: string } | null,
): string | null {
  if (!place || place.state === state || ACROSS.get(place.zipCode)?.includes(state)) return null;
  return `ZIP code ${place.zipCode} is in ${stateName(place.state)}, not ${stateName(state)}. Please check both.`;
}
