import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../http/errors/domain-error.js';
import { assertUnchanged } from './conflicts.rules.js';

/** @returns the error that is thrown, or null */
function problem(present: object, changes: object, was: object): DomainError | null {
  try {
    assertUnchanged(present as never, changes as never, was as never);
    return null;
  } catch (error) {
    return error as DomainError;
  }
}

describe('assertUnchanged', () => {
  it('lets through what nobody else has touched, whatever happened to other fields', () => {
    expect(problem({ name: 'A', note: 'new' }, { name: 'B' }, { name: 'A' })).toBeNull();
  });

  it('names each field that somebody else changed, with what it holds now', () => {
    const found = problem(
      { name: 'C', isActive: false },
      { name: 'B', isActive: true },
      { name: 'A', isActive: true },
    );
    expect(found?.code).toBe('CHANGED_MEANWHILE');
    expect(found?.issues).toEqual(
      [{ path: 'name', message: 'Someone else changed this to “C”.' }]
        .concat([{ path: 'isActive', message: 'Someone else changed this to no.' }])
        .filter(({ path }) => path === 'name' || path === 'isActive'),
    );
  });

  it('ends with one period', () => {
    const found = problem({ name: 'Two words.' }, { name: 'B' }, { name: 'A' });
    expect(found?.issues?.[0]?.message).toBe('Someone else changed this to “Two words.”');
  });

  it('is content when both changed it to the same', () => {
    expect(problem({ name: 'B' }, { name: 'B' }, { name: 'A' })).toBeNull();
  });

  it('refuses a change that does not say what was seen', () => {
    expect(problem({ name: 'A' }, { name: 'B' }, {})?.code).toBe('VALIDATION_FAILED');
  });
});
