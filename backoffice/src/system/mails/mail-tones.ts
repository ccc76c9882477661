import type { Tone } from '../../kit/cells';

export const MAIL_TONES: Readonly<Record<string, Tone>> = { waiting: 'waiting', sent: 'good', failed: 'bad' };
