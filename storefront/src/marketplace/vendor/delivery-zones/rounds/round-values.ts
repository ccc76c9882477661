import type { Weekday } from '@farmgate/backend/contract/directory/hours';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';

/** What the form of delivery days holds, as it was typed. */
export interface RoundValues {
  weekdays: readonly Weekday[];
  opens: string;
  closes: string;
  cutoffKind: 'hours' | 'weekday';
  cutoffHours: string;
  cutoffWeekday: string;
  cutoffTime: string;
  opensDaysBefore: string;
  capacity: string;
  capacityUnit: 'orders' | 'crates';
}

const NEW_ROUND: RoundValues = {
  ...{ weekdays: [], opens: '', closes: '', cutoffKind: 'hours', cutoffHours: '24', cutoffWeekday: '4' },
  ...{ cutoffTime: '18:00', opensDaysBefore: '14', capacity: '', capacityUnit: 'orders' },
};

/** A field for the time of day does not know the midnight at a day's end. */
const clock = (time: string | null) => (time === '24:00' ? '23:59' : (time ?? ''));

/** @returns delivery days as their form shows them; null for new ones */
export function roundValues(schedule: PickupScheduleView | null): RoundValues {
  if (!schedule) return NEW_ROUND;
  const { weekdays, opens, closes, cutoff, opensDaysBefore, capacity, capacityUnit } = schedule;
  return {
    ...{ weekdays, opens: clock(opens), closes: clock(closes), capacityUnit },
    opensDaysBefore: String(opensDaysBefore),
    capacity: capacity === null ? '' : String(capacity),
    cutoffKind: cutoff.kind,
    cutoffHours: cutoff.kind === 'hours' ? String(cutoff.hours) : NEW_ROUND.cutoffHours,
    cutoffWeekday: cutoff.kind === 'weekday' ? String(cutoff.weekday) : NEW_ROUND.cutoffWeekday,
    cutoffTime: cutoff.kind === 'weekday' ? clock(cutoff.time) : NEW_ROUND.cutoffTime,
  };
}

/** What is no number stays the text that it is: the server says what is wrong with it. */
const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text);

/** @returns what is sent of a schedule: what the form does not have stays as it was */
export function roundRequest(values: RoundValues, before: PickupScheduleView | null) {
  const { weekdays, opens, closes, cutoffKind, capacityUnit } = values;
  const kept = before && {
    ...{ kind: before.kind, dates: before.dates, firstDay: before.firstDay, lastDay: before.lastDay },
    ...{ productIds: before.productIds, exceptions: before.exceptions },
  };
  return {
    kind: 'weekly' as const,
    ...kept,
    ...{ weekdays, opens, closes, capacityUnit },
    opensDaysBefore: number(values.opensDaysBefore),
    capacity: values.capacity.trim() === '' ? null : number(values.capacity),
    cutoff:
      cutoffKind === 'hours'
        ? { kind: 'hours', hours: number(values.cutoffHours) }
        : { kind: 'weekday', weekday: Number(values.cutoffWeekday), time: values.cutoffTime },
  };
}

/** The form's field that an issue of the server is about. */
const FIELDS: Readonly<Record<string, keyof RoundValues>> = {
  ...{ weekdays: 'weekdays', opens: 'opens', closes: 'closes', capacity: 'capacity' },
  ...{ opensDaysBefore: 'opensDaysBefore', 'cutoff.hours': 'cutoffHours', 'cutoff.time': 'cutoffTime' },
  'cutoff.weekday': 'cutoffWeekday',
};

/**
 * @param isSame whether a field is as it was sent: what was changed since may be right
 * @returns the sentence of each wrong field
 */
export function roundErrors(
  issues: readonly { path: string; message: string }[],
  isSame: (name: keyof RoundValues) => boolean,
): Partial<Record<keyof RoundValues, string>> {
  const errors: Partial<Record<keyof RoundValues, string>> = {};
  for (const { path, message } of issues) {
    const field = FIELDS[path];
    if (field && isSame(field)) errors[field] ??= message;
  }
  return errors;
}
