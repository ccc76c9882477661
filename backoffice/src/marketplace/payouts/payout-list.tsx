import type { AdminPayout } from '@farmgate/backend/contract/marketplace/admin/ledger.admin';
import { SENDING_STATES } from '@farmgate/backend/contract/marketplace/admin/payments.admin';
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { dollars, Money, StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, VendorLink } from '../orders/order-link';
import { SENDING_TONES } from '../orders/order-words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={SENDING_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <TextInput key="provider" source="providerId" label="Transfer id" />,
  <DateInput key="since" source="createdSince" label="Sent since" />,
  <DateInput key="until" source="createdUntil" label="Sent until" />,
];

/** Money that goes to vendors. */
export function PayoutList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No payouts yet. Vendors with a Stripe account are paid after their card orders are delivered."
    >
      <RecordTable<AdminPayout>
        small={{
          primary: ({ vendorName, amount }) => `${vendorName} · ${dollars(amount)}`,
          secondary: ({ orderNumber, status }) => [words(status), orderNumber].filter(Boolean).join(' · '),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={SENDING_TONES} />
        </DataTable.Col>
        <DataTable.Col source="amount" align="right">
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="providerId" label="Transfer id" disableSort />
        <DataTable.Col source="createdAt" label="Sent">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
