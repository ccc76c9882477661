import type { Weekday } from '@farmgate/backend/contract/directory/hours';
import { type SeasonDate, seasonDates } from '@farmgate/backend/contract/marketplace/shares/season';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { MAX_SHARE_WEEKS, type ShareRhythm } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { calendarDay } from '../../../lib/format/calendar-day';
import {
  ONE_PRICE,
  type PlanPriceValues,
  planPrices,
  priceChoiceOf,
  priceFieldAt,
} from './plan-price-values';

export interface SizeValues {
  /** Null for a new one. */
  id: number | null;
  name: string;
  description: string;
  price: string;
  places: string;
  crates: string;
}

/** What the form of a share holds, as it was typed. */
export interface PlanValues extends PlanPriceValues {
  /** Of an add-on its main share. */
  addOnToId: number | null;
  name: string;
  description: string;
  sizes: SizeValues[];
  sites: { scheduleId: number; fee: string }[];
  rhythm: ShareRhythm;
  weekday: string;
  firstDay: string;
  lastDay: string;
  skippedDays: string[];
  includedHolds: string;
  holdCredit: string;
  holdShift: string;
  holdDonate: string;
  refund: 'none' | 'part';
  percent: string;
  until: string;
  deposit: string;
  payments: number[];
  pausesUnpaid: boolean;
  allowsSmaller: boolean;
  hasWork: boolean;
  workHours: string;
  workRate: string;
  workUntil: string;
  /** Empty where nothing can be tried. */
  trialBoxes: string;
  joinUntil: string;
  isHidden: boolean;
}

export const NEW_SIZE: SizeValues = {
  id: null,
  name: '',
  description: '',
  price: '',
  places: '',
  crates: '1',
};

export const NEW_PLAN: PlanValues = {
  addOnToId: null,
  ...{ name: '', description: '', sizes: [{ ...NEW_SIZE, name: 'Regular' }], sites: [] },
  ...{ rhythm: 'weekly', weekday: '', firstDay: '', lastDay: '', skippedDays: [] },
  ...{ includedHolds: '0', holdCredit: '2', holdShift: '1', holdDonate: '1' },
  ...{
    refund: 'part',
    percent: '100',
    until: '',
    deposit: '0',
    payments: [1],
    trialBoxes: '',
    joinUntil: '',
  },
  ...{ pausesUnpaid: false, allowsSmaller: false, isHidden: false },
  ...ONE_PRICE,
  ...{ hasWork: false, workHours: '8', workRate: '15', workUntil: '' },
};

const amount = (value: number) => value.toFixed(2).replace(/\.00$/, '');

/** @returns a share as its form shows it */
export function planValues(plan: SharePlanView): PlanValues {
  const { name, description, sizes, sites, rhythm, weekday, firstDay, lastDay, skippedDays } = plan;
  const { includedHolds, holds, refund, payments, pausesUnpaid, allowsSmaller, joinUntil, isHidden } = plan;
  const { work } = plan;
  const part = refund.kind === 'part' ? refund : null;
  return {
    addOnToId: plan.addOnTo?.id ?? null,
    ...{ name, description: description ?? '', rhythm, weekday: String(weekday), firstDay, lastDay },
    sizes: sizes.map((size) => ({
      ...{ id: size.id, name: size.name, description: size.description ?? '', price: amount(size.price) },
      ...{ places: String(size.places), crates: String(size.crates) },
    })),
    sites: sites.map(({ scheduleId, fee }) => ({ scheduleId, fee: amount(fee) })),
    ...{ skippedDays, includedHolds: String(includedHolds), holdCredit: String(holds.credit) },
    ...{ holdShift: String(holds.shift), holdDonate: String(holds.donate), refund: refund.kind },
    ...{
      percent: String(part?.percent ?? 100),
      until: part?.until ?? '',
      deposit: amount(part?.deposit ?? 0),
    },
    ...{ payments, pausesUnpaid, allowsSmaller, joinUntil: joinUntil ?? '', isHidden },
    trialBoxes: plan.trialBoxes === null ? '' : String(plan.trialBoxes),
    ...planPrices(plan.priceChoice),
    hasWork: work !== null,
    ...{ workHours: String(work?.hours ?? NEW_PLAN.workHours), workUntil: work?.until ?? '' },
    workRate: work ? amount(work.rate) : NEW_PLAN.workRate,
  };
}

