import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, isPublicUrl } from './public-address.rules.js';

describe('an address that a stranger gave', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://web.push.apple.com/QGuKCZ',
    'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ])('is taken where it leads to the public internet: %s', (address) => {
    expect(isPublicUrl(address)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/a',
    'https://ann:secret@fcm.googleapis.com/a',
    'https://localhost/a',
    'https://postgres/a',
    'https://127.0.0.1/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://127.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://metadata.google.internal/a',
    'https://printer.local/a',
    'https://db.localhost./a',
    'https://fcm.googleapis.com/a#b',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(4_000)}`,
  ])('is refused where it leads elsewhere: %s', (address) => {
    expect(isPublicUrl(address)).toBe(false);
  });
});

describe('a public address', () => {
  it.each(['142.250.74.106', '8.8.8.8', '2a00:1450:4001:82a::200a', '2607:f8b0:4004:c07::5f'])(
    'is taken: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '239.0.0.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00:ec2::254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is not one: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
