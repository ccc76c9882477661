import type { Tone } from '../../kit/cells';

export const SHARE_TONES: Readonly<Record<string, Tone>> = {
  published: 'good',
  draft: 'plain',
  ended: 'plain',
};
export const MEMBER_TONES: Readonly<Record<string, Tone>> = { active: 'good', ended: 'plain' };
export const BOX_TONES: Readonly<Record<string, Tone>> = {
  ...{ packed: 'good', handed: 'good', promised: 'plain', canceled: 'bad', missed: 'bad' },
};

/** @returns what leads to the member of a box or entry */
export const memberPath = ({ memberId }: { memberId: number }): string => `/share-members/${memberId}/show`;
