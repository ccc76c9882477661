import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { PickupScheduleRequest } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { describe, expect, it } from '@jest/globals';
import {
  newSchedule,
  requestOf,
  roundValues,
  scheduleChange,
  scheduleFieldAt,
  scheduleRequest,
  type ScheduleValues,
  scheduleValues,
} from './schedule-values';

const SATURDAYS: ScheduleValues = {
  ...newSchedule(false),
  ...{ weekdays: [6], opens: '09:00', closes: '12:00' },
};
const wrong = (given: Partial<ScheduleValues>) =>
  (PickupScheduleRequest.safeParse(scheduleRequest({ ...SATURDAYS, ...given })).error?.issues ?? []).map(
    ({ path }) => scheduleFieldAt(path.join('.')),
  );

describe('the form of a schedule', () => {
  it('sends what the contract takes, whatever kind it is', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ kind: 'dates', dates: ['2026-12-05', ''] })).toEqual([]);
    expect(wrong({ kind: 'market_days', opens: '', closes: '' })).toEqual([]);
    expect(wrong({ cutoffKind: 'weekday', isLimited: false, isSome: true, productIds: [4] })).toEqual([]);
  });

  it('is told what is wrong at each field', () => {
    expect(wrong({ weekdays: [], closes: '' })).toEqual(['weekdays', 'closes']);
    expect(wrong({ kind: 'dates', dates: [''] })).toEqual(['dates']);
    expect(wrong({ kind: 'market_days', hasOwnHours: true, opens: '', closes: '' })).toEqual([
      'opens',
      'closes',
    ]);
    expect(wrong({ repeats: { kind: 'alternate', from: '' } })).toEqual(['repeats.from']);
    expect(wrong({ repeats: { kind: 'monthly', weeks: [] } })).toEqual(['repeats.weeks']);
    expect(wrong({ cutoffHours: 'a day' })).toEqual(['cutoffHours']);
    expect(wrong({ cutoffKind: 'weekday', cutoffTime: '' })).toEqual(['cutoffTime']);
    expect(wrong({ capacity: '' })).toEqual(['capacity']);
    expect(wrong({ capacity: '2.5', opensDaysBefore: '' })).toEqual(['opensDaysBefore', 'capacity']);
    expect(wrong({ isSome: true })).toEqual(['productIds']);
    expect(wrong({ firstDay: '2027-05-01', lastDay: '2027-04-01' })).toEqual(['lastDay']);
  });

  it('takes midnight as the end of a day', () => {
    const late = scheduleRequest({
      ...SATURDAYS,
      closes: '00:00',
      cutoffKind: 'weekday',
      cutoffTime: '00:00',
    });
    expect(late).toMatchObject({ closes: '24:00', cutoff: { weekday: 4, time: '24:00' } });
  });

  it('sends no first and last day with single dates', () => {
    const dated = scheduleRequest({
      ...SATURDAYS,
      kind: 'dates',
      dates: ['2026-12-05'],
      firstDay: '2026-12-24',
    });
    expect(dated).toMatchObject({ weekdays: [], firstDay: '' });
  });
});

describe('a schedule that is there', () => {
  const saved: PickupScheduleView = {
    id: 7,
    ...{ kind: 'market_days', weekdays: [], repeats: null, dates: [], opens: '18:00', closes: '24:00' },
    ...{ firstDay: '2026-12-05', lastDay: null, opensDaysBefore: 7, capacity: null, capacityUnit: 'crates' },
    ...{ cutoff: { kind: 'weekday', weekday: 5, time: '24:00' }, productIds: [3, 4], exceptions: [] },
  };

  it('is shown and sent again as it was', () => {
    expect(scheduleValues(saved)).toMatchObject({
      ...{ hasOwnHours: true, closes: '00:00', cutoffTime: '00:00', isLimited: false, isSome: true },
    });
    const { id: _id, ...rule } = saved;
    expect(PickupScheduleRequest.parse(requestOf(saved))).toEqual(rule);
  });

  it('is sent with what the form had shown in the fields that were changed', () => {
    const values = scheduleValues(saved);
    expect(scheduleChange(values, null)).not.toHaveProperty('was');
    expect(scheduleChange(values, saved)).toMatchObject({ was: {} });
    const changed = { ...values, isLimited: true, lastDay: '2026-12-31', cutoffTime: '18:00' };
    expect(scheduleChange(changed, saved)).toMatchObject({
      was: { capacity: null, lastDay: null, cutoff: saved.cutoff },
    });
  });
});

describe('the form of delivery days', () => {
  const fridays: PickupScheduleView = {
    ...{ id: 1, kind: 'weekly', weekdays: [5], repeats: null, dates: [], opens: '14:00', closes: '24:00' },
    ...{ firstDay: '2027-04-01', lastDay: null, opensDaysBefore: 7, capacity: 20 },
    cutoff: { kind: 'weekday', weekday: 4, time: '24:00' },
    ...{ capacityUnit: 'crates', productIds: [3], exceptions: [] },
  };

  it('shows them, and keeps what it has no field for', () => {
    const values = roundValues(fridays);
    expect(values).toMatchObject({
      ...{ weekdays: [5], closes: '00:00', capacity: '20', cutoffKind: 'weekday', cutoffTime: '00:00' },
    });
    expect(scheduleRequest(values)).toMatchObject({
      ...{ kind: 'weekly', firstDay: '2027-04-01', productIds: [3], capacity: 20, capacityUnit: 'crates' },
      ...{ closes: '24:00', cutoff: { kind: 'weekday', weekday: 4, time: '24:00' } },
    });
  });

  it('has no limit where the capacity is blank', () => {
    for (const values of [roundValues(null), roundValues({ ...fridays, capacity: null })]) {
      expect(values.capacity).toBe('');
      expect(scheduleRequest(values).capacity).toBeNull();
    }
  });

  it('sends what was typed, so that the server can say what is wrong', () => {
    const values = { ...roundValues(null), cutoffHours: 'a day', capacity: '-1', isLimited: true };
    const sent = scheduleRequest(values);
    expect(sent).toMatchObject({
      ...{ kind: 'weekly', weekdays: [], capacity: '-1' },
      cutoff: { kind: 'hours', hours: 'a day' },
    });
  });
});
