import {
  INBOX_KINDS,
  type InboxKind,
  type InboxRow,
} from '@farmgate/backend/contract/backoffice/inbox.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { useGetRecordId, useResourceContext } from 'react-admin';
import { dayText } from '../texts.rules';
import { useInbox } from './inbox-calls';
import { InboxDialog } from './inbox-dialog';
import { waitedText } from './inbox-words';

const isKind = (name: string): name is InboxKind => INBOX_KINDS.some((kind) => kind === name);

/** Over a record that waits for staff: since when, whose it is, and what was noted about it. */
export function InboxStrip() {
  const kind = useResourceContext() ?? '';
  const recordId = Number(useGetRecordId());
  const [opened, setOpened] = useState<InboxRow | null>(null);
  const { data } = useInbox({ kind: kind as InboxKind, recordId }, isKind(kind));
  // Someone else may decide while the dialog is open: what was typed there stays.
  const row = data?.rows.find((one) => one.kind === kind && one.recordId === recordId) ?? opened;
  if (!row) return null;
  const facts = [
    `In the inbox: ${waitedText(row.since, new Date())}`,
    row.ownerName === null ? 'No owner yet' : `Owner: ${row.ownerName}`,
    ...(row.snoozedUntil === null ? [] : [`Snoozed until ${dayText(row.snoozedUntil)}`]),
  ];
  return (
    <Box
      component="section"
      aria-label="In the inbox"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
        ...{ mb: 2, px: 1.5, py: 0.75, borderRadius: '10px', bgcolor: 'background.default' },
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto' }}>
        {facts.join(' · ')}
      </Typography>
      <Button
        size="small"
        startIcon={<UserRoundPen size={18} aria-hidden="true" />}
        onClick={() => setOpened(row)}
      >
        Assign or snooze
      </Button>
      {row.note !== null && (
        <Typography
          variant="body2"
          sx={{ flexBasis: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {row.note}
        </Typography>
      )}
      {opened && (
        <InboxDialog row={row} colleagues={data?.colleagues ?? []} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
