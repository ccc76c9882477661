import { describe, expect, it } from '@jest/globals';
import { previewOf } from './mail-preview';

describe('previewOf', () => {
  it('puts the policy before whatever else the head holds', () => {
    const html = previewOf('<!doctype html><html><head><title>x</title></head><body>hi</body></html>');
    expect(html).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'[^>]*><title>/,
    );
  });

  it('gives a text without a head one', () => {
    expect(previewOf('<p>hi</p>')).toMatch(/<head><meta [^>]*><\/head><body><p>hi<\/p>/);
  });
});
