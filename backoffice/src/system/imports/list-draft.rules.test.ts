import type { ImportTable } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import { describe, expect, it } from '@jest/globals';
import { draftOf, withColumn, withList } from './list-draft.rules';

const LEE = {
  id: 7,
  name: 'Lee County',
  kind: 'csa',
  city: null,
  state: 'FL',
  hasSameColumns: true,
} as const;
const TABLE: ImportTable = {
  columns: [
    { head: 'Market', is: 'name', samples: [] },
    { head: 'Ward', is: '', samples: [] },
  ],
  listId: null,
  lists: [LEE],
};

describe('what the form about a file holds', () => {
  it('is a new list with what we guessed at first', () => {
    expect(draftOf(TABLE)).toEqual({
      ...{ listId: null, name: '', kind: 'farmers_market', city: null, state: null },
      columns: ['name', ''],
    });
  });

  it('is the list that the file was read as', () => {
    expect(draftOf({ ...TABLE, listId: 7 })).toMatchObject({ listId: 7, name: 'Lee County', state: 'FL' });
  });

  it('keeps the columns when another list is chosen, and loses the name for a new one', () => {
    const chosen = withList(draftOf(TABLE), LEE);
    expect(chosen).toMatchObject({ listId: 7, kind: 'csa', columns: ['name', ''] });
    expect(withList(chosen, undefined)).toMatchObject({ listId: null, name: '', state: 'FL' });
  });

  it('takes two columns of a kind', () => {
    expect(withColumn(draftOf(TABLE), 1, 'name').columns).toEqual(['name', 'name']);
  });
});
