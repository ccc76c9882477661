/**
 * What becomes of the quantity when another one is asked for.
 * @param current what it is now
 * @param wanted a number, or what was typed: what is no number becomes 1
 * @param inventory how many there are
 * @returns the new quantity; the current one where the wanted one is below 1 or above the inventory
 */
export function nextQuantity(current: number, wanted: number | string, inventory: number): number {
  const text = String(wanted).trim();
  const number = /^-?\d+$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= inventory ? number : current;
}
