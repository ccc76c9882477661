import { ownPicture } from '@farmgate/backend/contract/shared/images';

/**
 * @returns the address of a picture that may be shown: one of ours, or one just chosen; null for anything
 * else
 */
export function pictureAddress(address: string | null): string | null {
  if (address?.startsWith('blob:')) return address;
  return ownPicture(address);
}
