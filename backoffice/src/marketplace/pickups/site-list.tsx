import type { AdminPickupSite } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { DataTable, SearchInput } from 'react-admin';
import { Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { byState, byVendor, madeSince, madeUntil, oneOf, yesOrNo } from './pickup-filters';
import { nextText, SITE_WORDS } from './pickup-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, city" alwaysOn />,
  byVendor,
  byState,
  oneOf('kind', 'Kind', SITE_WORDS),
  yesOrNo('inUse', 'In use', 'In use', 'No longer used'),
  madeSince,
  madeUntil,
];

const nextOrNone = (site: AdminPickupSite) =>
  site.closedAt ? 'No longer used' : (nextText(site) ?? 'No days ahead');

/** Where vendors hand over. */
export function PickupSiteList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No pickup sites yet. Vendors add them on their dashboard."
    >
      <RecordTable<AdminPickupSite>
        hiddenColumns={['closedAt', 'endedAt', 'createdAt']}
        small={{
          primary: ({ name, vendorName }) => `${name} · ${vendorName}`,
          secondary: ({ kind, city, state }) => `${SITE_WORDS[kind]} · ${city}, ${state}`,
          tertiary: nextOrNone,
        }}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort render={({ kind }: AdminPickupSite) => SITE_WORDS[kind]} />
        <DataTable.Col
          source="city"
          label="Place"
          disableSort
          render={({ city, state, zipCode }: AdminPickupSite) => `${city}, ${state} ${zipCode}`}
        />
        <DataTable.Col source="scheduleCount" label="Schedules" align="right" disableSort />
        <DataTable.Col source="nextAt" label="Next pickup" disableSort render={nextText} />
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
