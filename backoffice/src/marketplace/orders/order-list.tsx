import type { AdminOrderRow } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { PAYMENT_STATUSES } from '@farmgate/backend/contract/marketplace/payment-status';
import Typography from '@mui/material/Typography';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { Badge, dayText, dollars, Money, Time, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import {
  choices,
  METHOD_WORDS,
  MONEY_TONES,
  moneyOf,
  ORDER_TONES,
  orderState,
  PAYMENT_WORDS,
  STATUS_CHOICES,
} from './order-words';

const codes = (values: readonly string[]) => values.map((id) => ({ id, name: words(id) }));

const filters = [
  <SearchInput key="q" source="q" placeholder="Number, name, email, phone" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn choices={STATUS_CHOICES} />,
  <SelectInput
    key="payment"
    source="paymentStatus"
    label="Payment"
    alwaysOn
    choices={codes(PAYMENT_STATUSES)}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <SelectInput key="paidBy" source="paymentMethod" label="Paid by" choices={choices(PAYMENT_WORDS)} />,
  <SelectInput key="delivery" source="shippingMethod" label="Delivery" choices={choices(METHOD_WORDS)} />,
  <BooleanInput key="refund" source="hasRefund" label="With refunds" />,
  <NumberInput key="from" source="totalFrom" label="Total from ($)" />,
  <NumberInput key="to" source="totalTo" label="Total to ($)" />,
  <DateInput key="since" source="createdSince" label="Placed since" />,
  <DateInput key="until" source="createdUntil" label="Placed until" />,
  <RecordFilter key="user" source="userId" label="Account" reference="users" />,
];

/** What was bought, of everybody. */
export function OrderList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No orders yet">
      <RecordTable<AdminOrderRow>
        hiddenColumns={['paymentMethod', 'shippingMethod', 'email']}
        small={{
          primary: ({ orderNumber, customerName }) => `${orderNumber} · ${customerName}`,
          secondary: (order) =>
            `${words(orderState(order.status, order.shippingMethod))} · ${words(moneyOf(order))} · ${dollars(order.total)}`,
          tertiary: ({ createdAt }) => dayText(createdAt),
        }}
      >
        <DataTable.Col source="orderNumber" label="Order" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="customerName" label="Customer" />
        <DataTable.Col source="email" label="Email" disableSort />
        <DataTable.Col
          source="vendors"
          disableSort
          render={(order: AdminOrderRow) => <Sellers {...order} />}
        />
        <DataTable.Col
          source="status"
          render={({ status, shippingMethod }: AdminOrderRow) => (
            <Badge value={orderState(status, shippingMethod)} tones={ORDER_TONES} />
          )}
        />
        <DataTable.Col
          source="paymentStatus"
          label="Payment"
          render={(order: AdminOrderRow) => <Badge value={moneyOf(order)} tones={MONEY_TONES} />}
        />
        <DataTable.Col
          source="paymentMethod"
          label="Paid by"
          disableSort
          render={({ paymentMethod }: AdminOrderRow) => PAYMENT_WORDS[paymentMethod]}
        />
        <DataTable.Col
          source="shippingMethod"
          label="Delivery"
          disableSort
          render={({ shippingMethod }: AdminOrderRow) => METHOD_WORDS[shippingMethod]}
        />
        <DataTable.Col source="total" align="right">
          <Money source="total" />
        </DataTable.Col>
        <DataTable.Col
          source="refunded"
          align="right"
          disableSort
          render={({ refunded }: AdminOrderRow) => (refunded > 0 ? dollars(refunded) : '')}
        />
        <DataTable.Col source="createdAt" label="Placed">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Sellers({ vendors, itemCount }: AdminOrderRow) {
  const [first, ...others] = vendors;
  return (
    <>
      {first}
      {others.length > 0 && ` and ${others.length} more`}
      <Typography variant="body2" color="textSecondary">
        {itemCount} {itemCount === 1 ? 'item' : 'items'}
      </Typography>
    </>
  );
}
