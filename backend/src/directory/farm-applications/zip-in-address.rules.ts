/**
 * @param address as somebody typed it in one field
 * @returns what may be its ZIP code, the likeliest first: the last five digits that are not the house number
 * at the beginning
 */
export function zipCodesIn(address: string): string[] {
  const found = [...address.matchAll(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g)];
  return found
    .filter(
      ({ index }) => address.slice(0, index).trim() !== '' || address.trim().length <= '33901-0000'.length,
    )
    .map(([, zipCode = '']) => zipCode)
    .reverse();
}
