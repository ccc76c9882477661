import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FieldError } from './field-error';

const shown = (message?: string) =>
  renderToStaticMarkup(
    <FieldError error={message === undefined ? undefined : { message }} otherwise="Help" />,
  );

describe('what is wrong with a field', () => {
  it('is the sentence alone, however react-admin hands it on', () => {
    expect(shown('Please write a title.')).toBe('Please write a title.');
    expect(shown('@@react-admin@@"Please write a title."')).toBe('Please write a title.');
    const withArgs = JSON.stringify({ message: 'Please write a title.', args: { min: 3 } });
    expect(shown(`@@react-admin@@${withArgs}`)).toBe('Please write a title.');
  });

  it('gives way to the help where nothing is wrong', () => {
    expect(shown()).toBe('Help');
  });
});
