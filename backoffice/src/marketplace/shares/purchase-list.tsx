import type { AdminCreditPurchase } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
} from 'react-admin';
import { Money, Time, dollars, timeText } from '../../kit/cells';
import { listPath } from '../../kit/record/list-path';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { CellLink } from '../parts/cell-link';
import { memberPath } from './share-words';

const filters = [
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <BooleanInput key="paid" source="isPaid" label="Paid" />,
  <BooleanInput key="gift" source="isGift" label="Gift" />,
  <NumberInput key="member" source="memberId" label="Member number" />,
  <NumberInput key="user" source="userId" label="User number" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Farm credit that members bought by card, what they spent of it, and what went back. */
export function CreditPurchaseList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      empty="No one has bought farm credit yet"
    >
      <RecordTable<AdminCreditPurchase>
        rowClick={false}
        small={{
          primary: ({ memberName, paid }) => `${memberName} · ${dollars(paid)}`,
          secondary: ({ vendorName, receivedAt }) =>
            receivedAt === null ? `${vendorName} · not paid` : vendorName,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="receivedAt" label="Paid on" disableSort>
          <Time source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col
          source="memberName"
          label="Member"
          disableSort
          render={(row: AdminCreditPurchase) => <CellLink to={memberPath(row)}>{row.memberName}</CellLink>}
        />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col
          source="isGift"
          label="Gift"
          disableSort
          render={({ isGift, takenAt }: AdminCreditPurchase) =>
            isGift ? (takenAt === null ? 'Not taken' : `Taken ${timeText(takenAt)}`) : ''
          }
        />
        <DataTable.Col source="paid" align="right" disableSort>
          <Money source="paid" />
        </DataTable.Col>
        <DataTable.Col source="bonus" align="right" disableSort>
          <Money source="bonus" />
        </DataTable.Col>
        <DataTable.Col source="spent" align="right" disableSort>
          <Money source="spent" />
        </DataTable.Col>
        <DataTable.Col source="refunded" align="right" disableSort>
          <Money source="refunded" />
        </DataTable.Col>
        <DataTable.Col
          source="paymentId"
          label="Payment"
          disableSort
          render={({ paymentId, memberId }: AdminCreditPurchase) => (
            <CellLink to={listPath('payments', { memberId })}>{paymentId}</CellLink>
          )}
        />
      </RecordTable>
    </RecordList>
  );
}
