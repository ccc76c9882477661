import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.rules.js';
import { meantPair, meantWord, nameNearFood, pairsIn } from './spelling.rules.js';

describe('editDistance', () => {
  it.each([
    ['kale', 'kale', 0],
    ['kael', 'kale', 1],
    ['zuchini', 'zucchini', 1],
    ['brocolli', 'broccoli', 2],
    ['cauliflower', 'flower', 3],
    ['', 'ab', 2],
  ])('counts from %s to %s: %d', (from, to, distance) => expect(editDistance(from, to, 2)).toBe(distance));
});

describe('meantWord', () => {
  it.each([
    ['zuchini', 'zucchini'],
    ['brocoli', 'broccoli'],
    ['letuce', 'lettuce'],
    ['stawberries', 'strawberries'],
    ['hunny', 'honey'],
    ['sirup', 'syrup'],
    ['beaf', 'beef'],
    ['onoins', 'onions'],
    ['vegtables', 'vegetables'],
  ])('takes %s for %s', (word, meant) => expect(meantWord(word, [])).toBe(meant));

  it('takes words of names, but a food before them', () => {
    expect(meantWord('rainbov', ['rainbow'])).toBe('rainbow');
    expect(meantWord('letuce', ['letice'])).toBe('lettuce');
  });

  it.each(['lapto', 'qqqq', 'xylophone'])('takes %s for nothing', (word) =>
    expect(meantWord(word, ['rainbow'])).toBeNull(),
  );
});

describe('nameNearFood', () => {
  it('offers a long name that is no food, and nothing else', () => {
    expect(nameNearFood('barley', ['bartley', 'parsley'])).toBe('bartley');
    expect(nameNearFood('bread', ['break', 'breads'])).toBeNull();
  });
});

describe('words without the space between them', () => {
  it('are two words that are known, of three letters each at least', () => {
    expect(pairsIn('keylime')).toEqual([
      ['key', 'lime'],
      ['keyl', 'ime'],
    ]);
    expect(pairsIn('lime')).toEqual([]);
    expect(meantPair('keylime', new Set(['key', 'lime']))).toBe('key lime');
    expect(meantPair('zebrahoney', new Set())).toBeNull();
    expect(meantPair('goathoney', new Set(['goat']))).toBe('goat honey');
  });
});
