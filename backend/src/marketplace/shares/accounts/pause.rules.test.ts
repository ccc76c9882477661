import { describe, expect, it } from '@jest/globals';
import { momentAt } from '../../../contract/shared/calendar/wall-clock.js';
import { isReminderDay, pausedBoxes } from './pause.rules.js';

const timeZone = 'America/New_York';
/** Riverbend: 22 Thursdays, each closing on Tuesday at 6 PM. */
const boxes = Array.from({ length: 22 }, (_, week) => {
  const tuesday = new Date(Date.UTC(2027, 4, 25 + 7 * week)).toISOString().slice(0, 10);
  return {
    ...{
      tuesday,
      state: 'promised' as const,
      heldFor: null as string | null,
      value: 3_000,
      tax: 0,
      timeZone,
    },
    changeUntil: momentAt(tuesday, '18:00', timeZone),
  };
});
const due = ['2027-05-01', '2027-06-01', '2027-07-01', '2027-08-01'];
/** Four payments of $165.00, so many of them paid. */
const paidTimes = (paid: number) => ({
  payments: due.map((dueOn, index) => ({
    ...{ dueOn, cents: 16_500, received: null },
    state: index < paid ? ('paid' as const) : ('open' as const),
  })),
  entries: [{ kind: 'paid' as const, cents: 16_500 * paid, spendableFrom: null, undoneAt: null }],
});
const noon = (day: string) => momentAt(day, '12:00', timeZone);
const pausedAt = (paid: number, day: string, of = boxes) =>
  pausedBoxes({ boxes: of, ...paidTimes(paid) }, noon(day)).map(({ tuesday }) => tuesday);

describe('boxes that aren’t paid for', () => {
  it('go out as long as what was paid covers them: $330.00 are 11 boxes, until August 5', () => {
    expect(pausedAt(2, '2027-07-02')[0]).toBe('2027-08-10');
    expect(pausedAt(2, '2027-07-02')).toHaveLength(11);
    // Paid on August 9, the one of August 12 goes out, and the next four.
    expect(pausedAt(3, '2027-08-09')[0]).toBe('2027-09-14');
    expect(pausedAt(4, '2027-08-09')).toEqual([]);
  });

  it('go out while no payment is late, and where members couldn’t be told a week before', () => {
    expect(pausedAt(1, '2027-05-30')[0]).toBe('2027-06-29');
    // Due August 1, said on August 2: the deadline of August 3 is too near.
    expect(pausedAt(0, '2027-05-02')[0]).toBe('2027-05-25');
    const [first] = boxes;
    if (!first) throw new Error('There is a first box.');
    const payments = [{ dueOn: '2027-05-18', cents: 3_000, received: null, state: 'open' as const }];
    const of = (dueOn: string) =>
      pausedBoxes(
        { boxes: [first], payments: payments.map((one) => ({ ...one, dueOn })), entries: [] },
        noon('2027-05-24'),
      );
    expect([of('2027-05-17').length, of('2027-05-18').length]).toEqual([1, 0]);
  });

  it('go out where the farm let them, and use up what is paid', () => {
    const let1 = boxes.map((box) => (box.tuesday === '2027-08-10' ? { ...box, heldFor: 'unpaid' } : box));
    expect(pausedAt(2, '2027-07-02', let1)[0]).toBe('2027-08-17');
    expect(pausedAt(3, '2027-08-09', let1)[0]).toBe('2027-09-14');
  });
});

describe('a reminder', () => {
  const late = [{ dueOn: '2027-07-01' }];
  it('comes on fixed days after a payment was due', () => {
    const days = ['02', '03', '08', '15', '16', '29'];
    expect(days.filter((day) => isReminderDay(late, [], `2027-07-${day}`))).toEqual(['02', '08', '15', '29']);
    expect(isReminderDay([], boxes, '2027-07-02')).toBe(false);
  });

  it('comes a week before the deadline of a box that will be paused', () => {
    const paused = pausedBoxes({ boxes, ...paidTimes(2) }, noon('2027-08-03'));
    expect(isReminderDay(late, paused, '2027-08-03')).toBe(true);
    expect(isReminderDay(late, paused, '2027-08-02')).toBe(false);
  });
});
