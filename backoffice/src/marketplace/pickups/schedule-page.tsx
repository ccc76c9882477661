import type { AdminPickupSchedule } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { usualText } from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import Alert from '@mui/material/Alert';
import { TextField, useRecordContext } from 'react-admin';
import { dayText, Words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { PlaceLink } from './pickup-cells';
import { PickupLinks } from './pickup-links';
import { cutoffRuleText, limitText, nextText, seasonText } from './pickup-words';

/** The rule by which pickup days are made at a site, or deliveries in a zone. */
export function PickupSchedulePage() {
  return (
    <RecordPage>
      <Ended />
      <Links />
      <Facts>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Site or zone">
          <PlaceLink />
        </Fact>
        <Fact label="When">
          <Words<AdminPickupSchedule> of={usualText} />
        </Fact>
        <Fact label="Dates">
          <Words<AdminPickupSchedule>
            of={({ dates }) => dates.map((day) => dayText(day)).join('; ') || null}
          />
        </Fact>
        <Fact label="Season">
          <Words<AdminPickupSchedule> of={seasonText} />
        </Fact>
        <Fact label="Time zone">
          <TextField source="timeZone" />
        </Fact>
        <Fact label="Ordering opens">
          <Words<AdminPickupSchedule> of={({ opensDaysBefore: days }) => `${days} days before`} />
        </Fact>
        <Fact label="Orders">
          <Words<AdminPickupSchedule> of={cutoffRuleText} />
        </Fact>
        <Fact label="Room">
          <Words<AdminPickupSchedule> of={limitText} />
        </Fact>
        <Fact label="Products">
          <Words<AdminPickupSchedule>
            of={({ productCount }) => (productCount === null ? 'All' : `${productCount}`)}
          />
        </Fact>
        <Fact label="Days that are different">
          <TextField source="exceptionCount" />
        </Fact>
        <Fact label="Next day">
          <Words<AdminPickupSchedule> of={nextText} />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Ended() {
  const rule = useRecordContext<AdminPickupSchedule>();
  if (!rule?.endedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      The vendor ended this schedule on {dayText(rule.endedAt)}.
    </Alert>
  );
}

function Links() {
  const rule = useRecordContext<AdminPickupSchedule>();
  if (!rule) return null;
  return (
    <PickupLinks
      label="Of this schedule"
      links={[['Pickup days', 'pickup-windows', { scheduleId: rule.id }]]}
    />
  );
}
