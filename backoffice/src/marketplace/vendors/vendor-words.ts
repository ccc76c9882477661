import type { VendorState } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import type { Tone } from '../../kit/cells';

export const STANDING_TONES: Readonly<Record<VendorState, Tone>> = {
  waiting: 'waiting',
  declined: 'plain',
  approved: 'good',
  suspended: 'bad',
};

/** @param rate a share: "0.12" @returns "12%" */
export const percentOf = (rate: string): number => Math.round(Number(rate) * 10_000) / 100;
