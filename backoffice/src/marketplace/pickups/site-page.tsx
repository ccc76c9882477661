import type { AdminPickupSite } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { addressLine } from '@farmgate/backend/contract/marketplace/pickup/directions';
import Alert from '@mui/material/Alert';
import { Link, TextField, useRecordContext } from 'react-admin';
import { dayText, Paragraphs, Time, Words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { PickupLinks } from './pickup-links';
import { nextText, SITE_WORDS } from './pickup-words';

/** One place where a vendor hands over. */
export function PickupSitePage() {
  return (
    <RecordPage>
      <Closed />
      <Links />
      <Facts>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Kind">
          <Words<AdminPickupSite> of={({ kind }) => SITE_WORDS[kind]} />
        </Fact>
        <Fact label="Address">
          <Words<AdminPickupSite> of={addressLine} />
        </Fact>
        <Fact label="Time zone">
          <TextField source="timeZone" />
        </Fact>
        <Fact label="Host">
          <TextField source="host" emptyText="–" />
        </Fact>
        <Fact label="Next pickup">
          <Words<AdminPickupSite> of={nextText} />
        </Fact>
        <Fact label="Added">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Changed">
          <Time source="updatedAt" />
        </Fact>
      </Facts>
      <Fact label="Instructions">
        <Paragraphs source="instructions" />
      </Fact>
      <Fact label="Accessibility">
        <Paragraphs source="accessNote" />
      </Fact>
    </RecordPage>
  );
}

function Closed() {
  const site = useRecordContext<AdminPickupSite>();
  if (!site?.closedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      The vendor hasn’t used this site since {dayText(site.closedAt)}.
    </Alert>
  );
}

function Links() {
  const site = useRecordContext<AdminPickupSite>();
  if (!site) return null;
  const { id: siteId, placeId } = site;
  return (
    <>
      <PickupLinks
        label="Of this site"
        links={[
          ['Pickup days', 'pickup-windows', { siteId }],
          ['Schedules', 'pickup-schedules', { siteId }],
        ]}
      />
      {placeId !== null && (
        <Fact label="Market">
          <Link to={`/places/${placeId}/show`}>{site.name}</Link>
        </Fact>
      )}
    </>
  );
}
