import type { AdminDiscountCode } from '@farmgate/backend/contract/marketplace/admin/discount-codes.admin';
import type { CodeState } from '@farmgate/backend/contract/marketplace/discount-codes';
import { dollars, type Tone } from '../../kit/cells';

export const CODE_TONES: Readonly<Record<CodeState, Tone>> = {
  scheduled: 'waiting',
  running: 'good',
  'used-up': 'plain',
  ended: 'plain',
};

/** @returns "10% off", "$5.00 off" */
export const offWords = ({ percent, amount }: Pick<AdminDiscountCode, 'percent' | 'amount'>): string =>
  percent === null ? `${dollars(amount ?? 0)} off` : `${percent}% off`;

/** @returns "3 of 50", "3" */
export const usesWords = ({ uses, maxUses }: Pick<AdminDiscountCode, 'uses' | 'maxUses'>): string =>
  maxUses === null ? uses.toLocaleString('en-US') : `${uses} of ${maxUses}`;
