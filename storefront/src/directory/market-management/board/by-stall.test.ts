import type { BoardEntry } from '@farmgate/backend/contract/directory/market-board';
import { describe, expect, it } from '@jest/globals';
import { byStall } from './by-stall';

const entry = (name: string, stall: string | null, group: BoardEntry['group'] = 'coming') =>
  ({ name, stall, group }) as BoardEntry;

describe('the printed sheet of a market day', () => {
  it('goes along the stalls, without those who aren’t coming', () => {
    const entries = [
      entry('Ana', null),
      entry('Blue Heron Farm', '10'),
      entry('Cider House', '2', 'not_answered'),
      entry('Daisy Hill', '1', 'not_coming'),
    ];
    expect(byStall(entries).map(({ name }) => name)).toEqual(['Cider House', 'Blue Heron Farm', 'Ana']);
  });
});
