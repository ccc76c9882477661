import { ownPicture } from '@farmgate/backend/contract/shared/images';

/** @returns the address of a picture of ours; null for whatever else stands in its place */
export const pictureSource = (address: string | null | undefined): string | null => ownPicture(address);
