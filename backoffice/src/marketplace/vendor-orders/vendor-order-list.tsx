import type { AdminVendorOrderRow } from '@farmgate/backend/contract/marketplace/admin/vendor-orders.admin';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { Badge, dollars, Money, StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, toOrder, VendorLink } from '../orders/order-link';
import { METHOD_WORDS, MONEY_TONES, ORDER_TONES, orderState, STATUS_CHOICES } from '../orders/order-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order, customer" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn choices={STATUS_CHOICES} />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Placed since" />,
  <DateInput key="until" source="createdUntil" label="Placed until" />,
];

/** What each vendor has to do of each order. */
export function VendorOrderList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No vendor orders yet">
      <RecordTable<AdminVendorOrderRow>
        rowClick={toOrder}
        hiddenColumns={['shippingMethod', 'tracking']}
        small={{
          primary: ({ orderNumber, vendorName }) => `${orderNumber} · ${vendorName}`,
          secondary: ({ status, shippingMethod, total }) =>
            `${words(orderState(status, shippingMethod))} · ${dollars(total)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="customerName" label="Customer" disableSort />
        <DataTable.Col
          source="status"
          render={({ status, shippingMethod }: AdminVendorOrderRow) => (
            <Badge value={orderState(status, shippingMethod)} tones={ORDER_TONES} />
          )}
        />
        <DataTable.Col source="paymentStatus" label="Payment" disableSort>
          <StatusBadge source="paymentStatus" tones={MONEY_TONES} />
        </DataTable.Col>
        <DataTable.Col
          source="shippingMethod"
          label="Delivery"
          disableSort
          render={({ shippingMethod }: AdminVendorOrderRow) => METHOD_WORDS[shippingMethod]}
        />
        <DataTable.Col
          source="tracking"
          disableSort
          render={({ carrier, trackingNumber }: AdminVendorOrderRow) =>
            [carrier, trackingNumber].filter(Boolean).join(' ')
          }
        />
        <DataTable.Col source="total" align="right">
          <Money source="total" />
        </DataTable.Col>
        <DataTable.Col source="commission" align="right" disableSort>
          <Money source="commission" />
        </DataTable.Col>
        <DataTable.Col
          source="refunded"
          align="right"
          disableSort
          render={({ refunded }: AdminVendorOrderRow) => (refunded > 0 ? dollars(refunded) : '')}
        />
        <DataTable.Col source="createdAt" label="Placed">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
