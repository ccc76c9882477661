import { describe, expect, it } from '@jest/globals';
import {
  ageOf,
  endOf,
  endsOtherwise,
  rowsOf,
  saidAgain,
  type WaitingStatus,
  withStatus,
} from './waiting-status.rules';

const tap = (given: Partial<WaitingStatus> = {}): WaitingStatus => ({
  ...{ key: 'a', subject: 'farm-1', crop: 'Peas', state: 'good', note: null, opens: null, closes: null },
  ...{ until: null, at: 1_000, ...given },
});
const said = {
  ...{ id: 3, crop: 'Strawberries', state: 'good' as const, note: 'Rows 4 to 9.', imageUrl: null },
  ...{ opens: null, closes: null, saidAt: '2026-06-05T12:00:00Z', until: '2026-06-06T04:00:00Z' },
};

describe('statuses that wait for a network', () => {
  it('keep the last word on each crop, in order', () => {
    const first = withStatus([tap(), tap({ key: 'b', crop: 'Kale' })], tap({ key: 'c', crop: 'PEAS' }));
    expect(first.map(({ key }) => key)).toEqual(['b', 'c']);
    const other = withStatus(first, tap({ key: 'd', subject: 'farm-2' }));
    expect(other.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  });

  it('say how long they waited, also where the clock was set back', () => {
    expect(ageOf(tap(), 61_900)).toBe(60);
    expect(ageOf(tap(), 0)).toBe(0);
  });
});

describe('the rows of a farm', () => {
  const farm = { subject: 'farm-1', statuses: [said], crops: ['strawberries', 'Peas'] };

  it('are the whole farm, what is told of, and what may be', () => {
    const rows = rowsOf(farm, [], ['Figs']);
    expect(rows.map(({ crop, state }) => [crop, state])).toEqual([
      [null, null],
      ['Strawberries', 'good'],
      ['Peas', null],
      ['Figs', null],
    ]);
  });

  it('show what was tapped before the server knows it', () => {
    const rows = rowsOf(farm, [tap({ crop: 'Strawberries', state: 'picked_out' })]);
    expect(rows[1]).toMatchObject({ crop: 'Strawberries', state: 'picked_out', id: null, isWaiting: true });
  });
});

describe('what is said once more', () => {
  const [, row] = rowsOf({ subject: 'farm-1', statuses: [said], crops: [] }, []);
  if (!row) throw new Error('No row.');

  it('keeps its note and its end, which another state does not have', () => {
    expect(saidAgain(row, 'good')).toEqual({ state: 'good', note: 'Rows 4 to 9.', until: said.until });
    expect(saidAgain(row, 'limited')).toEqual({ state: 'limited', note: null });
  });

  it('ends as before unless they choose otherwise', () => {
    const night = '2026-06-06T04:00:00.000Z';
    const later = { closes: null, until: '2026-06-09T04:00:00.000Z' };
    expect(endsOtherwise(row, night)).toBe(false);
    expect(endsOtherwise(later, night)).toBe(true);
    expect(endOf(later, night, { days: 'keep', closes: '15:00' })).toBe(later.until);
    expect(endOf(later, night, { days: 0, closes: null })).toBeNull();
    expect(endOf(later, night, { days: 2, closes: null })).toBe('2026-06-08T04:00:00.000Z');
    const atThree = { closes: '15:00', until: '2026-06-05T19:00:00.000Z' };
    expect(endOf(atThree, night, { days: 'keep', closes: '15:00' })).toBe(atThree.until);
    expect(endOf(atThree, night, { days: 'keep', closes: '16:00' })).toBeNull();
  });
});
