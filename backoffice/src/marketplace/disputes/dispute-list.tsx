import {
  type AdminDispute,
  DISPUTE_STATES,
} from '@farmgate/backend/contract/marketplace/admin/disputes.admin';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { dayText, dollars, Money, StatusBadge, Time, words } from '../../kit/cells';
import { choicesOf } from '../../kit/choices';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { OrderLink } from '../orders/order-link';
import { DISPUTE_TONES } from './dispute-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order, customer" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn choices={choicesOf(DISPUTE_STATES)} />,
  <BooleanInput key="needsAnswer" source="needsAnswer" label="Needs an answer" />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Opened since" />,
  <DateInput key="until" source="createdUntil" label="Opened until" />,
];

/** What customers' banks ask back. */
export function DisputeList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No disputes. When a customer asks their bank for their money back, it shows up here."
    >
      <RecordTable<AdminDispute>
        small={{
          primary: ({ orderNumber, amount }) => `${orderNumber ?? 'CSA share'} · ${dollars(amount)}`,
          secondary: ({ status, reason }) => `${words(status)} · ${words(reason)}`,
          tertiary: ({ createdAt }) => dayText(createdAt),
        }}
      >
        <DataTable.Col source="orderNumber" label="Order" disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={DISPUTE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="reason" disableSort render={({ reason }: AdminDispute) => words(reason)} />
        <DataTable.Col source="amount" align="right">
          <Money source="amount" />
        </DataTable.Col>
        <DataTable.Col source="withdrawn" label="Taken" align="right" disableSort>
          <Money source="withdrawn" />
        </DataTable.Col>
        <DataTable.Col source="dueBy" label="Answer by" disableSort>
          <Time source="dueBy" text={dayText} />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Opened">
          <Time source="createdAt" text={dayText} />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
