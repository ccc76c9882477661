import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import type { FarmFormValues } from '../form/farm-form-values';

/** The steps of a farm's form, in their order. The first one registers the farm. */
export const FARM_STEPS = ['basics', 'about', 'products', 'hours', 'visit'] as const;
export type FarmStep = (typeof FARM_STEPS)[number];

export const STEP_TITLES: Readonly<Record<FarmStep, string>> = {
  basics: 'Name, contact and photo',
  about: 'Address and description',
  products: 'Products',
  hours: 'Opening hours',
  visit: 'Visiting and links',
};

const FIELDS: Readonly<Record<FarmStep, readonly (keyof FarmFormValues)[]>> = {
  basics: ['name', 'zipCode', 'email', 'phone', 'picture', 'pictureAlt'],
  about: ['kind', 'address', 'latitude', 'longitude', 'description'],
  products: ['productTypes', 'organicCertified'],
  hours: ['seasons', 'exceptions', 'hoursChecked', 'businessStatus'],
  visit: ['activities', 'features', 'website', 'socialLinks'],
};

/** @returns the step in an address; null for the whole form on one page */
export const readStep = (query: URLSearchParams): FarmStep | null =>
  FARM_STEPS.find((step) => step === query.get('step')) ?? null;

/** @returns the step behind one; null behind the last */
export const stepAfter = (step: FarmStep): FarmStep | null =>
  FARM_STEPS[FARM_STEPS.indexOf(step) + 1] ?? null;

/** @returns the first step with one of these fields, given as "phone" or "seasons.0.from"; null for none */
export function stepWith(paths: readonly string[]): FarmStep | null {
  const names = new Set(paths.map((path) => path.split('.')[0]));
  return FARM_STEPS.find((step) => FIELDS[step].some((name) => names.has(name))) ?? null;
}

type Place = Pick<ZipCodeView, 'city' | 'state'>;

const whereOf = (place: Place | null, zipCode: string) =>
  place ? `${place.city}, ${place.state}` : `ZIP code ${zipCode.trim()}`;

type Known = Pick<
  FarmView,
  | 'name'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'description'
  | 'imageUrl'
  | 'photos'
  | 'productTypes'
  | 'seasons'
  | 'activities'
  | 'features'
  | 'website'
  | 'socialLinks'
>;

/**
 * @returns the steps in which something is still to be said of a farm. Farms that registered before the first
 * step asked for them have an address and a description that say no more than their ZIP code.
 */
export function stepsLeft(farm: Known): FarmStep[] {
  const { city, state } = farm;
  const where = whereOf(city && state ? { city, state } : null, farm.zipCode);
  const hasLinks = farm.website !== null || Object.keys(farm.socialLinks).length > 0;
  const isDone: Record<FarmStep, boolean> = {
    basics: farm.imageUrl !== null || farm.photos.length > 0,
    about: farm.address !== where && !farm.description.endsWith(` is in ${where}.`),
    products: farm.productTypes.length > 0,
    hours: farm.seasons.length > 0,
    visit: farm.activities.length + farm.features.length > 0 || hasLinks,
  };
  return FARM_STEPS.filter((step) => !isDone[step]);
}
