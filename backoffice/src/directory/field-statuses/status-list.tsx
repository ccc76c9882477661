import type { AdminFieldStatus } from '@farmgate/backend/contract/directory/admin/field-statuses.admin';
import {
  FIELD_STATE_LABELS,
  FIELD_STATES,
  FIELD_STATUS_CHANNELS,
  fieldStatusText,
} from '@farmgate/backend/contract/directory/field-states';
import Box from '@mui/material/Box';
import { CircleStop } from 'lucide-react';
import { BooleanInput, DataTable, DateInput, SelectInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Time, timeText, TwoLines, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Thumbnail } from '../parts/picture';
import { RowLink } from '../parts/row-link';

const filters = [
  <BooleanInput key="isCurrent" source="isCurrent" label="Holds now" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={FIELD_STATES.map((id) => ({ id, name: FIELD_STATE_LABELS[id] }))}
  />,
  <SelectInput
    key="channel"
    source="channel"
    label="Came by"
    choices={FIELD_STATUS_CHANNELS.map((id) => ({ id, name: words(id) }))}
  />,
  <RecordFilter key="farmId" source="farmId" label="Farm" reference="farms" />,
  <RecordFilter key="placeId" source="placeId" label="Place" reference="places" />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** What farms and markets say of their fields and stands, and said in the last 90 days. */
export function FieldStatusList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No field statuses yet">
      <RecordTable<AdminFieldStatus>
        small={{
          primary: ({ name }) => name,
          secondary: ({ crop, state, note }) =>
            [fieldStatusText(crop, state), note].filter(Boolean).join(' · '),
          tertiary: ({ saidAt }) => timeText(saidAt),
        }}
      >
        <DataTable.Col source="name" label="Farm or market" disableSort>
          <Subject />
        </DataTable.Col>
        <DataTable.Col
          label="Status"
          render={({ crop, state, claimId }: AdminFieldStatus) =>
            fieldStatusText(crop, state) + (claimId === null ? '' : ' (unverified claim, not shown)')
          }
        />
        <DataTable.Col source="note" disableSort>
          <Note />
        </DataTable.Col>
        <DataTable.Col label="Photo">
          <Photo />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Said">
          <TwoLines<AdminFieldStatus>
            first={() => <Time source="saidAt" />}
            second={({ saidBy, channel }) => `${saidBy ?? 'No account'} (${words(channel)})`}
          />
        </DataTable.Col>
        <DataTable.Col source="until" disableSort>
          <Time source="until" />
        </DataTable.Col>
        <DataTable.Col label="End">
          <EndStatus />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Subject() {
  const status = useRecordContext<AdminFieldStatus>();
  if (!status) return null;
  const path = status.farmId === null ? `/places/${status.placeId}/show` : `/farms/${status.farmId}/show`;
  return <RowLink to={path}>{status.name}</RowLink>;
}

function Note() {
  const status = useRecordContext<AdminFieldStatus>();
  return status?.note ? <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{status.note}</Box> : null;
}

function Photo() {
  const status = useRecordContext<AdminFieldStatus>();
  return status?.imageUrl ? <Thumbnail src={status.imageUrl} art="place-u_pick" width={60} /> : null;
}

function EndStatus() {
  const status = useRecordContext<AdminFieldStatus>();
  if (!status?.isCurrent) return null;
  return (
    <ActionButton
      resource="field-statuses"
      action="end"
      label="End"
      icon={CircleStop}
      color="error"
      title={`End “${fieldStatusText(status.crop, status.state)}” of ${status.name}`}
      explanation="It leaves the site right away, and no one gets an email. The farm or market can post a new one."
      asksReason
      success="Status ended."
    />
  );
}
