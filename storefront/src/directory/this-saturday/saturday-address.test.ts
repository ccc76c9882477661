import { describe, expect, it } from '@jest/globals';
import { dayChoices, readSaturday, saturdayAddress, saturdayQuery } from './saturday-address';

const read = (text: string) => readSaturday(new URLSearchParams(text));

describe('the address of this Saturday', () => {
  it('names a day, a place and a radius, and nothing that goes without saying', () => {
    expect(saturdayAddress(read('zipCode=33901&date=2026-11-29&radius=50'))).toBe(
      '/this-saturday?zipCode=33901&date=2026-11-29&radius=50',
    );
    expect(saturdayAddress(read('zipCode=33901&date=2026-02-30&radius=7'))).toBe(
      '/this-saturday?zipCode=33901',
    );
    expect(saturdayQuery(read('zipCode=33901')).queryKey).toEqual([
      '/api/market-days?zipCode=33901&radius=25',
    ]);
    const second = read('zipCode=33901&page=2');
    expect(saturdayAddress(second)).toBe('/this-saturday?zipCode=33901&page=2');
    expect(saturdayQuery(second).queryKey).toEqual(['/api/market-days?zipCode=33901&radius=25&offset=20']);
  });

  it('offers the week from today on, and marks the Saturday that needs no day', () => {
    const days = dayChoices('2026-11-25', '2026-11-28');
    expect(days.map(({ label }) => label)).toEqual([
      ...['Today', 'Tomorrow', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'],
    ]);
    expect(days.find(({ isPreset }) => isPreset)?.date).toBe('2026-11-28');
    expect(dayChoices('2026-11-28', '2026-11-28')[0]).toMatchObject({ label: 'Today', isPreset: true });
    expect(dayChoices('2026-11-25', '2026-12-24').at(-1)?.date).toBe('2026-12-24');
  });
});
