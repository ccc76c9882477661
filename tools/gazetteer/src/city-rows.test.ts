import { describe, expect, it } from '@jest/globals';
import { downtowns as downtownsOf } from './city-rows.js';

const zip = (zipCode: string, latitude: number, city = 'Fort Myers', state = 'FL') => ({
  zipCode,
  city,
  state,
  latitude,
  longitude: -81.9,
});
const known = (name: string, adminCode: string, latitude: number, population = 60_000) => ({
  name,
  country: 'US',
  adminCode,
  population,
  loc: { coordinates: [-81.9, latitude] as [number, number] },
});

type Names = Parameters<typeof downtownsOf>[1];
const downtowns = (zips: ReturnType<typeof zip>[], names: Names, boxes: string[] = []) =>
  downtownsOf(zips, names, (zipCode) => !boxes.includes(zipCode));

describe('cities made of ZIP codes', () => {
  const zips = [zip('33901', 26.62), zip('33905', 26.7), zip('33912', 26.5), zip('33916', 26.63)];

  it('have the lowest ZIP code in the middle of the city, and its people', () => {
    expect(downtowns(zips, [known('Fort Myers', 'FL', 26.635)])).toMatchObject([
      { zipCode: '33901', population: 60_000 },
    ]);
  });

  it('have the one in the middle of their ZIP codes where the city is not known, or is another one', () => {
    expect(downtowns(zips, [])).toMatchObject([{ zipCode: '33901', population: 0 }]);
    expect(downtowns(zips, [known('Fort Myers', 'FL', 36)])).toMatchObject([{ population: 0 }]);
  });

  it('have no ZIP code of post office boxes, unless there is no other', () => {
    const box = zip('33900', 26.62);
    const there = [known('Fort Myers', 'FL', 26.62)];
    expect(downtowns([box, ...zips], there, ['33900'])).toMatchObject([{ zipCode: '33901' }]);
    expect(downtowns([box], there, ['33900'])).toMatchObject([{ zipCode: '33900' }]);
  });

  it('are known by what the post calls them', () => {
    const rows = downtowns([zip('10001', 40.7, 'New York', 'NY')], [known('New York City', 'NY', 40.7)]);
    expect(rows).toEqual([{ zipCode: '10001', population: 60_000 }]);
  });
});
