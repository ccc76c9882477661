import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_KEY, readTheme, resolveTheme } from './theme';

describe('the theme', () => {
  it('is light unless something else was chosen', () => {
    expect([null, '', 'pink', 'light', 'dark', 'system'].map(readTheme)).toEqual([
      'light',
      'light',
      'light',
      'light',
      'dark',
      'system',
    ]);
  });

  it('follows the device only where the choice is the system', () => {
    expect([resolveTheme('light', true), resolveTheme('dark', false)]).toEqual(['light', 'dark']);
    expect([resolveTheme('system', true), resolveTheme('system', false)]).toEqual(['dark', 'light']);
  });

  it('is read under the same key before the first paint', () => {
    const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    expect(html).toContain(`localStorage.getItem('${THEME_KEY}')`);
  });
});
