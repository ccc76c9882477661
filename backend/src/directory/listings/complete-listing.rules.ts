import { LISTING_CONTACT_MESSAGE, type ListingRequest } from '../../contract/directory/listings.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { UNKNOWN_ZIP } from '../places/farm-position.rules.js';
import type { Farm } from '../tables/farm.entity.js';

export type FarmOfListing = Pick<
  Farm,
  'id' | 'name' | 'zipCode' | 'city' | 'state' | 'latitude' | 'longitude' | 'email' | 'phone'
>;

export interface CompletedFields {
  farmId: number | null;
  farmName: string | null;
  /** These five are null together for a listing that says nothing of its place. */
  zipCode: string | null;
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  email: string | null;
  phone: string | null;
}

export interface Issue {
  path: string;
  message: string;
}

/** @param zip null also for no such ZIP code @returns the fields, or what is missing */
export function completeListing(
  form: Pick<ListingRequest, 'farmName' | 'zipCode' | 'email' | 'phone'>,
  farm: FarmOfListing | null,
  zip: ZipCode | null,
): { fields: CompletedFields } | { issues: Issue[] } {
  const issues: Issue[] = [];
  const spot = spotOf(form.zipCode, farm, zip);
  if (!spot) issues.push({ path: 'zipCode', message: UNKNOWN_ZIP });
  const email = form.email ?? farm?.email ?? null;
  const phone = form.phone ?? farm?.phone ?? null;
  if (email === null && phone === null) issues.push({ path: 'email', message: LISTING_CONTACT_MESSAGE });
  if (!spot || issues.length > 0) return { issues };
  const farmName = form.farmName ?? farm?.name ?? null;
  return { fields: { farmId: farm?.id ?? null, farmName, ...spot, email, phone } };
}

type Spot = Pick<CompletedFields, 'zipCode' | 'city' | 'state' | 'latitude' | 'longitude'>;

const NO_PLACE: Spot = { zipCode: null, city: null, state: null, latitude: null, longitude: null };

/** The farm's own position is better than its ZIP code's center. @returns null for no such ZIP code */
function spotOf(zipCode: string | null, farm: FarmOfListing | null, zip: ZipCode | null): Spot | null {
  const place = farm && (zipCode === null || zipCode === farm.zipCode) ? farm : zip;
  if (!place) return zipCode === null ? NO_PLACE : null;
  const { city, state, latitude, longitude } = place;
  return { zipCode: place.zipCode, city, state, latitude, longitude };
}
