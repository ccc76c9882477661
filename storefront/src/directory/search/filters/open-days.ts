import { utcDay } from '@farmgate/backend/contract/shared/calendar/days';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { dayLabel } from '../../../lib/format/day-label';

/** A day to choose, "2026-11-28". */
export interface OpenDay {
  day: string;
  label: string;
}

const text = (moment: number) => utcDay(new Date(moment));

/**
 * @param now the visitor's moment, read on the visitor's own clock
 * @returns today, tomorrow, and the next Saturday and Sunday, each once
 */
export function openDays(now: Date): OpenDay[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const next = (weekday: number) => text(today + ((weekday - now.getDay() + 7) % 7) * DAY_MS);
  const days = [
    { day: text(today), name: 'Today' },
    { day: text(today + DAY_MS), name: 'Tomorrow' },
    { day: next(6), name: '' },
    { day: next(0), name: '' },
  ];
  return days
    .filter(({ day }, index) => days.findIndex((other) => other.day === day) === index)
    .map(({ day, name }) => ({ day, label: name === '' ? dayLabel(day) : `${name}, ${dayLabel(day, 3)}` }));
}
