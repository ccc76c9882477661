/** @returns a maps search for an address, where one can ask for the way */
export function directionsAddress(name: string, address: string): string {
  const query = address.trim() === '' ? name : address;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
