import { describe, expect, it } from '@jest/globals';
import { namesOf } from './names-of.rules.js';

describe('namesOf', () => {
  it.each([
    ['Rosa Field', 'Rosa', 'Field'],
    ['  Rosa  Maria   Field ', 'Rosa Maria', 'Field'],
    ['Rosa', 'Rosa', null],
    ['', null, null],
  ])('parts %j', (name, firstName, lastName) => {
    expect(namesOf(name)).toEqual({ firstName, lastName });
  });

  it('keeps to what an account can hold', () => {
    expect(namesOf(`${'x'.repeat(120)} ${'y'.repeat(120)}`)).toEqual({
      firstName: 'x'.repeat(80),
      lastName: 'y'.repeat(80),
    });
  });
});
