import { BulkUpdateButton } from 'react-admin';

/** Writes the same value into all rows that are ticked, without asking; it can be undone for a moment. */
export function BulkStatusButton({ label, changes }: { label: string; changes: object }) {
  return <BulkUpdateButton label={label} data={changes} mutationMode="undoable" />;
}
