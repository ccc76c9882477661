import type { AdminShare } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { SHARE_STATUSES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { StatusBadge, dayText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { membersText, SHARE_TONES } from './share-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={SHARE_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Made since" />,
  <DateInput key="until" source="createdUntil" label="Made until" />,
];

/** CSA shares of vendors. */
export function ShareList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      empty="No CSA shares yet. Vendors make them on their dashboard."
    >
      <RecordTable<AdminShare>
        small={{
          primary: ({ name, vendorName }) => `${name} · ${vendorName}`,
          secondary: ({ status, members }) => `${words(status)} · ${membersText(members)}`,
          tertiary: ({ firstDay }) => dayText(firstDay),
        }}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={SHARE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="members" align="right" disableSort />
        <DataTable.Col
          source="taken"
          label="Places"
          align="right"
          disableSort
          render={({ taken, places }: AdminShare) => `${taken} of ${places}`}
        />
        <DataTable.Col source="firstDay" label="First day" disableSort>
          <Day source="firstDay" />
        </DataTable.Col>
        <DataTable.Col source="lastDay" label="Last day" disableSort>
          <Day source="lastDay" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
