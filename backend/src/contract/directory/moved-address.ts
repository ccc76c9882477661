/** The address of a day on which a place is somewhere else, as people write it: often the street alone. */

/** A ZIP code at the end, also for PostgreSQL. A number in front is a house's. */
export const ZIP_AT_END = String.raw`(?:^|[\s,])(\d{5})(?:-\d{4})?[\s.]*(?:,?\s*USA?\.?)?\s*$`;
const zipAtEnd = new RegExp(ZIP_AT_END, 'i');
const STATE_AT_END = /[\s,][A-Z]{2}\.?\s*$/;

/** @returns the ZIP code of an address; null where it names none */
export const zipCodeIn = (address: string): string | null => zipAtEnd.exec(address)?.[1] ?? null;

/**
 * @param address where a place is for a day
 * @param usual the city and state in which it is otherwise
 * @returns an address that a map finds: with the usual town, where it names no ZIP code and no state
 */
export function wholeAddress(
  address: string,
  { city, state }: { city: string | null; state: string | null },
): string {
  if (zipCodeIn(address) !== null || STATE_AT_END.test(address)) return address;
  const namesCity = city !== null && address.toLowerCase().includes(city.toLowerCase());
  return [address, namesCity ? null : city, state].filter(Boolean).join(', ');
}
