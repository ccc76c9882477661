import type { AdminPickupSchedule } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { usualText } from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import { DataTable } from 'react-admin';
import { Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { VendorLink } from '../orders/order-link';
import { Day } from '../parts/day';
import { PlaceLink } from './pickup-cells';
import { bySite, byVendor, byZone, madeSince, madeUntil, oneOf, yesOrNo } from './pickup-filters';
import { cutoffRuleText, KIND_WORDS, limitText, nextText } from './pickup-words';

const filters = [
  byVendor,
  oneOf('kind', 'Kind', KIND_WORDS),
  yesOrNo('isRunning', 'In use', 'In use', 'Ended'),
  bySite,
  byZone,
  madeSince,
  madeUntil,
];

/** The rules by which pickup days are made. */
export function PickupScheduleList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No pickup schedules yet. Vendors add them on their dashboard."
    >
      <RecordTable<AdminPickupSchedule>
        hiddenColumns={['closedAt', 'endedAt', 'createdAt']}
        small={{
          primary: ({ placeName, vendorName }) => `${placeName} · ${vendorName}`,
          secondary: usualText,
        }}
      >
        <DataTable.Col source="placeName" label="Site or zone" disableSort>
          <PlaceLink />
        </DataTable.Col>
        <DataTable.Col source="vendorName" label="Vendor" disableSort>
          <VendorLink />
        </DataTable.Col>
        <DataTable.Col source="kind" label="When" disableSort render={usualText} />
        <DataTable.Col source="cutoffHours" label="Orders" disableSort render={cutoffRuleText} />
        <DataTable.Col source="capacity" label="Room" disableSort render={limitText} />
        <DataTable.Col source="nextAt" label="Next day" disableSort render={nextText} />
        <DataTable.Col source="endedAt" label="Ended" disableSort>
          <Day source="endedAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Added">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
