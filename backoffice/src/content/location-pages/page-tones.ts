import type { Tone } from '../../kit/cells';

export const PAGE_TONES: Readonly<Record<string, Tone>> = { published: 'good', draft: 'waiting' };
