import { describe, expect, it } from '@jest/globals';
import { keptPlaces } from './kept-places.rules.js';

const row = (name: string, chord: number, businessStatus = 'OPERATIONAL') => ({
  ...{ name, chord, businessStatus },
  originalChord: null,
});
const rows = (name: string, count: number, from: number) =>
  Array.from({ length: count }, (_, n) => row(`${name} ${n}`, from + n));
const names = (kept: ReturnType<typeof row>[], name: string) =>
  kept.filter((place) => place.name.startsWith(name)).length;

describe('what a city’s page keeps', () => {
  it('is the nearest of farms and markets', () => {
    const kept = keptPlaces([row('Market', 2), row('Far market', 5)], [row('Farm', 1), row('Far farm', 4)]);
    expect(kept.map(({ name }) => name)).toEqual(['Farm', 'Market', 'Far farm', 'Far market']);
  });

  it('has eight farms where there are as many, however many markets are nearer', () => {
    const kept = keptPlaces(rows('Market', 20, 0), rows('Farm', 20, 100));
    expect([kept.length, names(kept, 'Farm'), names(kept, 'Market')]).toEqual([16, 8, 8]);
    const near = keptPlaces(rows('Market', 20, 100), rows('Farm', 20, 0));
    expect([near.length, names(near, 'Farm')]).toEqual([16, 16]);
  });

  it('leaves out what has closed for ever', () => {
    expect(keptPlaces([row('Market', 1, 'CLOSED_PERMANENTLY')], [row('Farm', 2)])).toHaveLength(1);
  });
});
