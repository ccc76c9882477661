import { directionsTo, type StreetAddress } from '@farmgate/backend/contract/marketplace/pickup/directions';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { Navigation } from 'lucide-react';
import { formatPhone } from '../../../../lib/format/format';
import { AnchorButton } from '../../../../ui/button';

interface StopAddressProps {
  name: string;
  stop: StreetAddress & { phone: string };
}

/** Where an order is brought, how to call who is there, and a link to the phone's map. */
export function StopAddress({ name, stop: { address, city, state, zipCode, phone } }: StopAddressProps) {
  return (
    <>
      <address className="not-italic wrap-anywhere">
        {address}
        <br />
        {city}, {state} {zipCode}
      </address>
      <p>
        <a href={phoneHref(phone)} className="hit text-leaf hover:underline">
          {formatPhone(phone)}
        </a>
      </p>
      <div className="mt-2 print:hidden">
        <AnchorButton
          size="sm"
          look="secondary"
          href={directionsTo({ address, city, state, zipCode })}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Navigation aria-hidden size={16} />}
          aria-label={`Directions to ${name}, ${address}`}
        >
          Directions
        </AnchorButton>
      </div>
    </>
  );
}
