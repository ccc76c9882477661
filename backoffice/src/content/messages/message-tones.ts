import type { Tone } from '../../kit/cells';

export const MESSAGE_TONES: Readonly<Record<string, Tone>> = { unread: 'waiting', answered: 'good' };
