import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { directionsTo } from '@farmgate/backend/contract/marketplace/pickup/directions';
import type { HandoverSiteView, HandoverView } from '@farmgate/backend/contract/marketplace/pickup/handover';
import {
  handoverPlace,
  handoverStreet,
  handoverTime,
} from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { Accessibility, CalendarX, MapPin, StickyNote, UserRound } from 'lucide-react';
import { IconLine } from '../../ui/icon-line';
import { PinMap } from '../../ui/map/pin-map';
import { Picture } from '../../ui/pictures/picture';
import { HandoverBlock } from './handover-block';
import { type VendorOrder, methodOf } from './order-rules';
import { streetLater } from './pickup-place';

/** What is not as usual on this day. */
function Unusual({ when }: Pick<HandoverView, 'when'>) {
  if (!when || (when.status !== 'canceled' && !when.reason)) return null;
  return (
    <IconLine icon={<CalendarX size={18} />}>
      {when.status === 'canceled' && (
        <span className="block font-semibold text-danger">This day is canceled.</span>
      )}
      {when.reason}
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

interface HandoverPlaceProps {
  order: OrderView;
  vendorOrder: VendorOrder;
  handover: HandoverView;
}

/** When and where one vendor's part is handed over: on screens and on paper. */
export function HandoverPlace({ order, vendorOrder, handover }: HandoverPlaceProps) {
  const { site, zone, when, collector } = handover;
  const address = when?.address ?? site?.address;
  // A day that is elsewhere has neither a photo nor a pin. Only of a market is more known than its ZIP code.
  const isThere = site !== null && !when?.address;
  const isPinned = isThere && site.kind === 'market' && site.address !== null;
  const isPickup = methodOf(vendorOrder, order) === 'pickup';
  const time = handoverTime(handover);
  return (
    <HandoverBlock
      {...{ order, vendorOrder }}
      title={
        isPickup
          ? `Pick up ${time ?? `at ${handoverPlace(handover)}`}`
          : `Delivery ${time ? `on ${time}` : `by ${vendorOrder.vendor.businessName}`}`
      }
      directions={site && address ? { href: directionsTo({ ...site, address }), name: site.name } : null}
      hasDay={when !== null}
    >
      <div className="flex flex-wrap gap-4">
        <ul className="flex min-w-0 flex-1 basis-56 flex-col gap-2.5">
          <Unusual when={when} />
          {site && (
            <IconLine icon={<MapPin size={18} />}>
              <span className="font-semibold">{handoverPlace(handover)}</span>
              {site.host && <span className="block text-soft">Hosted by {site.host}</span>}
              <address className="not-italic">{handoverStreet(handover)}</address>
              {!address && <span className="block text-soft">{streetLater(order)}</span>}
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
      {isPinned && (
        <div className="h-40 noscript:hidden print:hidden">
          <PinMap
            id={`site-${site.id}`}
            label={site.name}
            kind="market"
            latitude={site.latitude}
            longitude={site.longitude}
            isApproximate={false}
            instead="The address is above."
            className="min-h-0!"
          />
        </div>
      )}
    </HandoverBlock>
  );
}
