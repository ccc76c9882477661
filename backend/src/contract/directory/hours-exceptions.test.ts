import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../shared/calendar/durations.js';
import { HoursExceptionsRequest } from './hours-exceptions.js';
import { exceptionText, type HoursException } from './hours.js';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const closed = (from = inDays(1), to = from) => ({ from, to, kind: 'closed' });
const issueOf = (...given: object[]) => {
  const issue = HoursExceptionsRequest.safeParse(given).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
};

describe('HoursExceptionsRequest', () => {
  it('takes the three kinds, and keeps what the kind has a use for', () => {
    const day = { from: inDays(1), to: inDays(1) };
    const whole = { ...day, opens: '09:00', closes: '12:00', address: '12 Main Street', reason: ' Fair ' };
    const [first] = HoursExceptionsRequest.parse([{ ...whole, kind: 'closed' }]);
    expect(first).toEqual({
      ...{ ...day, kind: 'closed', opens: null, closes: null, address: null, reason: 'Fair' },
    });
    const [second] = HoursExceptionsRequest.parse([{ ...whole, kind: 'hours' }]);
    expect(second).toMatchObject({ opens: '09:00', closes: '12:00', address: null });
    const [third] = HoursExceptionsRequest.parse([{ ...whole, kind: 'moved', opens: '', closes: null }]);
    expect(third).toMatchObject({ opens: null, closes: null, address: '12 Main Street' });
    expect(issueOf({ ...day, kind: 'moved', address: '12 Main Street' })).toBeUndefined();
  });

  it.each([
    [{ ...closed(), from: '' }, '0.from', 'Please choose a date.'],
    [{ ...closed(), from: '2026-02-30' }, '0.from', 'Please choose a date.'],
    [closed(inDays(3), inDays(2)), '0.to', 'The last day can’t be before the first day.'],
    [
      closed(inDays(1), inDays(93)),
      '0.to',
      'Please choose at most 92 days. For a longer time, change your seasons.',
    ],
    [closed(inDays(552)), '0.to', 'Please choose dates within the next 18 months.'],
    [{ ...closed(), kind: 'late' }, '0.kind', 'Please choose what is different.'],
    [{ ...closed(), kind: 'hours' }, '0.opens', 'Please enter the opening time.'],
    [{ ...closed(), kind: 'hours', opens: '09:00' }, '0.closes', 'Please enter the closing time.'],
    [
      { ...closed(), kind: 'hours', opens: '09:00', closes: '09:00' },
      '0.closes',
      'The closing time must be after the opening time',
    ],
    [{ ...closed(), kind: 'hours', opens: '9 AM' }, '0.opens', 'Please give times as HH:MM.'],
    [{ ...closed(), kind: 'moved' }, '0.address', 'Please enter the address.'],
    [
      { ...closed(), kind: 'moved', address: 'Elm', closes: '12:00' },
      '0.opens',
      'Please enter the opening time.',
    ],
    [{ ...closed(), reason: 'x'.repeat(201) }, '0.reason', 'Please use at most 200 characters.'],
  ])('refuses %j at %s', (given, path, message) => {
    expect(issueOf(given)).toEqual([path, message]);
  });

  it('takes 92 days, and a day that is over', () => {
    expect(issueOf(closed(inDays(1), inDays(92)))).toBeUndefined();
    expect(issueOf(closed('2020-01-01'))).toBeUndefined();
  });

  it('refuses two on one day, at the later one', () => {
    const week = closed('2026-12-21', '2026-12-27');
    expect(issueOf(closed('2026-12-27', '2026-12-28'), week)).toEqual([
      '0.from',
      'You already have an entry for Mon, Dec 21 through Sun, Dec 27. Please change one of the two.',
    ]);
    expect(issueOf(closed('2026-12-28'), week)).toBeUndefined();
    expect(issueOf(...Array.from({ length: 61 }, (_, day) => closed(inDays(day + 1))))).toEqual([
      '',
      'Please give at most 60 dates.',
    ]);
  });
});

describe('exceptionText', () => {
  const text = (given: Partial<HoursException>) =>
    exceptionText(
      {
        ...{ from: '2026-11-26', to: '2026-11-26', kind: 'closed' as const, opens: null, closes: null },
        ...{ address: null, reason: null, ...given },
      },
      2026,
      (time) => time,
    );

  it('reads like a note at the gate', () => {
    expect(text({ reason: 'Thanksgiving' })).toBe('Closed Thu, Nov 26: Thanksgiving');
    expect(text({ to: '2027-01-01' })).toBe('Closed Thu, Nov 26 through Fri, Jan 1, 2027');
    const hours = { opens: '09:00', closes: '13:00' };
    expect(text({ kind: 'hours', ...hours })).toBe('Open Thu, Nov 26, 09:00–13:00');
    const moved = { kind: 'moved' as const, address: '12 Main Street' };
    expect(text(moved)).toBe('Moved Thu, Nov 26 to 12 Main Street');
    expect(text({ ...moved, ...hours, reason: 'Parade' })).toBe(
      'Moved Thu, Nov 26 to 12 Main Street, 09:00–13:00: Parade',
    );
  });
});
