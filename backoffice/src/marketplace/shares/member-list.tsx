import type { AdminShareMember } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { SUBSCRIPTION_STATES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { Money, StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { MEMBER_TONES } from './share-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, email or phone" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={SUBSCRIPTION_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <ReferenceInput key="share" source="shareId" reference="shares" alwaysOn>
    <AutocompleteInput size="small" label="Share" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Joined since" />,
  <DateInput key="until" source="createdUntil" label="Joined until" />,
];

/** Who joined CSA shares. */
export function ShareMemberList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No members yet">
      <RecordTable<AdminShareMember>
        small={{
          primary: ({ name, shareName }) => `${name} · ${shareName}`,
          secondary: ({ state, sizeName }) => `${words(state)} · ${sizeName}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="shareName" label="Share" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StatusBadge source="state" tones={MEMBER_TONES} />
        </DataTable.Col>
        <DataTable.Col source="paid" align="right" disableSort>
          <Money source="paid" />
        </DataTable.Col>
        <DataTable.Col source="due" align="right" disableSort>
          <Money source="due" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Joined" disableSort>
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
