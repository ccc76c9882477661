import type { ImportTable, ReadAsBody } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import type { PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';

/** What staff say of a file whose columns nobody knows. */
export interface ListDraft extends Omit<ReadAsBody, 'kind'> {
  kind: PlaceKind;
}

/** @returns what the form holds at first: the list that the file was read as, or an empty one */
export function draftOf({ columns, listId, lists }: ImportTable): ListDraft {
  const is = (columns ?? []).map((column) => column.is);
  const list = lists.find(({ id }) => id === listId);
  return { ...withList({ ...EMPTY, columns: is }, list), columns: is };
}

const EMPTY: ListDraft = {
  listId: null,
  name: '',
  kind: 'farmers_market',
  city: null,
  state: null,
  columns: [],
};

/** @param list undefined for a new one */
export function withList(draft: ListDraft, list: ImportTable['lists'][number] | undefined): ListDraft {
  if (!list) return { ...draft, listId: null, name: '' };
  const { id, name, kind, city, state } = list;
  return { ...draft, listId: id, name, kind, city, state };
}

/** @returns the draft with another choice for a column; a second one of its kind may be, as of two days */
export const withColumn = (draft: ListDraft, at: number, is: ListDraft['columns'][number]): ListDraft => ({
  ...draft,
  columns: draft.columns.map((column, own) => (own === at ? is : column)),
});
