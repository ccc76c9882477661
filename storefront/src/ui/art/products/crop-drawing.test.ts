import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { cropDrawing } from './drawings-of';
import { NEUTRAL } from './subjects';

const CALENDAR = new URL('../../../../../backend/content/seasons/crops.csv', import.meta.url);

/** The crops of the harvest calendar, which the storefront gets from the server only. */
const crops = readFileSync(CALENDAR, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([, name = '', category = '']) => ({ name, category }));

describe('the drawing of a crop in season', () => {
  it('is its own: no two crops of the calendar share one, so none of a month or a state do', () => {
    expect(crops.length).toBeGreaterThan(50);
    const drawings = crops.map(cropDrawing);
    expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
  });

  it('exists, and is never a label', () => {
    for (const crop of crops) {
      const drawing = cropDrawing(crop);
      expect(NEUTRAL).not.toContain(drawing);
      expect(existsSync(new URL(`../../../../public/art/${drawing}.svg`, import.meta.url))).toBe(true);
    }
  });
});
