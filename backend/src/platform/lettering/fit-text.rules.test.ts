import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../platform/config/project-folder.js';
import { fitText, showable } from './fit-text.rules.js';
import { type FontWidths, readFontWidths } from './font-widths.js';

const fontFile = (name: string) => path.join(projectFolder(), 'backend/content/fonts', name);
const figtree = readFontWidths(readFileSync(fontFile('figtree-500.ttf')));
const fraunces = readFontWidths(readFileSync(fontFile('fraunces-560.ttf')));
const BOX = { sizes: [60, 40], width: 500, most: 3 } as const;

describe('the widths of a font', () => {
  it('know what it can show', () => {
    for (const font of [figtree, fraunces]) {
      for (const character of 'Aaz09 ,.$’“·…—ñŁź')
        expect([character, font.has(character)]).toEqual([character, true]);
      for (const character of '🥕菜\u200b\u0008') expect(font.has(character)).toBe(false);
    }
  });

  it('grow with the text and the size', () => {
    expect(figtree.widthOf('iii', 40)).toBeLessThan(figtree.widthOf('mmm', 40));
    expect(figtree.widthOf('Peas', 80)).toBeCloseTo(2 * figtree.widthOf('Peas', 40));
    // 26 letters of an ordinary text face are about 13 ems wide.
    expect(figtree.widthOf('abcdefghijklmnopqrstuvwxyz', 100) / 100).toBeGreaterThan(11);
    expect(figtree.widthOf('abcdefghijklmnopqrstuvwxyz', 100) / 100).toBeLessThan(16);
  });
});

describe('fitText', () => {
  it('takes the largest size at which all of it has room', () => {
    expect(fitText('Sungold tomatoes', fraunces, BOX)).toEqual({ lines: ['Sungold tomatoes'], size: 60 });
    expect(fitText('Peas '.repeat(12), fraunces, BOX).size).toBe(40);
  });

  it('cuts what has none, and says so by an ellipsis', () => {
    const { lines, size } = fitText('Peas and beans, '.repeat(30), fraunces, BOX);
    expect({ size, lines: lines.length }).toEqual({ size: 40, lines: 3 });
    expect(lines.at(-1)).toMatch(/[a-z]…$/);
  });

  it('cuts between what people see as one character', () => {
    // No sign has both: a q with a dot below stays two.
    const font = { has: () => true, widthOf: (text: string) => text.length } as unknown as FontWidths;
    const linesOf = (times: number, width: number, most: number) =>
      fitText('q\u0323'.repeat(times), font, { sizes: [40], width, most }).lines;
    expect(linesOf(9, 6, 1)).toEqual(['q\u0323q\u0323…']);
    expect(linesOf(5, 5, 3)).toEqual(['q\u0323q\u0323', 'q\u0323q\u0323', 'q\u0323']);
  });

  it.each([
    ['Nguyễn Farm', 'Nguyen Farm'],
    ['Hawaiʻi Island honey', 'Hawai‘i Island honey'],
    ['Berries, ⅓ peck', 'Berries, 1/3 peck'],
    ['Ham, 2⅓ lb', 'Ham, 2 1/3 lb'],
    ['Honey, 1½ lb', 'Honey, 1½ lb'],
    ['Pine, 4′ 6″', 'Pine, 4\' 6"'],
    ['Eggs, pasture‑raised', 'Eggs, pasture-raised'],
  ])('writes %j with what the font has', (text, shown) => {
    expect(showable(text, figtree)).toBe(shown);
  });

  it('leaves out what the font cannot show', () => {
    expect(showable('  Kale\n🥬 & 菜 beets\u0000 ', figtree)).toBe('Kale & beets');
    expect(fitText('🥕🥕', figtree, BOX).lines).toEqual([]);
  });

  it('never leaves its box, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { lines, size } = fitText(text, figtree, BOX);
        expect(lines.length).toBeLessThanOrEqual(BOX.most);
        for (const line of lines) expect(figtree.widthOf(line, size)).toBeLessThanOrEqual(BOX.width);
      }),
    );
  });
});
