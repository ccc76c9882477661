import type { ProductState } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import type { Tone } from '../../kit/cells';

export const STANDING_WORDS: Readonly<Record<ProductState, string>> = {
  listed: 'In the marketplace',
  off: 'Inactive',
  'vendor-closed': 'Vendor not active',
  hidden: 'Hidden by staff',
  deleted: 'Deleted by vendor',
};

export const STANDING_TONES: Readonly<Record<string, Tone>> = {
  [STANDING_WORDS.listed]: 'good',
  [STANDING_WORDS['vendor-closed']]: 'waiting',
  [STANDING_WORDS.hidden]: 'bad',
};

export const YES_OR_NO = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];
