import { describe, expect, it } from '@jest/globals';
import { parseTexts } from './kept-texts';

const saved = { name: 'Ada', subject: '' };

describe('what was typed and not sent', () => {
  it('is what differs from what is saved', () => {
    expect(parseTexts('{"subject":"Eggs"}', saved)).toEqual({ name: 'Ada', subject: 'Eggs' });
    expect(parseTexts('{"name":""}', saved)).toEqual({ name: '', subject: '' });
  });

  it('is nothing where nothing differs, or where nothing sound was kept', () => {
    for (const text of [
      null,
      '',
      '{',
      '7',
      'null',
      '{"name":"Ada","subject":""}',
      '{"subject":7}',
      '{"x":"y"}',
    ])
      expect(parseTexts(text, saved)).toBeNull();
  });
});
