import type { FarmPhotoView, FarmView } from '../../contract/directory/farms.js';
import { dayThere } from '../../contract/shared/calendar/house-zone.js';
import { monthName } from '../../contract/shared/calendar/months.js';
import { imageUrl, ownPicture } from '../../contract/shared/images.js';
import { staffMay } from '../../platform/http/security/access.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { comingExceptions } from '../places/opening/exceptions.rules.js';
import { openingView } from '../places/opening/opening-view.js';
import { sourceView } from '../places/source-view.js';
import type { FarmClaim } from '../tables/farm-claim.entity.js';
import type { Farm } from '../tables/farm.entity.js';
import { withDraft } from './claims/claim-draft.rules.js';

export interface PhotoRow {
  id: number;
  farmId: number;
  /** The claim that it waits for; null where everyone sees it. */
  claimId: number | null;
  imageId: string;
  alt: string;
  width: number;
  height: number;
}

export const photoView = ({ id, imageId, alt, width, height }: PhotoRow): FarmPhotoView => ({
  id,
  imageUrl: imageUrl(imageId),
  alt,
  width,
  height,
});

/** @returns null for everybody but the account itself and staff */
export function shownUserId(userId: number | null, reader: SignedInUser | null): number | null {
  return seesAllOf({ userId }, reader) ? userId : null;
}

export const seesAllOf = ({ userId }: Pick<Farm, 'userId'>, reader: SignedInUser | null): boolean =>
  reader !== null && (reader.id === userId || staffMay(reader, { resource: 'farms', action: 'show' }));

export interface FarmReading {
  reader: SignedInUser | null;
  /** For the claimant, while staff have yet to look at the claim: they read what they wrote. */
  claim?: Pick<FarmClaim, 'draft'> | null;
  /** It may be the same place as a better known one, so its contact is shown once it is verified. */
  isTwin?: boolean;
  now: Date;
}

export function farmView(
  row: Farm,
  photos: readonly PhotoRow[],
  { reader, claim = null, isTwin = false, now }: FarmReading,
): FarmView {
  const farm = withDraft(row, claim?.draft ?? null);
  const { openingHours, openSummary, movedTo } = openingView({ ...farm, hoursNote: null }, now);
  return {
    id: farm.id,
    userId: shownUserId(farm.userId, reader),
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
    email: isTwin ? null : farm.email,
    phone: isTwin ? null : farm.phone,
    website: isTwin ? null : farm.website,
    socialLinks: isTwin ? {} : farm.socialLinks,
    imageUrl: ownPicture(farm.imageUrl) ?? (claim && photos[0] ? imageUrl(photos[0].imageId) : null),
    photos: photos.map(photoView),
    kind: farm.kind,
    productTypes: farm.productTypes,
    activities: farm.activities,
    features: farm.features,
    organicCertified: farm.organicCertified,
    seasons: farm.seasons,
    exceptions: comingExceptions(farm.exceptions, farm.timeZone, now),
    hoursConfirmed: farm.hoursConfirmed,
    openingHours,
    openSummary,
    movedTo,
    businessStatus: farm.businessStatus,
    isVerified: farm.isVerified,
    isClaimed: farm.isClaimed,
    isUnderReview: claim !== null,
    waitsFor: farm.waitsFor,
    isDemonstration: farm.isDemonstration,
    source: sourceView(farm.isDemonstration ? 'demo' : (farm.placeId?.split('/')[0] ?? 'farmgate')),
    placeId: farm.placeId,
    ...confirmationOf(farm),
    createdAt: farm.createdAt.toISOString(),
    updatedAt: farm.updatedAt.toISOString(),
  };
}

/** As `confirmed.sql.ts` has it. */
function confirmationOf({ updatedAt, confirmedAt, unconfirmedSince, timeZone }: Farm) {
  const at = confirmedAt !== null && confirmedAt > updatedAt ? confirmedAt : updatedAt;
  const lastConfirmed = dayThere(timeZone, at);
  const isUnconfirmed = unconfirmedSince !== null && unconfirmedSince >= lastConfirmed;
  return { lastConfirmed, unconfirmedSince: isUnconfirmed ? monthText(unconfirmedSince) : null };
}

/** @returns "March 2025" */
const monthText = (day: string) => `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
