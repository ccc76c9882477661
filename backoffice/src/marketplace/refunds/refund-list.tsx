import {
  type AdminRefund,
  SENDING_STATES,
} from '@farmgate/backend/contract/marketplace/admin/payments.admin';
import { RotateCw } from 'lucide-react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { dollars, Money, StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, VendorLink } from '../orders/order-link';
import { SENDING_TONES } from '../orders/order-words';
import { gatewayName } from '../payments/gateway-name';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order, customer, provider id" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={SENDING_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Refunded since" />,
  <DateInput key="until" source="createdUntil" label="Refunded until" />,
];

const bulkActions = (
  <BulkActionButton
    action="retry"
    label="Send again"
    icon={RotateCw}
    title="Send these refunds again?"
    explanation="Refunds that already arrived aren’t sent again."
    success="We asked the payment service again."
  />
);

/** Money that goes back to buyers. */
export function RefundList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No refunds yet">
      <RecordTable<AdminRefund>
        bulkActions={bulkActions}
        small={{
          primary: ({ orderNumber, amount }) => `${orderNumber ?? 'CSA share'} · ${dollars(amount)}`,
          secondary: ({ vendorName, status }) => `${vendorName ?? 'Whole order'} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={SENDING_TONES} />
        </DataTable.Col>
        <DataTable.Col
          source="gateway"
          label="By"
          disableSort
          render={({ gateway }: AdminRefund) => gatewayName(gateway)}
        />
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="amount" align="right">
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Refunded">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
