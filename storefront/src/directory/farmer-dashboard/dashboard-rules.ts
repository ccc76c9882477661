import type { ConfirmationView } from '@farmgate/backend/contract/directory/confirmations';
import type {
  FarmerDashboard,
  OwnCorrectionView,
  RejectedClaimView,
} from '@farmgate/backend/contract/directory/dashboard';
import type { FarmView, FarmWaitsFor, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';

/** What a farm's page lacks that people look for. */
export type Lack = 'photo' | 'hours';

/** One thing that asks for the farmer's attention. */
export type Attention =
  /** Staff took it down. */
  | { kind: 'removed'; listing: OwnListingView }
  /** Nobody finds it any more, since nobody confirmed it. */
  | { kind: 'hidden'; listing: OwnListingView }
  /** It will be hidden unless it is confirmed. */
  | { kind: 'to-confirm'; listing: OwnListingView }
  /** Nobody has confirmed it for a year. */
  | { kind: 'still-right'; confirmation: ConfirmationView }
  /** A visitor says that something is wrong. */
  | { kind: 'correction'; correction: OwnCorrectionView }
  /** The team could not verify it, and says why. */
  | { kind: 'rejected'; farm: OwnFarmView }
  /** The team turned the claim down: the farm is not theirs. */
  | { kind: 'claim-rejected'; claim: RejectedClaimView }
  /** The team reviews the claim and asks something, or sent a code to the farm. */
  | { kind: 'claim-proof'; farm: OwnFarmView; isCode: boolean }
  /** Shoppers don't see it yet, and why. */
  | { kind: 'waiting'; farm: OwnFarmView; waitsFor: FarmWaitsFor }
  | { kind: 'incomplete'; farm: FarmView; lacks: Lack[] };

/** @returns what a farm's page lacks, the most wanted first */
export function lacksOf({ imageUrl, photos, seasons, openingHours }: FarmView): Lack[] {
  const lacks: Lack[] = [];
  if (imageUrl === null && photos.length === 0) lacks.push('photo');
  if (seasons.length === 0 && openingHours === null) lacks.push('hours');
  return lacks;
}

const soonestFirst = (one: OwnListingView, other: OwnListingView) =>
  (one.hidesAt ?? '').localeCompare(other.hidesAt ?? '');

/**
 * @returns everything that asks for attention: first what keeps people from finding something, last what can
 * wait
 */
export function attentionOf({
  farms,
  listings,
  corrections,
  confirmations,
  rejectedClaims = [],
}: FarmerDashboard): Attention[] {
  const inBusiness = farms.filter(({ businessStatus }) => businessStatus !== 'CLOSED_PERMANENTLY');
  return [
    ...listings
      .filter(({ state }) => state === 'removed')
      .map((listing) => ({ kind: 'removed' as const, listing })),
    ...inBusiness
      .filter(({ rejectedReason }) => rejectedReason)
      .map((farm) => ({ kind: 'rejected' as const, farm })),
    ...rejectedClaims.map((claim) => ({ kind: 'claim-rejected' as const, claim })),
    ...farms.flatMap((farm) =>
      farm.claimProof ? { kind: 'claim-proof' as const, farm, isCode: farm.claimProof.asked === null } : [],
    ),
    ...inBusiness.flatMap((farm) =>
      farm.waitsFor && !farm.rejectedReason
        ? { kind: 'waiting' as const, farm, waitsFor: farm.waitsFor }
        : [],
    ),
    ...listings
      .filter(({ state }) => state === 'hidden')
      .map((listing) => ({ kind: 'hidden' as const, listing })),
    ...listings
      .filter(({ state, isAsked }) => state === 'live' && isAsked)
      .sort(soonestFirst)
      .map((listing) => ({ kind: 'to-confirm' as const, listing })),
    ...confirmations.map((confirmation) => ({ kind: 'still-right' as const, confirmation })),
    ...corrections.map((correction) => ({ kind: 'correction' as const, correction })),
    ...inBusiness
      .map((farm) => ({ kind: 'incomplete' as const, farm, lacks: lacksOf(farm) }))
      .filter(({ lacks }) => lacks.length > 0),
  ];
}

/** What grows in a field. */
const PICKED: readonly string[] = ['vegetables', 'fruits', 'herbs', 'flowers'];

/** @returns whether there is something whose picking changes from day to day: beef at a stand doesn’t */
export const hasPicking = ({ farms, listings }: Pick<FarmerDashboard, 'farms' | 'listings'>): boolean =>
  farms.some(({ kind, activities }) => kind === 'u_pick' || activities.some((one) => /pick/i.test(one))) ||
  listings.some(({ state, category }) => state === 'live' && PICKED.includes(category));

export interface Figures {
  live: number;
  /** Of all listings, in the last 30 days. */
  views: number;
  farms: number;
}

export function figuresOf({ farms, listings }: FarmerDashboard): Figures {
  return {
    live: listings.filter(({ state }) => state === 'live').length,
    views: listings.reduce((sum, { views }) => sum + views, 0),
    farms: farms.length,
  };
}

export type StateFilter = 'all' | OwnListingView['state'];

/** @returns the listings in a state whose name has the text in it */
export function filterListings(
  listings: readonly OwnListingView[],
  { text, state }: { text: string; state: StateFilter },
): OwnListingView[] {
  const wanted = text.trim().toLowerCase();
  return listings.filter(
    (listing) =>
      (state === 'all' || listing.state === state) && listing.productName.toLowerCase().includes(wanted),
  );
}
