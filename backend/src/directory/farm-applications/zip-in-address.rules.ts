/** @returns the likeliest first: the last five digits that are no house number at the beginning */
export function zipCodesIn(address: string): string[] {
  const found = [...address.matchAll(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g)];
  return found
    .filter(
      ({ index }) => address.slice(0, index).trim() !== '' || address.trim().length <= '33901-0000'.length,
    )
    .map(([, zipCode = '']) => zipCode)
    .reverse();
}
