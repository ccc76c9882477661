import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../http/errors/domain-error.js';
import { changesInWhole, revisionOf } from './whole-record.rules.js';

const fields = {
  changeable: ['name', 'stock', 'hours'],
  own: ['id', 'updatedAt', 'name'],
  unstamped: ['stock'],
};
const record = { id: 1, name: 'A', stock: 5, hours: { from: 9, to: 12 }, views: 7, updatedAt: 'monday' };
const seen = { ...record, revision: revisionOf(record, fields) };

/** @returns what differs, or the code and the fields of what is wrong */
function read(sent: object, present: object = record): object {
  try {
    return changesInWhole(present as never, sent as never, fields);
  } catch (error) {
    const { code, issues } = error as DomainError;
    return { code, paths: issues?.map(({ path }) => path) };
  }
}

describe('changesInWhole', () => {
  it('finds what differs, whatever the order of fields, and what is counted elsewhere does not', () => {
    expect(read(seen)).toEqual({});
    expect(read({ ...seen, name: 'B', hours: { to: 12, from: 9 }, views: 1 })).toEqual({ name: 'B' });
  });

  it('finds nothing in what is left out', () => {
    expect(read({ revision: seen.revision, stock: 6 })).toEqual({ stock: 6 });
  });

  it.each([
    ['updatedAt', { updatedAt: 'tuesday' }],
    ['revision', { stock: 4 }],
  ])('tells by %s that the record has moved on', (path, moved) => {
    expect(read(seen, { ...record, ...moved })).toEqual({ code: 'CHANGED_MEANWHILE', paths: [path] });
  });

  it('wants one of them', () => {
    expect(read({ name: 'B' })).toEqual({ code: 'VALIDATION_FAILED', paths: ['was'] });
  });

  it('takes updatedAt alone, but for what changes without it', () => {
    expect(read({ ...record, name: 'B' })).toEqual({ name: 'B' });
    expect(read({ ...record, stock: 6 })).toEqual({ code: 'VALIDATION_FAILED', paths: ['stock'] });
  });

  it('refuses what cannot be changed', () => {
    expect(read({ ...seen, id: 2, name: 'B' })).toEqual({ code: 'VALIDATION_FAILED', paths: ['id'] });
  });
});
