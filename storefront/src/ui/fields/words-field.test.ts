import { describe, expect, it } from '@jest/globals';
import { withWords } from './words-field';

describe('words of one’s own', () => {
  it('are added each once, separated by commas, whatever their case', () => {
    expect(withWords(['Hay rides'], ' hay rides, Farm tours ,, Jam days')).toEqual([
      'Hay rides',
      'Farm tours',
      'Jam days',
    ]);
  });

  it('stop at twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Word ${index}`).join(',');
    expect(withWords([], many)).toHaveLength(20);
  });
});
