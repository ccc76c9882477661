import type { AdminLedgerEntry } from '@farmgate/backend/contract/marketplace/admin/ledger.admin';
import { LEDGER_KINDS } from '@farmgate/backend/contract/marketplace/vendor-figures';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { dollars, Money, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, toOrder, VendorLink } from '../orders/order-link';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order, customer" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={LEDGER_KINDS.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <NumberInput key="from" source="amountFrom" label="Amount from ($)" />,
  <NumberInput key="to" source="amountTo" label="Amount to ($)" />,
  <DateInput key="since" source="createdSince" label="Booked since" />,
  <DateInput key="until" source="createdUntil" label="Booked until" />,
];

/**
 * What vendors have coming, and what was taken from it. Entries are only ever added, by what happens to
 * orders.
 */
export function LedgerList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No ledger entries yet">
      <RecordTable<AdminLedgerEntry>
        rowClick={toOrder}
        small={{
          primary: ({ kind, amount }) => `${words(kind)} · ${dollars(amount)}`,
          secondary: ({ vendorName, orderNumber }) => [vendorName, orderNumber].filter(Boolean).join(' · '),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="kind" render={({ kind }: AdminLedgerEntry) => words(kind)} />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="amount" align="right">
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Booked">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
