import { describe, expect, it } from '@jest/globals';
import { readText } from '../grammar/read-text.rules.js';
import { resolve, type TextWorld } from './resolve.rules.js';

const farm = (id: number, name: string, offers: string[] = []) => ({
  ...{ id, name, offers, timeZone: 'America/New_York', exceptions: [] },
  seasons: [{ from: null, to: null, hours: [{ day: 5 as const, opens: '08:00', closes: '17:00' }] }],
});

/** Friday, June 5, 2026, noon in New York. */
const world = (given: Partial<TextWorld> = {}): TextWorld => ({
  ...{ farms: [farm(1, 'Pine Hill')], products: [], days: [], now: new Date('2026-06-05T16:00:00Z') },
  ...given,
});

function resolved(text: string, given: Partial<TextWorld> = {}) {
  const reading = readText(text);
  const [action] = reading.kind === 'actions' ? reading.actions : [];
  if (!action) throw new Error(`"${text}" is not understood.`);
  const { choices, problem } = resolve(action, world(given));
  return problem ?? choices.map(({ label }) => label);
}

describe('what a text is about', () => {
  it('is the farm that has the crop, or one to choose', () => {
    const farms = [farm(1, 'Pine Hill', ['U-pick strawberries']), farm(2, 'Oak Ridge', ['Figs'])];
    expect(resolved('STRAWBERRIES GOOD', { farms })).toEqual(['Pine Hill: strawberries good picking']);
    expect(resolved('PEACHES GOOD', { farms })).toHaveLength(2);
    expect(resolved('PEACHES GOOD', { farms: [] })).toBe("You don't have a farm on Farmgate.");
  });

  it('is a time that is still to come, from when the farm opens', () => {
    expect(resolved('OPEN TIL 3')).toEqual(['Pine Hill: open today, 8 AM to 3 PM']);
    expect(resolved('OPEN TIL NOON')).toBe('That time is over already.');
    expect(resolved('PEACHES OPEN TIL 12')).toBe('That time is over already.');
    expect(resolved('OPEN SAT TIL 3')).toBe('Please say from when to when, such as OPEN SAT 9 TO 3.');
    expect(resolved('CLOSED SAT')).toEqual(['Pine Hill: closed on Sat, Jun 6']);
  });

  it('is a product where there is one, and else the field', () => {
    const products = [{ id: 7, name: 'Farm eggs' }];
    expect(resolved('EGGS SOLD OUT', { products })).toEqual(['Farm eggs: sold out']);
    expect(resolved('STRAWBERRIES SOLD OUT', { products })).toEqual(['Pine Hill: strawberries picked out']);
    expect(resolved('CANDLES $9', { products })).toContain("You don't have a product");
  });
});
