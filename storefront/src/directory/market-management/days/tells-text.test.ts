import { describe, expect, it } from '@jest/globals';
import { tellsText } from './tells-text';

const tells = (vendors: number, followers: number, isDemo = false) =>
  tellsText({ vendors, followers, minutes: 2, isDemo });

describe('what a change of a market day tells', () => {
  it('is whom, and until when it can be undone', () => {
    expect(tells(8, 41)).toBe('Tells 8 vendors and 41 followers in 2 minutes. You can undo until then.');
    expect(tells(1, 0)).toBe('Tells 1 vendor in 2 minutes. You can undo until then.');
    expect(tells(0, 0)).toBe('No vendors or followers to tell.');
    expect(tells(0, 0, true)).toBe('This is a demo market, so no one gets an email.');
  });
});
