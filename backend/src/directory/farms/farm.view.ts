import type { FarmPhotoView, FarmView } from '../../contract/directory/farms.js';
import { imageUrl, ownPicture } from '../../contract/shared/images.js';
import { openingView } from '../places/opening/opening-view.js';
import { sourceView } from '../places/source-view.js';
import type { Farm } from './farm.entity.js';

/** A photograph with the size of its picture. */
export interface PhotoRow {
  id: number;
  farmId: number;
  imageId: string;
  alt: string;
  width: number;
  height: number;
}

/** @returns a photograph as the contract shows it */
export const photoView = ({ id, imageId, alt, width, height }: PhotoRow): FarmPhotoView => ({
  id,
  imageUrl: imageUrl(imageId),
  alt,
  width,
  height,
});

/**
 * @param photos the farm's, in their order
 * @returns a farm as the contract shows it; nothing of whose it is
 */
export function farmView(farm: Farm, photos: readonly PhotoRow[], now: Date): FarmView {
  const { openingHours, openSummary } = openingView({ ...farm, hoursNote: null }, now);
  return {
    id: farm.id,
    name: farm.name,
    description: farm.description,
    address: farm.address,
    city: farm.city,
    state: farm.state,
    zipCode: farm.zipCode,
    latitude: farm.latitude,
    longitude: farm.longitude,
    isApproximate: farm.isApproximate,
    timeZone: farm.timeZone,
    email: farm.email,
    phone: farm.phone,
    website: farm.website,
    imageUrl: ownPicture(farm.imageUrl),
    photos: photos.map(photoView),
    kind: farm.kind,
    productTypes: farm.productTypes,
    activities: farm.activities,
    features: farm.features,
    organicCertified: farm.organicCertified,
    seasons: farm.seasons,
    openingHours,
    openSummary,
    businessStatus: farm.businessStatus,
    isVerified: farm.isVerified,
    isClaimed: farm.isClaimed,
    isDemonstration: farm.isDemonstration,
    source: sourceView(farm.isDemonstration ? 'demo' : (farm.placeId?.split('/')[0] ?? 'farmgate')),
    placeId: farm.placeId,
    createdAt: farm.createdAt.toISOString(),
    updatedAt: farm.updatedAt.toISOString(),
  };
}
