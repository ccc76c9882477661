import { describe, expect, it } from '@jest/globals';
import { mailboxKey } from './mailbox.rules.js';

describe('mailboxKey', () => {
  it.each([
    ['Ann@Mail.example', 'ann@mail.example'],
    ['ann+farm@mail.example', 'ann@mail.example'],
    ['ann+a+b@mail.example', 'ann@mail.example'],
    ['an.n@mail.example', 'an.n@mail.example'],
    ['A.n.n+x@Gmail.com', 'ann@gmail.com'],
    ['ann@googlemail.com', 'ann@gmail.com'],
    ['a.nn@notgmail.com', 'a.nn@notgmail.com'],
    ['+ann@mail.example', '+ann@mail.example'],
  ])('counts %s as %s', (address, mailbox) => {
    expect(mailboxKey(address)).toBe(mailbox);
  });
});
