import {
  type AdminTextConsent,
  TEXT_CONSENT_ACTIONS,
} from '@farmgate/backend/contract/following/admin/texts.admin';
import { DataTable, DateInput, SelectInput } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PersonLink } from './person-link';
import { CONSENT_TONES } from './words';

const filters = [
  <SelectInput
    key="action"
    source="action"
    alwaysOn
    choices={TEXT_CONSENT_ACTIONS.map((id) => ({ id, name: words(id) }))}
  />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Who agreed to be texted, with which words, and who said STOP. */
export function TextConsentList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No opt-ins yet">
      <RecordTable<AdminTextConsent>
        rowClick={false}
        small={{
          primary: ({ phone, action }) => `${phone}: ${words(action)}`,
          secondary: ({ username }) => username ?? 'No account',
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="phone" label="Number" disableSort />
        <DataTable.Col source="username" label="Account" disableSort>
          <PersonLink />
        </DataTable.Col>
        <DataTable.Col source="action" label="What they said" disableSort>
          <StatusBadge source="action" tones={CONSENT_TONES} />
        </DataTable.Col>
        <DataTable.Col source="words" label="Words" disableSort />
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
