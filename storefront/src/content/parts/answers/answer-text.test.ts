import { describe, expect, it } from '@jest/globals';
import { plainAnswer, readAnswer } from './answer-text';

describe('the text of an answer', () => {
  it('has paragraphs, and links to pages of ours', () => {
    expect(readAnswer('Start [here](/browse?category=eggs).\n\nThen\ncall.')).toEqual([
      [{ text: 'Start ' }, { text: 'here', to: '/browse?category=eggs' }, { text: '.' }],
      [{ text: 'Then call.' }],
    ]);
  });

  it('leaves everything else as it is written', () => {
    expect(readAnswer('[a](https://example.com) <b>[x]')).toEqual([
      [{ text: '[a](https://example.com) <b>[x]' }],
    ]);
  });

  it('is plain text for search engines', () => {
    expect(plainAnswer('Read the [blog](/blog).\n\nAsk.')).toBe('Read the blog.\n\nAsk.');
  });
});
