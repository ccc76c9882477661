import { PLACE_KIND_LABELS, PLACE_KINDS } from '@farmgate/backend/contract/directory/place-kinds';
import type { Tone } from '../../kit/cells';

/** Words and choices that the pages of the directory share. */

export const KIND_CHOICES = PLACE_KINDS.map((id) => ({ id, name: PLACE_KIND_LABELS[id] }));
export const YES_OR_NO = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

export const VERIFICATION_TONES: Readonly<Record<string, Tone>> = {
  waiting: 'waiting',
  verified: 'good',
  rejected: 'bad',
};
/** Why shoppers don't see a farm yet. */
export const WAITS_FOR_WORDS = {
  email: 'Hidden until its owner confirms their email',
  staff: 'Hidden until verified: may be a farm that’s already listed',
} as const;
export const DECISION_TONES: Readonly<Record<string, Tone>> = {
  new: 'waiting',
  verified: 'good',
  proven: 'good',
  approved: 'good',
  done: 'good',
  rejected: 'bad',
  released: 'plain',
  withdrawn: 'plain',
};
export const LISTING_TONES: Readonly<Record<string, Tone>> = {
  live: 'good',
  removed: 'bad',
  hidden: 'waiting',
};

/** @returns "Fort Myers, FL 33901", as far as known */
export const placeText = (at: { city: string | null; state: string | null; zipCode: string | null }) =>
  [at.city, [at.state, at.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** @returns a maps search at a point, in a window of its own */
export const mapAddress = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
