import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, headerOf, isAutomatic, messageIdOf, wordsOfEmail } from './email-text.rules.js';
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
    expect(wordsOfEmail({ 'stripped-text': '\r\nStrawberries picked out\r\n\r\nAna' })).toBe(
      'Strawberries picked out',
    );
    expect(wordsOfEmail({ 'body-plain': 'SAT NO\nEGGS 12\n> What is picking?' })).toBe('SAT NO\nEGGS 12');
    expect(wordsOfEmail({ 'body-plain': 'Closed\nOn Fri, Jun 5, 2026 Farmgate wrote:\n> Hi' })).toBe(
      'Closed',
    );
    expect(wordsOfEmail({})).toBe('');
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
});
