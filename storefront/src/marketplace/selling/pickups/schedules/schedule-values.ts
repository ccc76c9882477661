import type { HoursException, Weekday } from '@farmgate/backend/contract/directory/hours';
import type { Repeat } from '@farmgate/backend/contract/directory/repeats';
import {
  type CapacityUnit,
  NEW_SCHEDULE,
  type ScheduleKind,
} from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { timeFieldValue, timeOf } from '../../../../shared/hours-exceptions/clock-fields';
import { changesSince, seenIn } from '../../../../ui/forms/meanwhile';
import type { FormPart } from '../../../../ui/forms/use-form';

/** What the form of a schedule holds, as it was typed; times as "HH:MM" of a time field. */
export interface ScheduleValues {
  kind: ScheduleKind;
  weekdays: Weekday[];
  /** In which weeks; null for every one. */
  repeats: Repeat | null;
  dates: string[];
  /** Of market days: hours of one's own instead of the market's. */
  hasOwnHours: boolean;
  opens: string;
  closes: string;
  firstDay: string;
  lastDay: string;
  opensDaysBefore: string;
  cutoffKind: 'hours' | 'weekday';
  cutoffHours: string;
  cutoffWeekday: Weekday;
  cutoffTime: string;
  isLimited: boolean;
  capacity: string;
  capacityUnit: CapacityUnit;
  isSome: boolean;
  productIds: number[];
  exceptions: HoursException[];
}

/** What the parts of its form work on. */
export type SchedulePart = FormPart<ScheduleValues>;

const CUTOFF_FIELDS: Readonly<Record<string, keyof ScheduleValues>> = {
  ...{ cutoff: 'cutoffHours', 'cutoff.hours': 'cutoffHours' },
  ...{ 'cutoff.weekday': 'cutoffWeekday', 'cutoff.time': 'cutoffTime' },
};

/** @returns the form's field that a path of the request is in */
export const scheduleFieldAt = (path: string): string => CUTOFF_FIELDS[path] ?? path;

/** What a schedule is of. */
export type ScheduleWhat = 'pickup' | 'delivery';

/** What its forms call their fields. */
export const SCHEDULE_LABELS: Readonly<Partial<Record<keyof ScheduleValues, string>>> = {
  ...{ kind: 'Which days', weekdays: 'Weekdays', repeats: 'Which weeks', dates: 'Dates' },
  ...{ hasOwnHours: 'Hours of your own', opens: 'Opening time', closes: 'Closing time' },
  ...{ firstDay: 'First day', lastDay: 'Last day', opensDaysBefore: 'Opens for orders' },
  ...{ cutoffKind: 'Order deadline', cutoffHours: 'Hours before', cutoffWeekday: 'Weekday of the deadline' },
  ...{ cutoffTime: 'Time of the deadline', isLimited: 'Limited room', capacity: 'Room' },
  ...{ capacityUnit: 'Counted in', isSome: 'Only some products', productIds: 'Products' },
  exceptions: 'Special dates',
};

/** @returns a new schedule; at a market it follows the market's days */
export const newSchedule = (isAtMarket: boolean): ScheduleValues => ({
  kind: isAtMarket ? 'market_days' : 'weekly',
  ...{
    weekdays: [],
    repeats: null,
    dates: [],
    hasOwnHours: false,
    opens: '',
    closes: '',
    firstDay: '',
    lastDay: '',
  },
  opensDaysBefore: String(NEW_SCHEDULE.opensDaysBefore),
  ...{
    cutoffKind: 'hours',
    cutoffHours: String(NEW_SCHEDULE.cutoffHours),
    cutoffWeekday: 4,
    cutoffTime: '18:00',
  },
  ...{ isLimited: true, capacity: String(NEW_SCHEDULE.capacity), capacityUnit: 'orders' },
  ...{ isSome: false, productIds: [], exceptions: [] },
});

