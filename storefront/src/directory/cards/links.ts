import { webAddress } from '../../lib/format';

/** @returns a maps search for an address, where one can ask for the way */
export function directionsAddress(name: string, address: string): string {
  const query = address.trim() === '' ? name : address;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** @returns the address of a picture that may be shown: one of ours, one just chosen, one on the web; null for anything else */
export function pictureAddress(address: string | null): string | null {
  if (address?.startsWith('blob:')) return address;
  return address?.startsWith('/') && !address.startsWith('//') ? address : webAddress(address);
}
