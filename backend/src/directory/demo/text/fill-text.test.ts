import { describe, expect, it } from '@jest/globals';
import { canFill, fillText } from './fill-text.js';

describe('fillText', () => {
  it('fills the gaps and begins every sentence with a capital letter', () => {
    expect(
      fillText('{who} keep {count} hens. {extra}', { who: 'the Lunds', count: '40', extra: 'come early.' }),
    ).toBe('The Lunds keep 40 hens. Come early.');
  });

  it('refuses a gap that nothing is known for', () => {
    expect(canFill('Open {days}.', { days: undefined })).toBe(false);
    expect(canFill('Open.', {})).toBe(true);
    expect(() => fillText('Open {days}.', {})).toThrow('{days}');
  });
});
