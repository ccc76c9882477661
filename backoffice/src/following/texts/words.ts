import type { Tone } from '../../kit/cells';

export const OUTCOME_TONES: Readonly<Record<string, Tone>> = {
  ...{ done: 'good', asked: 'waiting', 'not-understood': 'waiting', refused: 'bad' },
};

export const CONSENT_TONES: Readonly<Record<string, Tone>> = {
  ...{ 'opted-in': 'good', started: 'good', stopped: 'bad' },
};
