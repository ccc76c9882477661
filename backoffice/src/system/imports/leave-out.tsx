import type { AdminImport, AdminImportRow } from '@farmgate/backend/contract/directory/admin/imports.admin';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useListContext, useRecordContext, useUnselectAll } from 'react-admin';
import { useAct } from '../../kit/actions/use-act';
import { useMay } from '../../kit/may';
import { rows } from './import-words';

/** @returns what takes rows out of the import and puts them back */
function useLeaveOut({ id }: AdminImport, isLeftOut: boolean, count: number) {
  const done = `${count === 1 ? 'Row' : rows(count)} ${isLeftOut ? 'left out' : 'put back'}`;
  const { act, isWaiting } = useAct('leave-out', { resource: 'imports', success: `${done}.` });
  const set = (rowIds: readonly unknown[]) => act([id], { rowIds, isLeftOut }).catch(() => undefined);
  return { set, isWaiting };
}

/** Of the row that the button stands in. */
export function LeaveOutButton({ run }: { run: AdminImport }) {
  const row = useRecordContext<AdminImportRow>();
  const isLeftOut = row?.isLeftOut ?? false;
  const { set, isWaiting } = useLeaveOut(run, !isLeftOut, 1);
  const isAllowed = useMay('leave-out', 'imports');
  if (!row || !isAllowed || row.outcome === 'rejected') return null;
  const label = isLeftOut ? 'Put back' : 'Leave out';
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    void set([row.id]);
  };
  return (
    <Button
      size="small"
      disabled={isWaiting}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={click}
      aria-label={`${label} row ${row.row}, ${row.name}`}
    >
      {label}
    </Button>
  );
}

/** Of the rows that are ticked. */
export function LeaveOutRows({ run }: { run: AdminImport }) {
  const { selectedIds, resource } = useListContext();
  const unselect = useUnselectAll(resource);
  const out = useLeaveOut(run, true, selectedIds.length);
  const back = useLeaveOut(run, false, selectedIds.length);
  if (!useMay('leave-out', 'imports')) return null;
  const all = ({ set, isWaiting }: typeof out, label: string) => (
    <Button size="small" disabled={isWaiting} onClick={() => void set(selectedIds).then(() => unselect())}>
      {label}
    </Button>
  );
  return (
    <>
      {all(out, 'Leave out')}
      {all(back, 'Put back')}
    </>
  );
}
