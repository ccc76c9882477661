import { describe, expect, it } from '@jest/globals';
import { shownNotice } from './site-notice.rules.js';

const now = '2026-07-04';

describe('shownNotice', () => {
  it('is the text, to the end of its last day', () => {
    expect(shownNotice({ text: 'Closed', until: '2026-07-04' }, now)).toBe('Closed');
    expect(shownNotice({ text: 'Closed', until: '2026-07-03' }, now)).toBeNull();
  });

  it('is the text for as long as nobody takes it away', () => {
    expect(shownNotice({ text: 'Closed', until: null }, now)).toBe('Closed');
  });

  it('is nothing where nothing is said', () => {
    expect(shownNotice(null, now)).toBeNull();
    expect(shownNotice({ text: '', until: null }, now)).toBeNull();
  });
});
