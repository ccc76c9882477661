import type { ConfirmationView } from '../../contract/directory/confirmations.js';
import { paths } from '../../contract/shared/site-paths.js';
import { isDue } from './confirmation.rules.js';
import type { SubjectRow } from './confirmations.sql.js';

type Named = Pick<SubjectRow, 'type' | 'id'>;

export const keyOf = ({ type, id }: Named): string => `${type}-${id}`;

export const editPathOf = ({ type, id }: Named): string =>
  type === 'farm' ? paths.editFarm(id) : paths.manageMarket(id);

export function confirmationView(row: SubjectRow, now: Date): ConfirmationView {
  const { type, id, name, confirmedAt, lastConfirmed, isClosed, listings } = row;
  return {
    id: keyOf(row),
    kind: type === 'farm' ? 'farm' : 'market',
    name,
    path: type === 'farm' ? paths.farm(id) : paths.place(id, name),
    editPath: editPathOf(row),
    lastConfirmed,
    isDue: !isClosed && isDue(confirmedAt, now),
    isClosed,
    listings,
  };
}
