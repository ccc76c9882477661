import { describe, expect, it } from '@jest/globals';
import { failureDetail, headerText, isRefusedForGood, nextTryAfter } from './delivery.rules.js';

describe('isRefusedForGood', () => {
  it('is so for a recipient or contents that the server does not want', () => {
    expect(isRefusedForGood({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })).toBe(true);
    expect(isRefusedForGood({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 })).toBe(true);
  });

  it('is not so for what may pass: greylisting, a wrong password, a network that is down', () => {
    expect(isRefusedForGood({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 })).toBe(false);
    expect(isRefusedForGood({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 })).toBe(false);
    expect(isRefusedForGood({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 })).toBe(false);
    expect(isRefusedForGood({ code: 'ESOCKET', command: 'CONN' })).toBe(false);
  });
});

describe('nextTryAfter', () => {
  it('waits longer each time, and gives up after eight tries', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map(nextTryAfter);
    expect(waits).toEqual([...waits].sort((a, b) => Number(a) - Number(b)));
    expect(waits).not.toContain(null);
    expect(nextTryAfter(8)).toBeNull();
  });
});

describe('headerText', () => {
  it('is one line whatever was typed', () => {
    expect(headerText(' Hello\r\nBcc: all@world.example\u2028\0 ')).toBe('Hello Bcc: all@world.example');
  });
});

describe('failureDetail', () => {
  it('says what the server said', () => {
    expect(failureDetail({ code: 'EENVELOPE', response: '550 No such user', message: 'x' })).toBe(
      'EENVELOPE: 550 No such user',
    );
    expect(failureDetail({})).toBe('unknown');
  });

  it('says what to set where a certificate is not trusted', () => {
    expect(failureDetail({ code: 'ESOCKET', message: 'self-signed certificate' })).toBe(
      'ESOCKET: self-signed certificate; end SMTP_URL with ?tls.rejectUnauthorized=false to take any certificate',
    );
  });
});
