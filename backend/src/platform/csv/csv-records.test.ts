import { describe, expect, it } from '@jest/globals';
import { recordsOf } from './csv-records.js';

async function read(text: string): Promise<string[][]> {
  const records: string[][] = [];
  for await (const record of recordsOf(text)) records.push(record);
  return records;
}

describe('recordsOf', () => {
  it('reads rows, and cells with lines of their own', async () => {
    expect(await read('a,b\n1,"x\ny"\n2,z\n')).toEqual([
      ['a', 'b'],
      ['1', 'x\ny'],
      ['2', 'z'],
    ]);
  });

  it('reads many short lines of one long cell', async () => {
    const cell = 'x,\n'.repeat(20_000);
    expect(await read(`a\n"${cell}"`)).toEqual([['a'], [cell]]);
  });

  it('reads many short rows', async () => {
    expect(await read('a\n'.repeat(30_000))).toHaveLength(30_000);
  });

  it.each([
    ['cells', ','],
    ['cells in quotes', '"",'],
    ['lines in cells', '"\n",'],
    ['lines', ',,,,\r,,,,'],
  ])('refuses a row of a million %s before all of it is parsed', async (_what, piece) => {
    await expect(read(`name\n${piece.repeat(1_000_000 / piece.length)}`)).rejects.toThrow('much too long');
  });
});
