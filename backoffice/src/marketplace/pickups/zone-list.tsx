import type { AdminDeliveryZone } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { DataTable, SearchInput, TextInput } from 'react-admin';
import { dollars, Money, Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { byState, byVendor, madeSince, madeUntil, yesOrNo } from './pickup-filters';
import { nextText } from './pickup-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name" alwaysOn />,
  byVendor,
  byState,
  <TextInput key="zip" source="zipCode" label="Delivers to ZIP code" alwaysOn />,
  yesOrNo('inUse', 'In use', 'In use', 'No longer used'),
  madeSince,
  madeUntil,
];

/** Where vendors deliver to. */
export function DeliveryZoneList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No delivery zones yet. Vendors add them on their dashboard."
    >
      <RecordTable<AdminDeliveryZone>
        hiddenColumns={['closedAt', 'endedAt', 'createdAt']}
        small={{
          primary: ({ name, vendorName }) => `${name} · ${vendorName}`,
          secondary: ({ zipCount, fee }) => `${zipCount} ZIP codes · ${dollars(fee)}`,
          tertiary: (zone) => (zone.closedAt ? 'No longer used' : (nextText(zone) ?? 'No days ahead')),
        }}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort />
        <DataTable.Col source="zipCount" label="ZIP codes" align="right" disableSort />
        <DataTable.Col source="fee" align="right" disableSort>
          <Money source="fee" />
        </DataTable.Col>
        <DataTable.Col source="freeFrom" label="Free from" align="right" disableSort>
          <Money source="freeFrom" />
        </DataTable.Col>
        <DataTable.Col source="minimum" align="right" disableSort>
          <Money source="minimum" />
        </DataTable.Col>
        <DataTable.Col source="nextAt" label="Next delivery" disableSort render={nextText} />
        <DataTable.Col source="closedAt" label="Not used since" disableSort>
          <Day source="closedAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Added">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
