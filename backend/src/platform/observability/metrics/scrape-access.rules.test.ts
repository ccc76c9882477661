import { describe, expect, it } from '@jest/globals';
import { mayScrape } from './scrape-access.rules.js';

describe('who may read the figures of a server', () => {
  it.each(['127.0.0.1', '::1', '::ffff:172.18.0.5', '10.1.2.3', '192.168.7.7', 'fd00::17', '100.64.3.2'])(
    'is a neighbor: %s',
    (address) => {
      expect(mayScrape(address, { host: 'app:3000' })).toBe(true);
    },
  );

  it.each(['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', '', undefined])(
    'is nobody from outside: %s',
    (address) => {
      expect(mayScrape(address, {})).toBe(false);
    },
  );

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'is nobody whom a proxy passes on, as %s tells',
    (header) => {
      expect(mayScrape('127.0.0.1', { [header]: '203.0.113.9' })).toBe(false);
    },
  );
});
