import { describe, expect, it } from '@jest/globals';
import { roundErrors, roundRequest, roundValues } from './round-values';

const FRIDAYS = {
  ...{ id: 1, kind: 'weekly' as const, weekdays: [5 as const], dates: [], opens: '14:00', closes: '24:00' },
  ...{ firstDay: '2027-04-01', lastDay: null, opensDaysBefore: 7, capacity: 20 },
  cutoff: { kind: 'weekday' as const, weekday: 4 as const, time: '24:00' },
  ...{ capacityUnit: 'crates' as const, productIds: [3], exceptions: [] },
};

describe('the form of delivery days', () => {
  it('shows them, and keeps what it has no field for', () => {
    const values = roundValues(FRIDAYS);
    expect(values).toMatchObject({
      ...{ weekdays: [5], closes: '23:59', capacity: '20', cutoffKind: 'weekday', cutoffTime: '23:59' },
    });
    expect(roundRequest(values, FRIDAYS)).toMatchObject({
      ...{ kind: 'weekly', firstDay: '2027-04-01', productIds: [3], capacity: 20, capacityUnit: 'crates' },
      cutoff: { kind: 'weekday', weekday: 4, time: '23:59' },
    });
  });

  it('sends what was typed, so that the server can say what is wrong', () => {
    const values = { ...roundValues(null), cutoffHours: 'a day', capacity: '-1' };
    expect(roundRequest(values, null)).toMatchObject({
      ...{ kind: 'weekly', weekdays: [], capacity: '-1' },
      cutoff: { kind: 'hours', hours: 'a day' },
    });
    const issues = [
      { path: 'cutoff.hours', message: 'Please give hours.' },
      { path: 'weekdays', message: 'Please choose a day.' },
      { path: 'other', message: 'No field.' },
    ];
    expect(roundErrors(issues, () => true)).toEqual({
      cutoffHours: 'Please give hours.',
      weekdays: 'Please choose a day.',
    });
    expect(roundErrors(issues, (name) => name !== 'weekdays')).toEqual({ cutoffHours: 'Please give hours.' });
  });
});
