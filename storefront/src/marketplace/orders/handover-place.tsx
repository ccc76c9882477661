import type { VendorOrderForBuyer } from '@farmgate/backend/contract/marketplace/orders';
import { directionsTo } from '@farmgate/backend/contract/marketplace/pickup/directions';
import type { HandoverSiteView, HandoverView } from '@farmgate/backend/contract/marketplace/pickup/handover';
import {
  handoverPlace,
  handoverStreet,
  handoverTime,
} from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { Accessibility, CalendarDays, MapPin, MapPinned, StickyNote, UserRound } from 'lucide-react';
import { AnchorButton } from '../../ui/button';
import { IconLine } from '../../ui/icon-line';
import { Picture } from '../../ui/pictures/picture';
import { ContactVendor } from '../parts/contact/contact-vendor';
import { PickupMap } from './pickup-map';

interface HandoverPlaceProps {
  vendor: VendorOrderForBuyer['vendor'];
  handover: HandoverView;
  isPickup: boolean;
  orderNumber: string;
}

/** The day and its hours; a day that is canceled says so. */
function When({ handover }: Pick<HandoverPlaceProps, 'handover'>) {
  const { when } = handover;
  if (!when) return null;
  return (
    <IconLine icon={<CalendarDays size={18} />}>
      <span className="font-semibold">{handoverTime(handover)}</span>
      {when.status === 'canceled' && (
        <span className="block font-semibold text-danger">This day is canceled.</span>
      )}
      {when.reason && <span className="block text-soft">{when.reason}</span>}
    </IconLine>
  );
}

/** What the place looks like, as its vendor took it. */
function SitePhoto({ site }: { site: HandoverSiteView }) {
  if (!site.imageUrl) return null;
  return (
    <div className="w-full max-w-48 self-start overflow-hidden rounded-control empty:hidden sm:w-44 print:hidden">
      <Picture address={site.imageUrl} alt={`Photo of ${site.name}`} sizes="12rem" otherwise={null} />
    </div>
  );
}

/** When and where one vendor's part is handed over: on screens and on paper. */
export function HandoverPlace({ vendor, handover, isPickup, orderNumber }: HandoverPlaceProps) {
  const { site, zone, when, collector } = handover;
  const address = when?.address ?? site?.address;
  // A day that is elsewhere has neither a photo nor a pin.
  const isThere = site !== null && !when?.address;
  const heading = `handover-${vendor.id}`;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-control border border-line p-4 break-inside-avoid"
    >
      <h3 id={heading} className="text-base">
        {isPickup ? 'When and where to pick it up' : 'When it comes'}
      </h3>
      <div className="flex flex-wrap gap-4">
        <ul className="flex min-w-0 flex-1 basis-56 flex-col gap-2.5">
          <When handover={handover} />
          {site && (
            <IconLine icon={<MapPin size={18} />}>
              <span className="font-semibold">{handoverPlace(handover)}</span>
              {site.host && <span className="block text-soft">Hosted by {site.host}</span>}
              <address className="not-italic">{handoverStreet(handover)}</address>
              {when?.address && <span className="block text-soft">Not at the usual place this time.</span>}
            </IconLine>
          )}
          {!site && zone && <IconLine icon={<MapPin size={18} />}>{zone.name}</IconLine>}
          {site?.instructions && <IconLine icon={<StickyNote size={18} />}>{site.instructions}</IconLine>}
          {zone?.note && <IconLine icon={<StickyNote size={18} />}>{zone.note}</IconLine>}
          {site?.accessNote && <IconLine icon={<Accessibility size={18} />}>{site.accessNote}</IconLine>}
          {collector && <IconLine icon={<UserRound size={18} />}>{collector} picks it up.</IconLine>}
        </ul>
        {isThere && <SitePhoto site={site} />}
      </div>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        {site && address && (
          <AnchorButton
            href={directionsTo({ ...site, address })}
            target="_blank"
            rel="noopener"
            icon={<MapPinned aria-hidden size={18} />}
          >
            Get directions
            <span className="sr-only"> to {site.name} (opens in a new tab)</span>
          </AnchorButton>
        )}
        <ContactVendor vendor={vendor} about={`order ${orderNumber}`} look="secondary" />
      </div>
      {isThere && site.address && (
        <PickupMap
          id={`site-${site.id}`}
          label={site.name}
          kind={site.kind === 'market' ? 'market' : 'farm'}
          latitude={site.latitude}
          longitude={site.longitude}
          zipCode={site.kind === 'market' ? null : site.zipCode}
        />
      )}
    </section>
  );
}
