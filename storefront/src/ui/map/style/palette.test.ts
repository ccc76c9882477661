import { describe, expect, it } from '@jest/globals';
import { isDark, mix, readPalette } from './palette';

describe('readPalette', () => {
  it("reads the page's colors, in the forms that style sheets shorten them to", () => {
    const values: Record<string, string> = { '--leaf': ' #8CCB8F', '--card': '#fff' };
    const palette = readPalette((property) => values[property] ?? '');
    expect(palette.leaf).toBe('#8ccb8f');
    expect(palette.card).toBe('#ffffff');
  });

  it('falls back to the light theme where a color is missing or no plain color', () => {
    expect(readPalette(() => 'rgb(1 2 3)').paper).toBe('#fbf8f1');
  });
});

describe('mix', () => {
  it('goes from the one to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#010203', '#ffffff', 1)).toBe('#ffffff');
  });
});

describe('isDark', () => {
  it('tells the two papers apart', () => {
    expect(isDark('#fbf8f1')).toBe(false);
    expect(isDark('#141a13')).toBe(true);
  });
});
