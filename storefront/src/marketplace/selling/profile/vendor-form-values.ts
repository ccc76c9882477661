import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { DayHours } from '@farmgate/backend/contract/directory/hours';
import {
  FREE_SHIPPING_ABOVE_CENTS,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import type { GuideFarm } from '@farmgate/backend/contract/marketplace/selling-guide';
import type { FarmingPractice, ShippingMethod } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { NO_PICTURE, type PictureValue } from '../../../ui/pictures/picture-value';

/** What the form of a vendor holds, as it was typed. */
export interface VendorValues {
  businessName: string;
  description: string;
  farmStory: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  website: string;
  imageAlt: string;
  farmingPractice: FarmingPractice;
  certifications: string[];
  shippingMethods: ShippingMethod[];
  /** None for every state that is open. */
  shippingStates: string[];
  pickupNote: string;
  pickupHours: DayHours[];
  picture: PictureValue;
  /** Asked of a new vendor alone. */
  acceptsCommission: boolean;
}

export const EMPTY_VENDOR: VendorValues = {
  businessName: '',
  description: '',
  farmStory: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  website: '',
  imageAlt: '',
  farmingPractice: 'conventional',
  certifications: [],
  shippingMethods: [],
  shippingStates: [],
  pickupNote: '',
  ...{ pickupHours: [], picture: NO_PICTURE, acceptsCommission: false },
};

type Person = Pick<MeView, 'phone' | 'address' | 'city' | 'state' | 'zipCode'>;

/**
 * @param farm one's own, where there is one
 * @returns the form of somebody who is not a vendor yet, with what the farm says, and else the account
 */
export function firstVendorValues(me: Person, farm: GuideFarm | null): VendorValues {
  const { phone, address, city, state, zipCode } = farm ?? me;
  const known = { phone: phone ?? me.phone, address, city, state, zipCode };
  const texts = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? '']));
  return {
    ...EMPTY_VENDOR,
    ...texts,
    ...(farm && {
      businessName: farm.name.slice(0, MAX_NAME),
      description: farm.description.slice(0, MAX_DESCRIPTION),
      website: farm.website ?? '',
      ...(farm.organicCertified && { farmingPractice: 'organic', certifications: ['USDA Organic'] }),
    }),
  };
}

const MAX_NAME = 120;
const MAX_DESCRIPTION = 2_000;

/** @returns whether everything is filled in that a new vendor has to say, but for how it reaches people */
export const saysEnough = ({
  businessName,
  description,
  address,
  city,
  state,
  zipCode,
  phone,
}: VendorValues) =>
  [businessName, description, address, city, state, zipCode, phone].every((text) => text.trim() !== '');

/** @returns a profile as its form shows it */
export function vendorValues(profile: VendorProfile): VendorValues {
  return {
    businessName: profile.businessName,
    description: profile.description,
    farmStory: profile.farmStory ?? '',
    address: profile.address,
    city: profile.city,
    state: profile.state,
    zipCode: profile.zipCode,
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    imageAlt: profile.imageAlt ?? '',
    farmingPractice: profile.farmingPractice,
    certifications: [...profile.certifications],
    shippingMethods: [...profile.shippingMethods],
    shippingStates: [...profile.shippingStates],
    pickupNote: profile.pickupNote ?? '',
    ...{ pickupHours: [...profile.pickupHours], picture: NO_PICTURE, acceptsCommission: true },
  };
}

/**
 * @param seen what it was filled with: only what is changed since is written then
 * @returns the form as it is sent; the picture last, so that whoever reads it as it arrives has the fields by
 * then
 */
export function vendorFormData(values: VendorValues, seen: VendorProfile | null = null): FormData {
  const form = new FormData();
  const { picture, acceptsCommission, ...fields } = values;
  const removeImage = picture.isRemoved && !picture.file;
  const { picture: _picture, ...others } = seen ? changesSince(vendorValues(seen), values) : {};
  const changed = Object.keys(others);
  if (picture.file || removeImage) changed.push('imageUrl');
  const was = seen && { was: seenIn(seen, changed) };
  form.set('data', JSON.stringify({ ...fields, removeImage, ...(seen ? was : { acceptsCommission }) }));
  if (picture.file) form.set('image', picture.file, picture.file.name);
  return form;
}

const PRACTICES: Record<FarmingPractice, string> = {
  conventional: 'Conventional',
  organic: 'Organic',
  regenerative: 'Regenerative',
  sustainable: 'Sustainable',
  biodynamic: 'Biodynamic',
};

export const practiceLabel = (practice: FarmingPractice): string => PRACTICES[practice];

/** What the checkout asks for whatever is shipped. */
const SHIPPING_COST = `${dollars(NATIONWIDE_SHIPPING_CENTS)} an order, free above ${dollars(FREE_SHIPPING_ABOVE_CENTS)}.`;

/**
 * What a way of reaching people means, and what it costs them.
 * @param states that orders can be sent to, in words
 */
export const methodMeanings = (states: string): Record<ShippingMethod, string> => ({
  pickup: 'Customers come to you or your market stand. It’s free, and they can pay in cash.',
  local_delivery: `You bring it to customers within ${LOCAL_DELIVERY_MILES} miles. ${dollars(LOCAL_DELIVERY_CENTS)} an order.`,
  regional_shipping: `You ship it within your own state. ${SHIPPING_COST}`,
  nationwide_shipping: `You ship it to other states, for now ${states}. ${SHIPPING_COST}`,
});
