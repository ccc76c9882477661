import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readText } from '../grammar/read-text.rules.js';
import { addressOf, headerOf, isAutomatic, isForged, messageIdOf, wordsOfEmail } from './email-text.rules.js';
import { readReplyAddress, replyAddress } from './reply-address.rules.js';

const SECRET = 'a'.repeat(43);

describe('the address that answers go to', () => {
  it('says whose they are, in any case, and nothing else does', () => {
    const address = replyAddress(12, 'in.example', SECRET);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(readReplyAddress(address, 'in.example', SECRET)).toBe(12);
    expect(readReplyAddress(address.toUpperCase(), 'in.example', SECRET)).toBe(12);
    expect(readReplyAddress(address.replace('farm-12', 'farm-13'), 'in.example', SECRET)).toBeNull();
    expect(readReplyAddress(address, 'other.example', SECRET)).toBeNull();
    expect(readReplyAddress(address, 'in.example', 'b'.repeat(43))).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readReplyAddress(text, 'in.example', SECRET)).toBeNull();
      }),
    );
  });
});

describe('an email', () => {
  it('says what is above the one that it answers', () => {
    const words = (form: Record<string, string>) =>
      wordsOfEmail(form, (line) => readText(line).kind === 'actions');
    expect(words({ 'stripped-text': '\r\nStrawberries picked out\r\n\r\nAna' })).toBe(
      'Strawberries picked out',
    );
    expect(words({ 'body-plain': 'SAT NO\nEGGS 12\n> What is picking?' })).toBe('SAT NO\nEGGS 12');
    expect(words({ 'body-plain': 'Closed\nOn Fri, Jun 5, 2026 Farmgate wrote:\n> Hi' })).toBe('Closed');
    expect(words({})).toBe('');
  });

  it('goes on over blank lines for as long as each line says something', () => {
    const words = (body: string) =>
      wordsOfEmail({ 'body-plain': body }, (line) => readText(line).kind === 'actions');
    expect(words('STRAWBERRIES PICKED OUT\r\n\r\nSAT NO\r\n\r\nAna Ruiz\r\nPine Hill Farm')).toBe(
      'STRAWBERRIES PICKED OUT\nSAT NO',
    );
    expect(words('STRAWBERRIES PICKED OUT\n \n\nSAT NO\n\nOn Fri, Jun 5, 2026 Farmgate wrote:\n> Hi')).toBe(
      'STRAWBERRIES PICKED OUT\nSAT NO',
    );
    expect(words('SAT NO\n\nAna\n\nEGGS 12')).toBe('SAT NO');
  });

  it('means what is not understood in its first paragraph, which is answered', () => {
    expect(wordsOfEmail({ 'body-plain': 'Hello there\n\nSAT NO' }, () => false)).toBe('Hello there');
  });

  it('has an address and headers', () => {
    expect(addressOf('Ana <Ana@Example.com>')).toBe('ana@example.com');
    expect(addressOf(' ana@example.com ')).toBe('ana@example.com');
    const form = {
      'message-headers': JSON.stringify([
        ['Message-Id', '<1@x>'],
        ['Auto-Submitted', 'auto-replied'],
      ]),
    };
    expect(headerOf(form, 'message-id')).toBe('<1@x>');
    expect(messageIdOf(form)).toBe('<1@x>');
    expect(isAutomatic(form)).toBe(true);
    expect(isAutomatic({ 'message-headers': '[["Auto-Submitted","no"]]' })).toBe(false);
    expect(isAutomatic({ 'message-headers': '{' })).toBe(false);
  });

  it.each([
    ['nothing', null, null, false],
    ['what passes', 'Pass', 'Pass', false],
    ['an address that fails', 'Fail', null, true],
    ['one that nearly fails, without a signature', 'SoftFail', null, true],
    ['both failing', 'SoftFail', 'Fail', true],
    ['forwarded mail, still signed', 'Fail', 'Pass', false],
    ['a list’s footer below what was signed', 'Pass', 'Fail', false],
    ['a broken signature, from an address that says nothing', 'Neutral', 'Fail', true],
    ['a broken signature alone', null, 'Fail', true],
    ['an address that says nothing', 'Neutral', null, false],
  ])('is forged or not by %s', (_, spf, dkim, expected) => {
    const headers = [
      ...(spf === null ? [] : [['X-Mailgun-Spf', spf]]),
      ...(dkim === null ? [] : [['x-mailgun-dkim-check-result', dkim]]),
    ];
    expect(isForged({ 'message-headers': JSON.stringify(headers) })).toBe(expected);
  });

  it('is forged though its sender writes that it is not', () => {
    const claimed = ['X-Mailgun-Dkim-Check-Result', 'Pass'];
    const said = [
      ['X-Mailgun-Spf', 'Fail'],
      ['X-Mailgun-Dkim-Check-Result', 'Fail'],
    ];
    for (const headers of [
      [claimed, ...said],
      [...said, claimed],
    ]) {
      expect(isForged({ 'message-headers': JSON.stringify(headers) })).toBe(true);
    }
    // Padded until they were cut, they would hide what failed.
    expect(isForged({ 'message-headers': '{' })).toBe(true);
  });
});
