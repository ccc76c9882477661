import { webAddress } from './format';

/** @returns the address of a picture that may be shown: one of ours, one just chosen, one on the web; null for anything else */
export function pictureAddress(address: string | null): string | null {
  if (address?.startsWith('blob:')) return address;
  return address?.startsWith('/') && !address.startsWith('//') ? address : webAddress(address);
}
