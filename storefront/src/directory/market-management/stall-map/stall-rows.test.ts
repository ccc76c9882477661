import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { describe, expect, it } from '@jest/globals';
import { nextStall, percentIn, stallRows, withMark } from './stall-rows';

const member = (name: string, stall: string | null, status = 'member') =>
  ({ name, stall, status }) as MemberView;

describe('the stalls of a market', () => {
  it('are those of the roster and of the map, each once, counted as people count', () => {
    const marks = [
      { stall: 'b2', x: 10, y: 20 },
      { stall: 'Bench', x: 50, y: 50 },
    ];
    const members = [
      member('Ana', 'B10'),
      member('Ben', 'B2'),
      member('Cy', 'B2 '),
      member('Gone', 'B3', 'removed'),
      member('Di', null),
    ];
    expect(stallRows(members, marks).map(({ stall, names, mark }) => [stall, names, mark?.x])).toEqual([
      ['B2 ', ['Ben', 'Cy'], 10],
      ['B10', ['Ana'], undefined],
      ['Bench', [], 50],
    ]);
  });

  it('are put on the map one after the other', () => {
    const members = [member('Ana', '1'), member('Ben', '2'), member('Cy', '3')];
    const one = withMark([], '2', { x: 1, y: 2 });
    expect(nextStall(stallRows(members, one), '2')).toBe('3');
    const two = withMark(one, '3', { x: 3, y: 4 });
    expect(nextStall(stallRows(members, two), '3')).toBe('1');
    const all = withMark(two, '1', { x: 5, y: 6 });
    expect(nextStall(stallRows(members, all), '1')).toBe(null);
    expect(withMark(all, ' 2', { x: 9, y: 9 }).filter(({ stall }) => stall.trim() === '2')).toEqual([
      { stall: ' 2', x: 9, y: 9 },
    ]);
    expect(withMark(all, '2', null).map(({ stall }) => stall)).toEqual(['3', '1']);
  });

  it('are where the map was tapped, never beside it', () => {
    const box = { left: 100, top: 50, width: 300, height: 200 };
    expect(percentIn(box, { clientX: 200, clientY: 100 })).toEqual({ x: 33.3, y: 25 });
    expect(percentIn(box, { clientX: 20, clientY: 900 })).toEqual({ x: 0, y: 100 });
  });
});
