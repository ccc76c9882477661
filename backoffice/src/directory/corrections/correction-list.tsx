import {
  type AdminCorrection,
  CORRECTION_STATUSES,
} from '@farmgate/backend/contract/directory/admin/corrections.admin';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { DataTable, DateInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { RowLink } from '../parts/row-link';
import { DECISION_TONES } from '../parts/words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={CORRECTION_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const bulkActions = (
  <>
    <BulkActionButton action="done" label="Done" icon={Check} success="Marked as done." />
    <BulkActionButton action="dismiss" label="Dismiss" icon={X} success="Dismissed." />
  </>
);

/** What visitors say is wrong. */
export function CorrectionList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ status: 'new' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No corrections yet"
    >
      <RecordTable<AdminCorrection>
        bulkActions={bulkActions}
        small={{
          primary: ({ name }) => name,
          secondary: ({ message, status }) => `${message.slice(0, 100)} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="name" label="About" disableSort>
          <SubjectLink />
        </DataTable.Col>
        <DataTable.Col label="Correction">
          <Message />
        </DataTable.Col>
        <DataTable.Col
          source="email"
          label="From"
          disableSort
          render={({ email }: AdminCorrection) => email ?? 'No address'}
        />
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={DECISION_TONES} />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Written">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

/** The farm or place that the note is about. */
export function SubjectLink() {
  const note = useRecordContext<AdminCorrection>();
  if (!note) return null;
  const path = note.farmId === null ? `/places/${note.placeId}/show` : `/farms/${note.farmId}/show`;
  return <RowLink to={path}>{note.name}</RowLink>;
}

function Message() {
  const note = useRecordContext<AdminCorrection>();
  return (
    <Typography
      variant="body2"
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        minWidth: 240,
      }}
    >
      {note?.message}
    </Typography>
  );
}
