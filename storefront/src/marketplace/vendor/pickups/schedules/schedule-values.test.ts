import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { PickupScheduleRequest } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { describe, expect, it } from '@jest/globals';
import { wrongFields } from '../check';
import {
  newSchedule,
  requestOf,
  scheduleRequest,
  type ScheduleValues,
  scheduleValues,
} from './schedule-values';

const SATURDAYS: ScheduleValues = {
  ...newSchedule(false),
  ...{ weekdays: [6], opens: '09:00', closes: '12:00' },
};
const wrong = (given: Partial<ScheduleValues>) =>
  wrongFields('schedule', scheduleRequest({ ...SATURDAYS, ...given })).map(({ path }) => path);

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
    expect(wrong({ cutoffHours: 'a day' })).toEqual(['cutoff.hours']);
    expect(wrong({ cutoffKind: 'weekday', cutoffTime: '' })).toEqual(['cutoff.time']);
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
    ...{ kind: 'market_days', weekdays: [], dates: [], opens: '18:00', closes: '24:00' },
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
});