/** @returns an add-on to a share as its form begins: with that one's rules, and without a size */
export const addOnValues = (main: SharePlanView): PlanValues => ({
  ...{
    ...planValues(main),
    ...ONE_PRICE,
    addOnToId: main.id,
    name: '',
    description: '',
    trialBoxes: '',
    joinUntil: '',
    isHidden: false,
  },
  sizes: [{ ...NEW_SIZE, name: 'Regular', crates: '0' }],
  ...{ skippedDays: [], includedHolds: '0' },
});

/** "1,250" is 1250; what is no number stays what it is, so that the rules say so. */
const count = (text: string): unknown => {
  const plain = text.replace(/[,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};
const money = (text: string) => text.replace(/[$,\s]/g, '');

/** @returns what is sent of it */
export function planRequest(values: PlanValues) {
  const { name, description, sizes, sites, rhythm, weekday, firstDay, lastDay, skippedDays } = values;
  const { payments, pausesUnpaid, allowsSmaller, joinUntil, isHidden } = values;
  const { refund, percent, until, deposit } = values;
  const days = new Set(seasonOf(values).map(({ date }) => date));
  return {
    addOnToId: values.addOnToId,
    ...{
      name,
      description,
      rhythm,
      weekday: weekday === '' ? undefined : Number(weekday),
      firstDay,
      lastDay,
    },
    sizes: sizes.map((size) => ({
      ...(size.id !== null && { id: size.id }),
      ...{ name: size.name, description: size.description, price: money(size.price) },
      ...{ places: count(size.places), crates: count(size.crates) },
    })),
    sites: sites.map(({ scheduleId, fee }) => ({ scheduleId, fee: money(fee) || '0' })),
    // Those that were tapped for other days don't count.
    skippedDays: skippedDays.filter((day) => days.has(day)),
    includedHolds: count(values.includedHolds),
    holds: {
      credit: count(values.holdCredit),
      shift: count(values.holdShift),
      donate: count(values.holdDonate),
    },
    refund:
      refund === 'none'
        ? { kind: refund }
        : { kind: refund, percent: count(percent), until, deposit: money(deposit) || '0' },
    ...{ payments, pausesUnpaid, allowsSmaller, joinUntil, isHidden, work: workOf(values) },
    priceChoice: priceChoiceOf(values),
    trialBoxes: values.trialBoxes === '' ? null : Number(values.trialBoxes),
  };
}

function workOf({ hasWork, workHours, workRate, workUntil }: PlanValues) {
  return hasWork ? { hours: count(workHours), rate: money(workRate), until: workUntil } : null;
}

const FIELDS: Readonly<Record<string, keyof PlanValues>> = {
  ...{ 'holds.credit': 'holdCredit', 'holds.shift': 'holdShift', 'holds.donate': 'holdDonate' },
  ...{ 'refund.kind': 'refund', 'refund.percent': 'percent', 'refund.until': 'until' },
  'refund.deposit': 'deposit',
  ...{ 'work.hours': 'workHours', 'work.rate': 'workRate', 'work.until': 'workUntil' },
};

/** @returns the form's field that a path of the request is in */
export const planFieldAt = (path: string): string | null => FIELDS[path] ?? priceFieldAt(path) ?? path;

type SeasonValues = Pick<PlanValues, 'rhythm' | 'weekday' | 'firstDay' | 'lastDay'>;

/** @returns all days of a season that is being typed, skipped or not; none while it is incomplete */
export function seasonOf({ rhythm, weekday, firstDay, lastDay }: SeasonValues): SeasonDate[] {
  if (weekday === '' || !calendarDay(firstDay) || !calendarDay(lastDay)) return [];
  const weeks = (Date.parse(lastDay) - Date.parse(firstDay)) / (7 * DAY_MS);
  if (weeks > MAX_SHARE_WEEKS) return [];
  return seasonDates({ rhythm, weekday: Number(weekday) as Weekday, firstDay, lastDay, skippedDays: [] });
}