/** @returns a schedule as its form shows it */
export function scheduleValues(schedule: PickupScheduleView): ScheduleValues {
  const { cutoff, capacity, productIds, kind } = schedule;
  const preset = newSchedule(false);
  return {
    kind,
    weekdays: schedule.weekdays,
    repeats: schedule.repeats,
    dates: schedule.dates,
    hasOwnHours: kind === 'market_days' && schedule.opens !== null,
    opens: timeFieldValue(schedule.opens),
    closes: timeFieldValue(schedule.closes),
    firstDay: schedule.firstDay ?? '',
    lastDay: schedule.lastDay ?? '',
    opensDaysBefore: String(schedule.opensDaysBefore),
    cutoffKind: cutoff.kind,
    cutoffHours: cutoff.kind === 'hours' ? String(cutoff.hours) : preset.cutoffHours,
    cutoffWeekday: cutoff.kind === 'weekday' ? cutoff.weekday : preset.cutoffWeekday,
    cutoffTime: cutoff.kind === 'weekday' ? timeFieldValue(cutoff.time) : preset.cutoffTime,
    isLimited: capacity !== null,
    capacity: String(capacity ?? preset.capacity),
    capacityUnit: schedule.capacityUnit,
    isSome: productIds !== null,
    productIds: productIds ?? [],
    exceptions: schedule.exceptions,
  };
}

/** @returns delivery days as their form shows them, a blank capacity for no limit; null for new ones */
export function roundValues(schedule: PickupScheduleView | null): ScheduleValues {
  const values = schedule ? scheduleValues(schedule) : { ...newSchedule(false), isLimited: false };
  return values.isLimited ? values : { ...values, capacity: '' };
}

/** What is no whole number is sent as it is, and refused with a sentence. */
const count = (text: string) => {
  const typed = text.replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : text.trim() || null;
};

/** @returns what is sent; the server reads what was typed. Midnight ends a day. */
export function scheduleRequest(values: ScheduleValues) {
  const { kind, opens, closes, cutoffKind, cutoffHours, cutoffWeekday, cutoffTime } = values;
  const hasHours = kind !== 'market_days' || values.hasOwnHours;
  // Where both are blank, the market's own hours would be meant.
  const blank = kind === 'market_days' && opens === '' && closes === '' ? 'none' : '';
  return {
    kind,
    weekdays: kind === 'weekly' ? values.weekdays : [],
    repeats: kind === 'weekly' ? values.repeats : null,
    dates: kind === 'dates' ? values.dates.filter((date) => date !== '') : [],
    opens: hasHours ? (timeOf('opens', opens) ?? blank) : '',
    closes: hasHours ? (timeOf('closes', closes) ?? '') : '',
    firstDay: kind === 'dates' ? '' : values.firstDay,
    lastDay: kind === 'dates' ? '' : values.lastDay,
    opensDaysBefore: count(values.opensDaysBefore),
    cutoff:
      cutoffKind === 'hours'
        ? { kind: cutoffKind, hours: count(cutoffHours) }
        : { kind: cutoffKind, weekday: cutoffWeekday, time: timeOf('closes', cutoffTime) ?? '' },
    capacity: values.isLimited ? (count(values.capacity) ?? '') : null,
    capacityUnit: values.capacityUnit,
    productIds: values.isSome ? values.productIds : null,
    exceptions: values.exceptions,
  };
}

/**
 * @param seen what the form was filled with: only what is changed since is written; null for a new schedule
 * @returns what is sent
 */
export function scheduleChange(values: ScheduleValues, seen: PickupScheduleView | null) {
  const request = scheduleRequest(values);
  return seen
    ? { ...request, was: seenIn(seen, Object.keys(changesSince(requestOf(seen), request))) }
    : request;
}

/** @returns a schedule as it is sent again: to bring back one that was ended */
export const requestOf = (schedule: PickupScheduleView) => scheduleRequest(scheduleValues(schedule));
