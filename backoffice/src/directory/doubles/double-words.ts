import type { AdminDoubleRow, DoubleReason } from '@farmgate/backend/contract/directory/admin/doubles.admin';
import type { Tone } from '../../kit/cells';

const REASON_WORDS: Readonly<Record<DoubleReason, string>> = {
  name: 'similar name',
  address: 'same address',
  phone: 'same phone',
  email: 'same email',
  website: 'same website',
};

export const PAIR_WORDS: Readonly<Record<AdminDoubleRow['pair'], string>> = {
  places: 'Two places',
  'farm-and-place': 'A farm and a place',
  farms: 'Two farms',
};

export const STATUS_WORDS: Readonly<Record<AdminDoubleRow['status'], string>> = {
  open: 'Possibly the same',
  different: 'Not the same',
  settled: 'Settled',
};

export const STATUS_TONES: Readonly<Record<string, Tone>> = {
  [STATUS_WORDS.open]: 'waiting',
  [STATUS_WORDS.different]: 'plain',
  [STATUS_WORDS.settled]: 'good',
};

/** @returns "Similar name, same phone" */
export function reasonsText(reasons: readonly DoubleReason[]): string {
  const text = reasons.map((reason) => REASON_WORDS[reason]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sidePath = (type: 'farm' | 'place', id: number): string => `/${type}s/${id}/show`;
