import { describe, expect, it } from '@jest/globals';
import { replaceBetweenMarkers } from './replace-between-markers.js';

const document = (content: string) =>
  `# Measurements\n\nBy hand.\n\n<!-- bench:start, written by npm run bench -->\n${content}<!-- bench:end -->\n\nBy hand, too.\n`;

describe('replaceBetweenMarkers', () => {
  it('replaces what is between the markers and nothing else', () => {
    expect(replaceBetweenMarkers(document('\nOld.\n\nOlder.\n\n'), 'New, for $1.\n')).toBe(
      document('\nNew, for $1.\n\n'),
    );
  });

  it('fills a document that is still empty, and writes the same again', () => {
    const once = replaceBetweenMarkers(document(''), 'New.');
    expect(once).toBe(document('\nNew.\n\n'));
    expect(replaceBetweenMarkers(once, 'New.')).toBe(once);
  });

  it.each([
    ['the start', '# Measurements\n\n<!-- bench:end -->\n'],
    ['the end', '# Measurements\n\n<!-- bench:start -->\n'],
    ['the right order', '<!-- bench:end -->\n<!-- bench:start -->\n'],
  ])('says what is missing where a document lacks %s', (_what, text) => {
    expect(() => replaceBetweenMarkers(text, 'New.')).toThrow('<!-- bench:start --> and <!-- bench:end -->');
  });
});
