import { describe, expect, it } from '@jest/globals';
import { plainName, readCityName, readCityStart } from './city-name.rules.js';

describe('the name of a city', () => {
  it.each([
    ['St. Paul', 'saint paul'],
    ['FT MYERS', 'fort myers'],
    ['O’Fallon', 'o fallon'],
    ['Cañon  City', 'canon city'],
    ['constructor', 'constructor'],
  ])('%s is %s to the post', (text, plain) => expect(plainName(text)).toBe(plain));

  it.each([
    ['Fort Myers, FL', 'fort myers', ['FL']],
    ['ft. myers florida', 'fort myers', ['FL']],
    ['Charleston West Virginia', 'charleston', ['WV']],
    ['new york, ny', 'new york', ['NY']],
  ])('%s is read with its state', (text, name, states) =>
    expect(readCityName(text)).toContainEqual({ name, states }),
  );

  it('may be all of it, whatever its end looks like', () => {
    expect(readCityName('Fort Washington')[0]).toEqual({ name: 'fort washington', states: null });
  });

  it.each(['', '33901', '...', 'a '.repeat(50)])('is not in "%s"', (text) =>
    expect(readCityName(text)).toEqual([]),
  );
});

describe('the beginning of a name', () => {
  it('may be short for saint once it is a word', () => {
    expect(readCityStart('st')?.start).toBe('st');
    expect(readCityStart('st.')?.start).toBe('saint');
    expect(readCityStart('st pa')?.start).toBe('saint pa');
  });

  it('ends with the beginning of a state', () => {
    expect(readCityStart('fort myers, f')?.withState).toEqual({ name: 'fort myers', states: ['FL'] });
    expect(readCityStart('portland m')?.withState?.states).toContain('ME');
    expect(readCityStart('fort')?.withState).toBeNull();
  });
});
