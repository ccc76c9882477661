import type { AdminDiscountCode } from '@farmgate/backend/contract/marketplace/admin/discount-codes.admin';
import { CODE_STATES } from '@farmgate/backend/contract/marketplace/discount-codes';
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
import { Day } from '../parts/day';
import { CODE_TONES, offWords, usesWords } from './discount-code-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Code" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={CODE_STATES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Made since" />,
  <DateInput key="until" source="createdUntil" label="Made until" />,
];

/** What vendors take off for a code. */
export function DiscountCodeList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No discount codes yet. Vendors make them on their dashboard."
    >
      <RecordTable<AdminDiscountCode>
        small={{
          primary: ({ code, vendorName }) => `${code} · ${vendorName}`,
          secondary: (code) => `${words(code.state)} · ${offWords(code)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StatusBadge source="state" tones={CODE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="percent" label="Discount" disableSort render={offWords} />
        <DataTable.Col source="uses" disableSort render={usesWords} />
        <DataTable.Col source="takenOff" label="Taken off" align="right" disableSort>
          <Money source="takenOff" />
        </DataTable.Col>
        <DataTable.Col source="endsOn" label="Last day" disableSort>
          <Day source="endsOn" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Made">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
