import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { CalendarPlus, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/sign-in/session';
import { AnchorButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { ContactVendor } from '../parts/contact/contact-vendor';
import { type VendorOrder, isBuyers } from './order-rules';
import { useOrderAddress } from './use-order';
import { withKey } from './with-key';

interface HandoverBlockProps {
  order: OrderView;
  vendorOrder: VendorOrder;
  /** "Pick up Wednesday, December 2, 4 PM to 6:30 PM" */
  title: string;
  /** The address of a map, and the place's name; null where no street is known. */
  directions: { href: string; name: string } | null;
  hasDay: boolean;
  children: ReactNode;
}

/** The first thing of an order: when and where one farm hands it over, with the way there. */
export function HandoverBlock(props: HandoverBlockProps) {
  const { order, vendorOrder, title, directions, hasDay, children } = props;
  const { me } = useSession();
  const { id, key } = useOrderAddress();
  const { vendor } = vendorOrder;
  const heading = `handover-${vendorOrder.id}`;
  const { firstName, lastName, email } = order;
  return (
    <Card className="p-5 break-inside-avoid sm:p-6" role="region" aria-labelledby={heading}>
      <h2 id={heading} className="text-xl leading-snug wrap-anywhere">
        {title}
      </h2>
      <p className="mb-3 text-sm text-soft wrap-anywhere">{vendor.businessName}</p>
      <div className="flex flex-col gap-4">
        {children}
        <div className="flex flex-wrap gap-2.5 print:hidden">
          {directions && (
            <AnchorButton
              href={directions.href}
              target="_blank"
              rel="noopener"
              icon={<MapPinned aria-hidden size={18} />}
            >
              Directions
              <span className="sr-only"> to {directions.name} (opens in a new tab)</span>
            </AnchorButton>
          )}
          {hasDay && order.paymentStatus !== 'held' && (
            <AnchorButton
              look="secondary"
              href={withKey(`/api/orders/${encodeURIComponent(id)}/calendar.ics`, key)}
              icon={<CalendarPlus aria-hidden size={18} />}
            >
              Add to calendar
            </AnchorButton>
          )}
          <ContactVendor
            vendor={vendor}
            about={`order ${order.orderNumber}`}
            from={isBuyers(order, me) ? { name: `${firstName} ${lastName}`, email } : undefined}
            look="quiet"
          />
        </div>
      </div>
    </Card>
  );
}
