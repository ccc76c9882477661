import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendWebsite } from './websites.rules.js';

describe('mendWebsite', () => {
  it.each([
    ['http://www.example.org', 'http://www.example.org/'],
    ['www.example.org', 'http://www.example.org/'],
    ['Example.ORG/Market', 'http://example.org/Market'],
    ['http:///https://example.org/a', 'https://example.org/a'],
    ['http://http://example.org', 'http://example.org/'],
    ['https:/example.org', 'https://example.org/'],
    ['http:// www.example.org/#!a', 'http://www.example.org/#!a'],
    ['www. example.org', 'http://www.example.org/'],
    ['http://www.example.org ', 'http://www.example.org/'],
    ['http://www.example.org;', 'http://www.example.org/'],
    ['http://www.example.org (under construction)', 'http://www.example.org/'],
    ['http://www.example.org, P. O. Box 391', 'http://www.example.org/'],
    ['http://example.org/farmers market/index.htm', 'http://example.org/farmers%20market/index.htm'],
    ['https://medium.com/@market', 'https://medium.com/@market'],
    ['https://www.facebook.com/market', 'https://www.facebook.com/market'],
    ['example.org:8080/x?a=1&amp;b=2', 'http://example.org:8080/x?a=1&b=2'],
  ])('%j becomes %j', (text, website) => {
    expect(mendWebsite(text)).toBe(website);
  });

  it.each([
    '',
    'N/A',
    'none',
    'MarketsinMobile',
    '@market',
    'Gardners Berry Farm',
    'http://market@example.org',
    'market@example.org',
    'mailto:market@example.org',
    'javascript:alert(1)//example.org',
    'data:text/html,x.org',
    'ftp://example.org',
    'http://Cannon Beach Market.org',
    'http://Www Flossmoor.org',
    'http://www,example.com',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://www.org',
    `http://example.org/${'x'.repeat(600)}`,
    undefined,
  ])('%j is no website', (text) => {
    expect(mendWebsite(text)).toBeNull();
  });

  it('is null or an http address with a host name, whatever it is given, and reads its own result', () => {
    const parts = fc.constantFrom(
      'http',
      'https',
      ':',
      '/',
      '//',
      'www.',
      'example',
      '.org',
      '@',
      ' ',
      '#',
      '?',
      'é',
      '%',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(parts, { maxLength: 9 }).map((all) => all.join('')),
        ),
        (text) => {
          const website = mendWebsite(text);
          if (website === null) return;
          const url = new URL(website);
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(url.hostname).toContain('.');
          expect(url.username).toBe('');
        },
      ),
    );
  });
});
