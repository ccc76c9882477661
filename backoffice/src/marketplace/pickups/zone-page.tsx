import type { AdminDeliveryZone } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import Alert from '@mui/material/Alert';
import { TextField, useRecordContext } from 'react-admin';
import { dayText, dollars, Money, Paragraphs, Time, Words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { PickupLinks } from './pickup-links';
import { nextText } from './pickup-words';

/** ZIP codes that a vendor delivers to. */
export function DeliveryZonePage() {
  return (
    <RecordPage>
      <Closed />
      <Links />
      <Facts>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Fee">
          <Money source="fee" />
        </Fact>
        <Fact label="Free from">
          <Words<AdminDeliveryZone>
            of={({ freeFrom }) => (freeFrom === null ? 'Never' : dollars(freeFrom))}
          />
        </Fact>
        <Fact label="Minimum order">
          <Words<AdminDeliveryZone> of={({ minimum }) => (minimum === null ? 'None' : dollars(minimum))} />
        </Fact>
        <Fact label="Next delivery">
          <Words<AdminDeliveryZone> of={nextText} />
        </Fact>
        <Fact label="Time zone">
          <TextField source="timeZone" />
        </Fact>
        <Fact label="Added">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Changed">
          <Time source="updatedAt" />
        </Fact>
      </Facts>
      <Fact label="ZIP codes">
        <Words<AdminDeliveryZone> of={({ zipCodes }) => zipCodes.join(', ')} />
      </Fact>
      <Fact label="Note for customers">
        <Paragraphs source="note" />
      </Fact>
    </RecordPage>
  );
}

function Closed() {
  const zone = useRecordContext<AdminDeliveryZone>();
  if (!zone?.closedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      The vendor hasn’t used this zone since {dayText(zone.closedAt)}.
    </Alert>
  );
}

function Links() {
  const zone = useRecordContext<AdminDeliveryZone>();
  if (!zone) return null;
  return (
    <PickupLinks
      label="Of this zone"
      links={[
        ['Delivery days', 'pickup-windows', { zoneId: zone.id }],
        ['Schedules', 'pickup-schedules', { zoneId: zone.id }],
      ]}
    />
  );
}
