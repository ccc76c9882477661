import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  RecordRepresentation,
  Show,
  TopToolbar,
  useGetRecordId,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { InboxStrip } from '../inbox/inbox-strip';
import { RecordNotes } from '../notes/record-notes';
import { QueueButtons } from '../queue/queue-buttons';
import type { Queue } from '../queue/queue-context';
import { QueueProvider } from '../queue/queue-provider';
import { FollowRecord } from './follow-record';
import { History } from './history';

interface Props {
  /** Buttons over the page. */
  actions?: ReactNode;
  /** At the right on wide screens, below on phones. */
  aside?: ReactNode;
  /** What can be done with an entry of its history. */
  historyActions?: (entry: AdminAuditEntry) => ReactNode;
  /** The records are decided about one after the other, in this list where no other was opened. */
  queue?: Queue;
  /** The page tells what happened in a way of its own. */
  hasOwnHistory?: boolean;
  children: ReactNode;
}

/** A record's page: what can be done at the top, what it holds, what is beside it, and its history. */
export function RecordPage({
  actions,
  aside,
  historyActions,
  queue,
  hasOwnHistory = false,
  children,
}: Props) {
  return (
    <QueueProvider queue={queue}>
      <Show
        title={<RecordRepresentation />}
        actions={
          actions || queue ? (
            <TopToolbar sx={{ flexWrap: 'wrap', gap: 1 }}>
              <QueueButtons />
              <Whole>{actions}</Whole>
            </TopToolbar>
          ) : (
            false
          )
        }
        component="div"
      >
        <Whole>
          <Loaded aside={aside} historyActions={historyActions} hasOwnHistory={hasOwnHistory}>
            {children}
          </Loaded>
        </Whole>
      </Show>
    </QueueProvider>
  );
}

/**
 * Waits for the record itself: who comes from a list has its row at first, which lacks what only a single
 * record holds.
 */
function Whole({ children }: { children: ReactNode }) {
  // A number once the record is there, and text from the address before.
  const id = String(useGetRecordId());
  const record = useRecordContext();
  const { isFetching } = useShowContext();
  const [fetchedId, setFetchedId] = useState<string>();
  const [wholeId, setWholeId] = useState<string>();
  // Nothing is fetched before it is known that the page may be seen.
  if (isFetching && fetchedId !== id) setFetchedId(id);
  if (record && !isFetching && fetchedId === id && wholeId !== id) setWholeId(id);
  if (record?.movedTo !== undefined) return <FollowRecord page="show" />;
  return record && wholeId === id ? children : null;
}

function Loaded({
  aside,
  historyActions,
  hasOwnHistory,
  children,
}: Pick<Props, 'aside' | 'children'> & {
  historyActions: Props['historyActions'] | undefined;
  hasOwnHistory: boolean;
}) {
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: aside ? '1fr 380px' : '1fr' } }}
    >
      <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <InboxStrip />
        {children}
        <RecordNotes />
        {!hasOwnHistory && <History actions={historyActions} />}
      </Paper>
      {aside && <Box sx={{ minWidth: 0 }}>{aside}</Box>}
    </Box>
  );
}

/** One field of the record with its name above. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 2, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" component="div">
        {label}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

/** Facts side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' },
      }}
    >
      {children}
    </Box>
  );
}
