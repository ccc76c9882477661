import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { looksLatin, skeleton } from './look-alikes.js';
import { Username } from './usernames.js';

describe('looksLatin', () => {
  it.each(['аре', 'сор', 'ХОР', 'ταχι', 'аре-7'])('sees through %s', (name) => {
    expect(looksLatin(name)).toBe(true);
  });

  it.each(['ape', 'дмитрий', 'Ελένη', '2024', '山田', 'мария', 'constructor'])('leaves %s alone', (name) => {
    expect(looksLatin(name)).toBe(false);
  });
});

describe('skeleton', () => {
  it.each(['admin', 'ADMlN', 'adm1n', 'аdmin', 'ａｄｍｉｎ', 'ádmin', 'adrnin', 'admın', 'ɑdmin'])(
    'is the same for admin and %s',
    (name) => {
      expect(skeleton(name)).toBe(skeleton('admin'));
    },
  );

  it.each(['admin2', 'edmin', 'admins', 'a-d-m-i-n'])('is another for %s', (name) => {
    expect(skeleton(name)).not.toBe(skeleton('admin'));
  });
});

describe('Username', () => {
  it('takes one spelling of a name only, and what it has made of a name it takes again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        const made = Username.safeParse(text);
        if (!made.success) return;
        expect(made.data).toBe(made.data.normalize('NFKC'));
        expect(Username.parse(made.data)).toBe(made.data);
      }),
    );
  });

  it.each(['аdmin', 'paypаl', 'Ωmega', 'adminअ', 'аре', 'a\u200Bdmin'])('refuses %j', (name) => {
    expect(Username.safeParse(name).success).toBe(false);
  });
});
