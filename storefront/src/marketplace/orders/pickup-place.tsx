import type { Weekday } from '@farmgate/backend/contract/directory/hours';
import type {
  VendorOrderForBuyer,
  PickupPlace as Place,
} from '@farmgate/backend/contract/marketplace/orders';
import { addressLine, directionsTo } from '@farmgate/backend/contract/marketplace/pickup/directions';
import { pickupOn, pickupWeek } from '@farmgate/backend/contract/marketplace/pickup/pickup-hours';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { Clock, MapPin, MapPinned, Phone, StickyNote } from 'lucide-react';
import { formatPhone } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { AnchorButton } from '../../ui/button';
import { IconLine } from '../../ui/icon-line';
import { ContactVendor } from '../parts/contact/contact-vendor';
import { PickupMap } from './pickup-map';

/** Where to pick a vendor order up, and whom to call: on screens and on paper. */
export function PickupPlace({
  vendor,
  place,
  orderNumber,
}: {
  vendor: VendorOrderForBuyer['vendor'];
  place: Place;
  orderNumber: string;
}) {
  const heading = `pickup-${vendor.id}`;
  const today = pickupOn(place.hours, useNow().getDay() as Weekday);
  const week = pickupWeek(place.hours);
  const { latitude, longitude, zipCode } = place;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-control border border-line p-4 break-inside-avoid"
    >
      <h3 id={heading} className="text-base">
        Where to pick it up
      </h3>
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
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <AnchorButton
          href={directionsTo(place)}
          target="_blank"
          rel="noopener"
          icon={<MapPinned aria-hidden size={18} />}
        >
          Get directions
          <span className="sr-only"> to {vendor.businessName} (opens in a new tab)</span>
        </AnchorButton>
        <ContactVendor vendor={vendor} about={`order ${orderNumber}`} look="secondary" />
      </div>
      <PickupMap
        {...{ latitude, longitude, zipCode }}
        id={`vendor-${vendor.id}`}
        label={vendor.businessName}
        kind="farm"
      />
    </section>
  );
}
