import {
  INBOX_KINDS,
  INBOX_PAGE,
  type InboxKind,
  type InboxRow as Row,
} from '@farmgate/backend/contract/backoffice/inbox.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { Title, useGetIdentity, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type InboxFilter, useInbox, useInboxChange } from '../../kit/inbox/inbox-calls';
import { InboxDialog } from '../../kit/inbox/inbox-dialog';
import { recordPath } from '../../kit/inbox/inbox-words';
import { NothingYet } from '../../kit/nothing-yet';
import type { InboxQueue } from '../../kit/queue/queue-context';
import { InboxFilters } from './inbox-filters';
import { InboxRow } from './inbox-row';
import { useRowKeys } from './use-row-keys';

/** Everything that waits for staff, what waits longest first. Each leads to the page where it is decided. */
export function InboxPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const { data, error, refetch, isPlaceholderData } = useInbox(filter);
  const isPastEnd = !isPlaceholderData && data?.rows.length === 0 && params.has('page');
  useRowKeys();
  const show = (next: InboxFilter) =>
    setParams(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)])));
  useEffect(() => {
    if (!isPastEnd) return;
    // The last row of the last page was decided: what still waits is on the first one.
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  }, [isPastEnd, setParams]);
  return (
    <Box>
      <Title title="Inbox" />
      <InboxFilters filter={filter} onChange={show} />
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.rows.length === 0 && !isPastEnd && <Empty filter={filter} onShowAll={() => show({})} />}
      {data && data.rows.length > 0 && (
        <>
          <Rows
            rows={data.rows}
            colleagues={data.colleagues}
            place={{
              offset: INBOX_PAGE * ((filter.page ?? 1) - 1),
              total: data.total,
              search: params.toString(),
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
            <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
              J and K go from row to row. Enter opens one.
            </Typography>
            {data.total > INBOX_PAGE && (
              <Pagination
                count={Math.ceil(data.total / INBOX_PAGE)}
                page={filter.page ?? 1}
                onChange={(_event, page) => show({ ...filter, page })}
              />
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

function Rows({
  rows,
  colleagues,
  place,
}: {
  rows: readonly Row[];
  colleagues: Parameters<typeof InboxDialog>[0]['colleagues'];
  place: Omit<InboxQueue, 'pages'>;
}) {
  const { data: identity } = useGetIdentity();
  const [edited, setEdited] = useState<Row | null>(null);
  const change = useInboxChange();
  const notify = useNotify();
  const ownId = identity && Number(identity.id);
  const take = async (row: Row) => {
    try {
      await change(row, { ownerId: ownId ?? null });
      notify(`${row.title} is yours.`, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    }
  };
  const queue = { ...place, pages: rows.map(recordPath) };
  // As the server has it now, so that saving again after someone else's change works.
  const shown = edited && (rows.find((row) => recordPath(row) === recordPath(edited)) ?? edited);
  return (
    <>
      <Paper component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden' }}>
        {rows.map((row) => (
          <InboxRow
            key={recordPath(row)}
            row={row}
            ownId={ownId}
            queue={queue}
            onTake={() => void take(row)}
            onEdit={() => setEdited(row)}
          />
        ))}
      </Paper>
      {shown && <InboxDialog row={shown} colleagues={colleagues} onClose={() => setEdited(null)} />}
    </>
  );
}

function Empty({ filter, onShowAll }: { filter: InboxFilter; onShowAll: () => void }): ReactNode {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <NothingYet sentence={isFiltered ? 'Nothing matches these filters' : 'You’re all caught up'}>
      {isFiltered && (
        <Button variant="contained" onClick={onShowAll}>
          Show everything
        </Button>
      )}
    </NothingYet>
  );
}

function filterOf(params: URLSearchParams): InboxFilter {
  const [kind, owner, page] = [params.get('kind'), params.get('owner'), Number(params.get('page'))];
  return {
    ...(INBOX_KINDS.some((one) => one === kind) && { kind: kind as InboxKind }),
    ...((owner === 'mine' || owner === 'nobody') && { owner }),
    ...(params.get('snoozed') === 'true' && { snoozed: 'true' }),
    ...(page > 1 && Number.isInteger(page) && { page }),
  };
}
