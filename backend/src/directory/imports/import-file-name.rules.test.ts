import { describe, expect, it } from '@jest/globals';
import { importFileName } from './import-file-name.rules.js';

describe('importFileName', () => {
  it('keeps a plain name', () => {
    expect(importFileName('csa_2026-82712505.xlsx')).toBe('csa_2026-82712505.xlsx');
  });

  it('stays in its folder', () => {
    expect(importFileName('../../etc/passwd')).toBe('passwd');
    expect(importFileName('C:\\data\\markets.csv')).toBe('markets.csv');
    expect(importFileName('..')).toBe('directory.csv');
    expect(importFileName('a\0b.csv')).toBe('a_b.csv');
  });

  it('is cut before its ending', () => {
    const name = importFileName(`${'é'.repeat(300)}.csv`);
    expect([...name]).toHaveLength(120);
    expect(name).toMatch(/\.csv$/);
  });

  it('fits into what file systems take, whatever it is written in', () => {
    const name = importFileName(`${'市'.repeat(110)}.csv`);
    expect(name).toMatch(/^市+\.csv$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(Buffer.byteLength(importFileName('🥕'.repeat(300)))).toBeLessThanOrEqual(240);
  });
});
