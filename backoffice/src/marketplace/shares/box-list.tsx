import type { AdminShareBox } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { BOX_STATES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { AutocompleteInput, DataTable, NumberInput, ReferenceInput, SelectInput } from 'react-admin';
import { Money, StatusBadge, dayText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, VendorLink } from '../orders/order-link';
import { CellLink } from '../parts/cell-link';
import { Day } from '../parts/day';
import { BOX_TONES, memberPath } from './share-words';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={BOX_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="share" source="shareId" reference="shares" alwaysOn>
    <AutocompleteInput size="small" label="Share" />
  </ReferenceInput>,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <NumberInput key="member" source="memberId" label="Member number" />,
];

/** Dated boxes of members. */
export function ShareBoxList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No boxes yet">
      <RecordTable<AdminShareBox>
        rowClick={false}
        small={{
          primary: ({ memberName, date }) => `${memberName} · ${dayText(date)}`,
          secondary: ({ state, shareName }) => `${words(state)} · ${shareName}`,
          tertiary: ({ siteName }) => siteName,
        }}
      >
        <DataTable.Col source="date" label="Day" disableSort>
          <Day source="date" />
        </DataTable.Col>
        <DataTable.Col
          source="memberName"
          label="Member"
          disableSort
          render={(box: AdminShareBox) => <CellLink to={memberPath(box)}>{box.memberName}</CellLink>}
        />
        <DataTable.Col source="shareName" label="Share" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StatusBadge source="state" tones={BOX_TONES} />
        </DataTable.Col>
        <DataTable.Col source="movedTo" label="Moved to" disableSort>
          <Day source="movedTo" />
        </DataTable.Col>
        <DataTable.Col source="siteName" label="Pickup" disableSort />
        <DataTable.Col source="amount" align="right" disableSort>
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
