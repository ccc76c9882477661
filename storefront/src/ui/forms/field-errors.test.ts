import { describe, expect, it } from '@jest/globals';
import { at, atFields, errorAt, errorsOf, errorWithin } from './field-errors';

const issue = (path: string, message: string) => ({ path, message });

describe('what is wrong with the fields of a form', () => {
  const errors = errorsOf([
    issue('name', 'First.'),
    issue('name', 'Second.'),
    issue('dates.1.opens', 'Too late.'),
    issue('dates', 'Too many.'),
    issue('zones.0', 'Unknown.'),
  ]);

  it('is the first sentence of each', () => {
    expect(errorAt(errors, 'name')).toBe('First.');
    expect(errorAt(errors, 'dates')).toBe('Too many.');
    expect(errorAt(errors, 'dates.1.opens')).toBe('Too late.');
    expect(errorAt(errors, 'dates.0.opens')).toBeUndefined();
    expect(errorAt(errors, 'nothing')).toBeUndefined();
  });

  it('is also that of anything in a field', () => {
    expect(errorWithin(errors, 'dates')).toBe('Too many.');
    expect(errorWithin(errors, 'zones')).toBe('Unknown.');
    expect(errorWithin(errors, 'zones.1')).toBeUndefined();
    expect(errorWithin(errors, 'name')).toBe('First.');
  });

  it('is said by the names that the form has', () => {
    const rename = (path: string) => (path === 'kind' ? null : path.replace('cutoff.', 'cutoff_'));
    const issues = [issue('cutoff.hours', 'No.'), issue('kind', 'No.'), issue('other.0', 'No.')];
    expect(atFields(issues, { cutoff_hours: '' }, rename)).toEqual([issue('cutoff_hours', 'No.')]);
  });

  it('can be one sentence at one field, or none', () => {
    expect(at('code', 'Wrong.')).toEqual([issue('code', 'Wrong.')]);
    expect(at('code', null)).toBeNull();
  });
});
