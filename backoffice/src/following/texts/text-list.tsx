import type { AdminText } from '@farmgate/backend/contract/following/admin/texts.admin';
import { TEXT_OUTCOMES } from '@farmgate/backend/contract/following/text-outcomes';
import { DataTable, DateInput, SelectInput, useRecordContext } from 'react-admin';
import { StatusBadge, Time, timeText, TwoLines, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PersonLink } from './person-link';
import { OUTCOME_TONES } from './words';

const filters = [
  <SelectInput
    key="outcome"
    source="outcome"
    label="Result"
    alwaysOn
    choices={TEXT_OUTCOMES.filter((id) => id !== 'received').map((id) => ({ id, name: words(id) }))}
  />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" alwaysOn />,
  <RecordFilter key="ownerId" source="ownerId" label="Owner’s account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** What farms texted or emailed, what we understood, and what we texted. */
export function TextList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No text updates yet">
      <RecordTable<AdminText>
        rowClick={false}
        small={{
          primary: ({ body }) => body,
          secondary: ({ answer, outcome }) => answer ?? words(outcome),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="username" label="Account" disableSort>
          <PersonLink />
        </DataTable.Col>
        <DataTable.Col source="direction" label="Way" disableSort>
          <TwoLines<AdminText>
            first={({ direction, address }) => `${direction === 'in' ? 'From' : 'To'} ${address}`}
            second={({ channel }) => `by ${channel}`}
          />
        </DataTable.Col>
        <DataTable.Col source="body" label="Words" disableSort />
        <DataTable.Col source="answer" label="Our answer" disableSort sx={{ minWidth: 200 }} />
        <DataTable.Col source="outcome" label="Result" disableSort>
          <Outcome />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Outcome() {
  const text = useRecordContext<AdminText>();
  if (!text) return null;
  if (text.undoneAt !== null) return <>Done, then undone</>;
  if (text.direction === 'out')
    return (
      <>
        {[words(text.status ?? ''), text.errorCode && `error ${text.errorCode}`].filter(Boolean).join(', ')}
      </>
    );
  return <StatusBadge source="outcome" tones={OUTCOME_TONES} />;
}
