import type { AdminDatedStock } from '@farmgate/backend/contract/marketplace/admin/dated-stock.admin';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { AutocompleteInput, DataTable, DateInput, Link, ReferenceInput } from 'react-admin';
import { dayText, Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { byVendor, yesOrNo } from '../pickups/pickup-filters';

const filters = [
  byVendor,
  <ReferenceInput key="product" source="productId" reference="products">
    <AutocompleteInput size="small" label="Product" />
  </ReferenceInput>,
  <DateInput key="since" source="dateSince" label="From" alwaysOn />,
  <DateInput key="until" source="dateUntil" label="To" />,
  yesOrNo('isFull', 'Sold out', 'Sold out', 'Some left'),
];

const toProduct = ({ productId }: AdminDatedStock) => `/products/${productId}/show`;
const takenOf = ({ taken, inventory }: AdminDatedStock) => `${taken} of ${inventory}`;

/** What vendors have for certain days, and what is ordered of it. */
export function DatedStockList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ dateSince: localDay(new Date()) }}
      sort={{ field: 'date', order: 'ASC' }}
      empty="No stock is set for a date. Vendors set it in their stock calendar."
    >
      <RecordTable<AdminDatedStock>
        rowClick={toProduct}
        small={{
          primary: ({ productName }) => productName,
          secondary: ({ date, vendorName }) => `${dayText(date)} · ${vendorName}`,
          tertiary: takenOf,
        }}
      >
        <DataTable.Col source="date">
          <Day source="date" />
        </DataTable.Col>
        <DataTable.Col
          source="productName"
          label="Product"
          disableSort
          render={(row: AdminDatedStock) => <Link to={toProduct(row)}>{row.productName}</Link>}
        />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="taken" label="Ordered" disableSort render={takenOf} />
        <DataTable.Col source="updatedAt" label="Changed" disableSort>
          <Time source="updatedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
