import type { Weekday } from '@farmgate/backend/contract/directory/hours';
import type { OrderView, PickupPlace as Place } from '@farmgate/backend/contract/marketplace/orders';
import { addressLine, directionsTo } from '@farmgate/backend/contract/marketplace/pickup/directions';
import { pickupOn, pickupWeek } from '@farmgate/backend/contract/marketplace/pickup/pickup-hours';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { Clock, MapPin, Phone, StickyNote } from 'lucide-react';
import { formatPhone } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { IconLine } from '../../ui/icon-line';
import { HandoverBlock } from './handover-block';
import type { VendorOrder } from './order-rules';

interface PickupPlaceProps {
  order: OrderView;
  vendorOrder: VendorOrder;
  /** Null before its vendor has the order. */
  place: Place | null;
}

/** @returns when the street of a place is told, in a sentence */
export const streetLater = ({ confirmBy }: Pick<OrderView, 'confirmBy'>): string =>
  `You’ll see the street and phone number here once you ${confirmBy ? 'confirm' : 'pay'}.`;

/** Where to pick a vendor order up, and whom to call: on screens and on paper. */
export function PickupPlace({ order, vendorOrder, place }: PickupPlaceProps) {
  const { vendor } = vendorOrder;
  if (!place)
    return (
      <HandoverBlock
        {...{ order, vendorOrder }}
        title={`Pick up at ${vendor.businessName}`}
        directions={null}
        hasDay={false}
      >
        <p className="text-sm">
          {vendor.city}, {vendor.state}. {streetLater(order)}
        </p>
      </HandoverBlock>
    );
  return <KnownPlace {...{ order, vendorOrder, place }} />;
}

function KnownPlace({ order, vendorOrder, place }: PickupPlaceProps & { place: Place }) {
  const { vendor } = vendorOrder;
  const today = pickupOn(place.hours, useNow().getDay() as Weekday);
  const week = pickupWeek(place.hours);
  return (
    <HandoverBlock
      {...{ order, vendorOrder }}
      title={`Pick up at ${vendor.businessName}`}
      directions={{ href: directionsTo(place), name: vendor.businessName }}
      hasDay={false}
    >
      <ul className="flex flex-col gap-2.5">
        <IconLine icon={<MapPin size={18} />}>
          <address aria-label={addressLine(place)} className="not-italic">
            {place.address}
            <br />
            {place.city}, {place.state} {place.zipCode}
          </address>
        </IconLine>
        {today && (
          <IconLine icon={<Clock size={18} />}>
            <span className="font-semibold">{today}</span>
            {week.map((line) => (
              <span key={line} className="block text-soft">
                {line}
              </span>
            ))}
          </IconLine>
        )}
        {place.phone && (
          <IconLine icon={<Phone size={18} />}>
            <a href={phoneHref(place.phone)} className="link hit tabular-nums">
              {formatPhone(place.phone)}
            </a>
          </IconLine>
        )}
        {vendor.pickupNote && <IconLine icon={<StickyNote size={18} />}>{vendor.pickupNote}</IconLine>}
      </ul>
    </HandoverBlock>
  );
}
