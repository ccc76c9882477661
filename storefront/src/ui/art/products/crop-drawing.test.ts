import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cropDrawing } from './drawings-of';
import { NEUTRAL } from './subjects';

const CALENDAR = new URL('../../../../../backend/src/content/in-season/', import.meta.url);
const CROP = /name: '([^']+)',\s+category: '([^']+)'/g;

/** The crops of the harvest calendar, which the storefront gets from the server only. */
const crops = readdirSync(CALENDAR)
  .filter((file) => file.startsWith('harvest-seasons-'))
  .flatMap((file) => [...readFileSync(new URL(file, CALENDAR), 'utf8').matchAll(CROP)])
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
