import type { VendorState } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import type { PayeeState } from '@farmgate/backend/contract/marketplace/get-paid';
import type { Tone } from '../../kit/cells';

export const STANDING_TONES: Readonly<Record<VendorState, Tone>> = {
  waiting: 'waiting',
  declined: 'plain',
  approved: 'good',
  suspended: 'bad',
};

/** How far a vendor is with being paid. */
export const PAYEE_WORDS: Readonly<Record<PayeeState, string>> = {
  none: 'Not started',
  due: 'Details due',
  enabled: 'Enabled',
  restricted: 'Restricted',
};
export const PAYEE_CHOICES = Object.entries(PAYEE_WORDS).map(([id, name]) => ({ id, name }));

/** @param rate a part: "0.12" @returns "12%" */
export const percentOf = (rate: string): number => Math.round(Number(rate) * 10_000) / 100;
