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
    ...{ dueOn, cents: 16_500, received: null, openSince: null as Date | null },
    state: index < paid ? ('paid' as const) : ('open' as const),
  })),
  entries: [{ kind: 'paid' as const, cents: 16_500 * paid, spendableFrom: null, undoneAt: null }],
  takenBack: 0,
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
    const open = { cents: 3_000, received: null, state: 'open' as const };
    const of = (dueOn: string, openSince: Date | null = null) =>
      pausedBoxes(
        { boxes: [first], payments: [{ ...open, dueOn, openSince }], entries: [], takenBack: 0 },
        noon('2027-05-24'),
      ).length;
    expect([of('2027-05-17'), of('2027-05-18')]).toEqual([1, 0]);
    // Noted as received, and undone a week later: late from then on.
    expect([of('2027-05-01', noon('2027-05-17')), of('2027-05-01', noon('2027-05-18'))]).toEqual([1, 0]);
  });

  it('go out where the farm let them, and use up what is paid', () => {
    const let1 = boxes.map((box) => (box.tuesday === '2027-08-10' ? { ...box, heldFor: 'unpaid' } : box));
    expect(pausedAt(2, '2027-07-02', let1)[0]).toBe('2027-08-17');
    expect(pausedAt(3, '2027-08-09', let1)[0]).toBe('2027-09-14');
  });
});

describe('a reminder', () => {
  const late = [{ dueOn: '2027-07-01', openSince: null }];
  const on = (day: string, remindedOn: string | null) => ({ today: day, timeZone, remindedOn });
  it('comes on fixed days after a payment was due', () => {
    const isOn = (day: number) => {
      const [today, before] = [day, day - 1].map((date) => `2027-07-${String(date).padStart(2, '0')}`);
      return isReminderDay(late, [], on(today ?? '', before ?? ''));
    };
    expect([2, 3, 8, 9, 15, 16, 29, 30].filter(isOn)).toEqual([2, 8, 15, 29]);
    expect(isReminderDay(late, [], on('2027-07-01', null))).toBe(false);
    expect(isReminderDay([], boxes, on('2027-07-02', null))).toBe(false);
  });

  it('comes later where its day was missed, once, and counts from when a payment was opened again', () => {
    expect(isReminderDay(late, [], on('2027-07-04', null))).toBe(true);
    expect(isReminderDay(late, [], on('2027-07-10', '2027-07-04'))).toBe(true);
    expect(isReminderDay(late, [], on('2027-07-11', '2027-07-10'))).toBe(false);
    const opened = [{ dueOn: '2027-07-01', openSince: noon('2027-07-08') }];
    expect(isReminderDay(opened, [], on('2027-07-08', null))).toBe(false);
    expect(isReminderDay(opened, [], on('2027-07-09', null))).toBe(true);
  });

  it('comes a week before the deadline of a box that will be paused', () => {
    const paused = pausedBoxes({ boxes, ...paidTimes(2) }, noon('2027-08-03'));
    expect(isReminderDay(late, paused, on('2027-08-03', '2027-08-02'))).toBe(true);
    expect(isReminderDay(late, paused, on('2027-08-02', '2027-08-01'))).toBe(false);
  });
});
