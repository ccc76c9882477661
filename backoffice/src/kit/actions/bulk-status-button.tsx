import { BulkUpdateButton } from 'react-admin';
import { May } from '../may';

/** Writes the same value into all rows that are ticked, without asking; it can be undone for a moment. */
export function BulkStatusButton({ label, changes }: { label: string; changes: object }) {
  return (
    <May action="edit">
      <BulkUpdateButton label={label} data={changes} mutationMode="undoable" />
    </May>
  );
}
