import type { AdminMemberEntry } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { ENTRY_KINDS } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import { Badge, Money, Time, dollars, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { CellLink } from '../parts/cell-link';
import { Day } from '../parts/day';
import { memberPath } from './share-words';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={ENTRY_KINDS.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <NumberInput key="member" source="memberId" label="Member number" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** What was paid, credited and given back in the accounts of members; only added to. */
export function MemberEntryList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No entries yet">
      <RecordTable<AdminMemberEntry>
        rowClick={false}
        small={{
          primary: ({ memberName, amount }) => `${memberName} · ${dollars(amount)}`,
          secondary: ({ kind, shareName }) => `${words(kind)} · ${shareName}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="createdAt" label="Written" disableSort>
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col
          source="memberName"
          label="Member"
          disableSort
          render={(entry: AdminMemberEntry) => <CellLink to={memberPath(entry)}>{entry.memberName}</CellLink>}
        />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: AdminMemberEntry) => <Badge value={kind} />}
        />
        <DataTable.Col source="amount" align="right" disableSort>
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="date" label="Box of" disableSort>
          <Day source="date" />
        </DataTable.Col>
        <DataTable.Col source="note" disableSort />
        <DataTable.Col source="undoneAt" label="Undone" disableSort>
          <Time source="undoneAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
