import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { describe, expect, it } from '@jest/globals';
import { rosterGroups } from './roster-groups';

const member = (id: number, name: string, more: Partial<MemberView> = {}): MemberView => ({
  ...{ id, name, path: null, stall: null, status: 'member', comesEveryDay: false },
  ...{ waitingNumber: null, sells: [] },
  ...more,
});

const MEMBERS = [
  member(1, 'Blue Heron Farm', { stall: '12' }),
  member(2, 'Café Olé', { status: 'removed' }),
  member(3, 'Otter Creek', { status: 'asked' }),
  member(4, 'Blue Ridge Honey', { status: 'invited' }),
  member(5, 'Taco Stand', { stall: 'B4' }),
];

const shown = (filter: string) =>
  rosterGroups(MEMBERS, filter).map(({ status, members }) => [status, members.map(({ id }) => id)]);

describe('the groups of a roster', () => {
  it('begin with those who ask for an answer, and leave out empty ones', () => {
    expect(shown('')).toEqual([
      ['asked', [3]],
      ['invited', [4]],
      ['member', [1, 5]],
      ['removed', [2]],
    ]);
    expect(rosterGroups([], '')).toEqual([]);
  });

  it('have the waiting list by its places', () => {
    const waiting = (id: number, waitingNumber: number) =>
      member(id, `Farm ${id}`, { status: 'waiting', waitingNumber });
    const [group] = rosterGroups([waiting(1, 2), waiting(2, 1)], '');
    expect(group?.members.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are filtered by words of the name and by stall', () => {
    expect(shown('blue')).toEqual([
      ['invited', [4]],
      ['member', [1]],
    ]);
    expect(shown(' farm  BLUE ')).toEqual([['member', [1]]]);
    expect(shown('cafe ole')).toEqual([['removed', [2]]]);
    expect(shown('b4')).toEqual([['member', [5]]]);
    expect(shown('stall 12')).toEqual([['member', [1]]]);
    expect(shown('zucchini')).toEqual([]);
  });
});
