import {
  type AdminPayment,
  GATEWAYS,
  PAYMENT_STATES,
} from '@farmgate/backend/contract/marketplace/admin/payments.admin';
import { BooleanInput, DataTable, DateInput, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { Badge, dollars, Money, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink, toOrder } from '../orders/order-link';
import { paidState, SENDING_TONES } from '../orders/order-words';
import { gatewayName } from './gateway-name';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order, customer, provider id" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={PAYMENT_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <SelectInput
    key="gateway"
    source="gateway"
    label="By"
    alwaysOn
    choices={GATEWAYS.map((id) => ({ id, name: gatewayName(id) }))}
  />,
  <BooleanInput key="refunded" source="isRefunded" label="With refunds" />,
  <NumberInput key="from" source="amountFrom" label="Amount from ($)" />,
  <NumberInput key="to" source="amountTo" label="Amount to ($)" />,
  <DateInput key="since" source="createdSince" label="Started since" />,
  <DateInput key="until" source="createdUntil" label="Started until" />,
];

/** What buyers pay. */
export function PaymentList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No payments yet">
      <RecordTable<AdminPayment>
        rowClick={toOrder}
        small={{
          primary: ({ orderNumber, amount }) => `${orderNumber ?? 'CSA share'} · ${dollars(amount)}`,
          secondary: ({ gateway, status, refunded }) =>
            `${gatewayName(gateway)} · ${words(paidState(status, refunded))}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col
          source="gateway"
          label="By"
          disableSort
          render={({ gateway }: AdminPayment) => gatewayName(gateway)}
        />
        <DataTable.Col
          source="status"
          render={({ status, refunded }: AdminPayment) => (
            <Badge value={paidState(status, refunded)} tones={SENDING_TONES} />
          )}
        />
        <DataTable.Col source="amount" align="right">
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col
          source="refunded"
          align="right"
          disableSort
          render={({ refunded }: AdminPayment) => (refunded > 0 ? dollars(refunded) : '')}
        />
        <DataTable.Col source="providerId" label="Provider id" disableSort />
        <DataTable.Col source="createdAt" label="Started">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
