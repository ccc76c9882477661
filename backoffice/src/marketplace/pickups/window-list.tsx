import type { AdminPickupWindow } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { cutoffText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { DataTable, DateInput } from 'react-admin';
import { words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { PlaceLink } from './pickup-cells';
import { bySite, byState, byVendor, byZone, oneOf, yesOrNo } from './pickup-filters';
import { WindowStatus } from './window-status';

const filters = [
  byVendor,
  byState,
  oneOf('status', 'Status', { open: 'Open', closed: 'Closed', canceled: 'Canceled' }),
  <DateInput key="since" source="dateSince" label="From" alwaysOn />,
  <DateInput key="until" source="dateUntil" label="To" />,
  yesOrNo('isFull', 'Full', 'Full', 'Has room'),
  yesOrNo('hasOrders', 'Orders', 'With orders', 'Without orders'),
  bySite,
  byZone,
];

/** The dated pickups and deliveries, the soonest first. */
export function PickupWindowList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ dateSince: localDay(new Date()) }}
      sort={{ field: 'startsAt', order: 'ASC' }}
      empty="No pickup days yet. We make them from vendors’ pickup schedules."
    >
      <RecordTable<AdminPickupWindow>
        small={{
          primary: windowText,
          secondary: ({ placeName, vendorName }) => `${placeName} · ${vendorName}`,
          tertiary: (day) => (day.status === 'open' ? takenText(day) : words(day.status)),
        }}
      >
        <DataTable.Col source="startsAt" label="Day" render={(day: AdminPickupWindow) => windowText(day)} />
        <DataTable.Col source="placeName" label="Site or zone" disableSort>
          <PlaceLink />
        </DataTable.Col>
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort />
        <DataTable.Col source="status" disableSort>
          <WindowStatus />
        </DataTable.Col>
        <DataTable.Col source="taken" label="Taken" disableSort render={takenText} />
        <DataTable.Col
          source="ordersCloseAt"
          label="Orders until"
          render={({ ordersCloseAt, timeZone }: AdminPickupWindow) => cutoffText(ordersCloseAt, timeZone)}
        />
      </RecordTable>
    </RecordList>
  );
}
