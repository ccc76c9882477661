import {
  LISTING_CATEGORIES,
  type ListingCategory,
  UNITS,
  type Unit,
} from '@farmgate/backend/contract/directory/categories';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';
import { NO_PICTURE, type PictureValue } from '../../ui/pictures/picture-value';

/** What the form of a listing holds: everything but its picture as text, as it was typed. */
export interface ListingValues {
  productName: string;
  category: string;
  price: string;
  unit: string;
  description: string;
  /** The id of one of one's farms, or empty. */
  farmId: string;
  farmName: string;
  zipCode: string;
  email: string;
  phone: string;
  imageAlt: string;
  picture: PictureValue;
}

export const EMPTY_LISTING: ListingValues = {
  productName: '',
  category: '',
  price: '',
  unit: '',
  description: '',
  farmId: '',
  farmName: '',
  zipCode: '',
  email: '',
  phone: '',
  ...{ imageAlt: '', picture: NO_PICTURE },
};

/** What a listing takes from its farm where the form leaves it empty. */
export type FarmDefaults = Pick<FarmView, 'id' | 'name' | 'zipCode' | 'city' | 'state' | 'email' | 'phone'>;

/** @returns the farm that is chosen; null for none, or for one that is not among one's own */
export function chosenFarm<Farm extends { id: number }>(farms: readonly Farm[], farmId: string): Farm | null {
  return farms.find(({ id }) => String(id) === farmId) ?? null;
}

/**
 * The farm that a new listing starts with.
 * @param asked what the address asks for; anything may stand there
 */
export function firstFarmId(farms: readonly { id: number }[], asked: string | null): string {
  const farm = chosenFarm(farms, asked ?? '') ?? farms[0];
  return farm ? String(farm.id) : '';
}

/** @returns whether somebody who wants the produce can reach the farmer, by the form or by the farm */
export function hasContact(
  { email, phone }: Pick<ListingValues, 'email' | 'phone'>,
  farm: Pick<FarmDefaults, 'email' | 'phone'> | null,
): boolean {
  return [email, phone, farm?.email, farm?.phone].some((way) => Boolean(way?.trim()));
}

/**
 * @returns the values of a listing as its form shows them; what was taken from the farm stays empty, so that
 * it goes on being taken
 */
export function valuesOf(listing: ListingView, farms: readonly FarmDefaults[]): ListingValues {
  const farmId = listing.farmId === null ? '' : String(listing.farmId);
  const farm = chosenFarm(farms, farmId);
  const own = (value: string | null, ofFarm: string | null | undefined) =>
    value === null || value === ofFarm ? '' : value;
  return {
    productName: listing.productName,
    category: listing.category,
    price: listing.price,
    unit: listing.unit,
    description: listing.description,
    farmId: farm ? farmId : '',
    farmName: own(listing.farmName, farm?.name),
    zipCode: own(listing.zipCode, farm?.zipCode),
    email: own(listing.email, farm?.email),
    phone: own(listing.phone, farm?.phone),
    ...{ imageAlt: listing.imageAlt ?? '', picture: NO_PICTURE },
  };
}

/** @returns whether somebody has typed something: choices are there from the beginning */
export const hasText = ({
  unit: _unit,
  farmId: _farmId,
  picture: _picture,
  ...typed
}: ListingValues): boolean => Object.values(typed).some((text) => text.trim() !== '');

/** What a listing was when its form was filled, and the farms that the form knew. */
export interface SeenListing {
  listing: ListingView;
  farms: readonly FarmDefaults[];
}

/** @returns for `was`: what the form had shown in the fields that are changed */
export function listingWas({ listing, farms }: SeenListing, values: ListingValues): Record<string, unknown> {
  const { picture } = values;
  const { picture: _shown, ...changes } = changesSince(valuesOf(listing, farms), values);
  const changed = Object.keys(changes);
  const isOtherFarm = values.farmId !== String(listing.farmId ?? '');
  const also = [
    ...(picture.file || picture.isRemoved ? ['imageUrl'] : []),
    // Also where it has one that cannot be chosen here.
    ...(isOtherFarm ? ['farmId'] : []),
  ];
  return seenIn(listing, [...changed, ...also]);
}

/**
 * @param kept the address of the picture that is kept so far; null for a new listing
 * @param seen what it was filled with: only what is changed since is written then
 * @returns the form as it is sent
 */
export function listingFormData(
  values: ListingValues,
  { kept, isAvailable, seen }: { kept: string | null; isAvailable: boolean; seen?: SeenListing | null },
): FormData {
  const form = new FormData();
  const { picture, ...texts } = values;
  for (const [name, value] of Object.entries(texts)) form.set(name, value.trim());
  form.set('isAvailable', String(isAvailable));
  if (seen) form.set('was', JSON.stringify(listingWas(seen, values)));
  if (kept !== null && !picture.isRemoved && !picture.file) form.set('imageUrl', kept);
  if (picture.isRemoved && !picture.file) form.set('removeImage', 'true');
  // The file last: whoever reads the form as it arrives has the fields by then.
  if (picture.file) form.set('image', picture.file, picture.file.name);
  return form;
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

export interface PreviewSource {
  values: ListingValues;
  farm: FarmDefaults | null;
  /** The address of the picture. */
  imageUrl: string | null;
  /** When it is shown as new; ISO. */
  now: string;
}

/** @returns the listing as its card will show it, with words for what is still missing */
export function previewListing({ values, farm, imageUrl, now }: PreviewSource): ListingView {
  const category: ListingCategory = isOneOf(LISTING_CATEGORIES, values.category)
    ? values.category
    : 'vegetables';
  const unit: Unit = isOneOf(UNITS, values.unit) ? values.unit : 'other';
  const isFarmsPlace = farm !== null && values.zipCode.trim() === '';
  const or = (text: string, otherwise: string | null | undefined) => text.trim() || (otherwise ?? null);
  return {
    id: 0,
    farmId: farm?.id ?? null,
    productName: values.productName.trim() || 'Your product',
    description: values.description,
    price: values.price.trim() || 'Your price',
    unit,
    category,
    imageUrl,
    imageAlt: null,
    isAvailable: true,
    createdAt: now,
    updatedAt: now,
    farmName: or(values.farmName, farm?.name) ?? 'Your farm',
    zipCode: or(values.zipCode, farm?.zipCode),
    city: isFarmsPlace ? farm.city : null,
    state: isFarmsPlace ? farm.state : null,
    latitude: null,
    longitude: null,
    email: or(values.email, farm?.email),
    phone: or(values.phone, farm?.phone),
    distanceMiles: null,
    isDemonstration: false,
  };
}
