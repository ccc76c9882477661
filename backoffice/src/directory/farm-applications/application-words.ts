import type { Tone } from '../../kit/cells';

export const APPLICATION_TONES: Readonly<Record<string, Tone>> = {
  new: 'waiting',
  approved: 'good',
  declined: 'plain',
};
