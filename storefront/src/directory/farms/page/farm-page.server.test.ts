import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { farmMeta, wholeAddress } from '../farm-meta';
import { farmStructuredData } from './farm-page.server';

describe("a farm's head", () => {
  it('names the farm and its town, and describes it by its first 150 characters', () => {
    const meta = farmMeta(makeFarm({ description: 'Eggs.\n\n'.repeat(60) }));
    expect(meta.title).toBe('Blue Heron Farm in Fort Myers, FL');
    expect(meta.description.length).toBeLessThanOrEqual(150);
    expect(meta.description).not.toContain('\n');
    expect(farmMeta(makeFarm({ city: null, state: null })).title).toBe('Blue Heron Farm');
  });
});

describe("a farm's structured data", () => {
  const text = (more = {}) =>
    JSON.stringify(
      farmStructuredData(makeFarm(more), 'https://farmgate.example', new Date('2025-06-01T12:00:00Z')),
    );

  it('has the address in its parts, the contacts and the way down to it', () => {
    expect(text()).toContain('"streetAddress":"12 River Road"');
    expect(text()).toContain('"telephone":"239-555-0134"');
    expect(text()).toContain('"sameAs":"https://blue-heron.example/"');
    expect(text()).toContain('"item":"https://farmgate.example/browse?zipCode=33901"');
  });

  it('has the season of this year in New York, where the farm has no time zone', () => {
    const winter = {
      from: '11-15',
      to: '12-31',
      hours: [{ day: 6 as const, opens: '09:00', closes: '13:00' }],
    };
    const farm = makeFarm({ timeZone: null, seasons: [winter] });
    const newYearsEve = new Date('2026-01-01T03:00:00Z');
    const data = JSON.stringify(farmStructuredData(farm, 'https://farmgate.example', newYearsEve));
    expect(data).toContain('"validThrough":"2025-12-31"');
  });

  it('has a position only where it is that of the farm', () => {
    expect(text()).toContain('GeoCoordinates');
    expect(text({ isApproximate: true })).not.toContain('GeoCoordinates');
  });

  it('leaves out addresses that are no web addresses, and invents no ratings', () => {
    expect(text({ website: 'javascript:alert(1)', imageUrl: 'data:text/html,x' })).not.toMatch(
      /javascript|data:|rating|review/i,
    );
  });

  it('has whole addresses of its photographs', () => {
    const imageUrl = '/media/abcdefghijklmnopqrstuv/800.jpg';
    const photos = [{ id: 1, imageUrl, alt: '', width: 800, height: 600 }];
    expect(text({ photos })).toContain(`"image":["https://farmgate.example${imageUrl}"]`);
  });
});

describe('the address of a farm in one line', () => {
  it('adds only what is missing', () => {
    const typed = (address: string, more = {}) => wholeAddress(makeFarm({ address, ...more }));
    expect(typed('12 River Road, Fort Myers, FL')).toBe('12 River Road, Fort Myers, FL 33901');
    expect(typed('12 Florida Road')).toBe('12 Florida Road, Fort Myers, FL 33901');
    expect(typed('Behind the church', { city: null, state: null })).toBe('Behind the church, 33901');
    expect(typed('1 Road', { city: 'St. (Old) Town' })).toBe('1 Road, St. (Old) Town, FL 33901');
  });

  it('is what the farm typed where it is whole, else with its town and ZIP code', () => {
    expect(wholeAddress(makeFarm())).toBe('12 River Road, Fort Myers, FL 33901');
    expect(wholeAddress(makeFarm({ address: '12 River Road' }))).toBe('12 River Road, Fort Myers, FL 33901');
    expect(wholeAddress(makeFarm({ address: '12 River Road, Fort Myers' }))).toBe(
      '12 River Road, Fort Myers, FL 33901',
    );
  });
});
