import type { AdminPlaceList } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { EditButton, Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { useLooking } from '../../kit/record/use-looking';
import { aboutList, lastRunText, rhythmText } from './list-words';

/** One list: where it is fetched from, how often, and what became of it the last time. */
export function PlaceListPage() {
  return (
    <RecordPage actions={<Actions />}>
      <LastTime />
      <AboutList />
    </RecordPage>
  );
}

function Actions() {
  const list = useRecordContext<AdminPlaceList>();
  return (
    <>
      {list?.address && (
        <ActionButton
          action="refresh"
          label="Refresh now"
          icon={RefreshCw}
          success="We’ll fetch the list in a moment."
        />
      )}
      <EditButton label="Change address" />
    </>
  );
}

function LastTime() {
  const list = useRecordContext<AdminPlaceList>();
  // The job that fetches it begins some seconds after the button, and nobody knows of it before.
  useLooking(list?.address != null);
  if (!list) return null;
  const { lastRun } = list;
  const isToLookAt = lastRun?.message != null && lastRun.status !== 'stopped';
  return (
    <Alert severity={isToLookAt ? 'warning' : 'info'} sx={{ mb: 3, maxWidth: '80ch' }}>
      {lastRunText(list)}
      {lastRun && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link to={`/imports/${lastRun.id}/show`}>{isToLookAt ? 'Look at it' : 'See the import'}</Link>
          {' · '}
          <Link to={`/imports?filter=${encodeURIComponent(JSON.stringify({ listId: list.id }))}`}>
            All imports of this list
          </Link>
        </Typography>
      )}
    </Alert>
  );
}

function AboutList() {
  const list = useRecordContext<AdminPlaceList>();
  if (!list) return null;
  return (
    <Facts>
      <Fact label="What is in it">{aboutList(list)}</Fact>
      <Fact label="Address">{list.address ?? 'None yet'}</Fact>
      <Fact label="Refreshed">{rhythmText(list)}</Fact>
      <Fact label="Last fetched">{list.triedAt ? <Time source="triedAt" /> : 'Not yet'}</Fact>
    </Facts>
  );
}
