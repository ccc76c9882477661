import type { Weekday } from '../../../contract/directory/hours.js';
import type { Cutoff } from '../../../contract/marketplace/pickup/pickup-schedules.js';

export interface CutoffColumns {
  cutoffHours: number | null;
  cutoffWeekday: Weekday | null;
  /** "HH:MM" of the weekday. */
  cutoffTime: string | null;
}

export const cutoffOf = ({ cutoffHours, cutoffWeekday, cutoffTime }: CutoffColumns): Cutoff =>
  cutoffWeekday !== null && cutoffTime !== null
    ? { kind: 'weekday', weekday: cutoffWeekday, time: cutoffTime }
    : { kind: 'hours', hours: cutoffHours ?? 0 };

export const cutoffColumns = (cutoff: Cutoff): CutoffColumns =>
  cutoff.kind === 'weekday'
    ? { cutoffHours: null, cutoffWeekday: cutoff.weekday, cutoffTime: cutoff.time }
    : { cutoffHours: cutoff.hours, cutoffWeekday: null, cutoffTime: null };
