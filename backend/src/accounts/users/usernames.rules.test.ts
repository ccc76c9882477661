import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Username } from '../../contract/accounts/usernames.js';
import { usernamesFor } from './usernames.rules.js';

describe('usernamesFor', () => {
  it('tries the first part of the address, then numbers', () => {
    const names = usernamesFor('rosa.field+farm@mail.example', () => 0.5);
    expect(names.slice(0, 3)).toEqual(['rosa.fieldfarm', 'rosa.fieldfarm2', 'rosa.fieldfarm3']);
    expect(names.at(-1)).toBe('rosa.fieldfarm-500000000');
  });

  it('makes every name one that could be registered', () => {
    const names = ['a@x.example', '!!@x.example', `${'x'.repeat(64)}@x.example`].flatMap((email) =>
      usernamesFor(email),
    );
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}._-]{3,40}$/u);
  });

  it('makes names of one alphabet and one spelling, whatever the address is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (part) => {
        for (const name of usernamesFor(`${part}@x.example`)) expect(Username.parse(name)).toBe(name);
      }),
    );
    expect(usernamesFor('аdmin@x.example')[0]).toBe('dminfarm');
    expect(usernamesFor('ｒｏｓａ@x.example')[0]).toBe('rosa');
  });
});
