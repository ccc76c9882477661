import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Differences } from '../../kit/record/differences';

/** What changed, and why. */
export function Change() {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  return (
    <>
      {entry.note && <Typography variant="body2">{entry.note}</Typography>}
      <Differences before={entry.before} after={entry.after} />
    </>
  );
}
