import { dayLabel } from '../../../lib/format/day-label';
import { formatTime } from '../../../lib/format/format';

/** @returns "Open Sat, Nov 28, 9:30 AM", from "2026-11-28T09:30" */
export function openOnLabel(openOn: string): string {
  return `Open ${dayLabel(openOn.slice(0, 10), 3)}, ${formatTime(openOn.slice(11))}`;
}
