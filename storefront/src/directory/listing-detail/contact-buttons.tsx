import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { Mail, Phone } from 'lucide-react';
import { formatPhone, mailHref } from '../../lib/format/format';
import { track } from '../../shared/track';
import { AnchorButton } from '../../ui/button';

function mailAbout(listing: ListingView, email: string): string {
  return `${mailHref(email)}?subject=${encodeURIComponent(`${listing.productName} on Farmgate`)}`;
}

/**
 * E-mail and phone, each only if the farmer gave it; on paper in words. `isCompact` is the bar at a phone's
 * lower edge.
 */
export function ContactButtons({
  listing,
  isCompact = false,
}: {
  listing: ListingView;
  isCompact?: boolean;
}) {
  const { id, email, phone } = listing;
  const size = isCompact ? 'md' : 'lg';
  return (
    <>
      {phone && (
        <AnchorButton
          size={size}
          href={phoneHref(phone)}
          look={email ? 'secondary' : 'primary'}
          icon={<Phone aria-hidden size={18} />}
          aria-label={`Call ${formatPhone(phone)}`}
          className={isCompact ? undefined : 'order-2 w-full'}
          onClick={() => track('contact_click', { listingId: id, method: 'phone' })}
        >
          {isCompact ? 'Call' : <span className="tabular-nums">Call {formatPhone(phone)}</span>}
        </AnchorButton>
      )}
      {email && (
        <AnchorButton
          size={size}
          href={mailAbout(listing, email)}
          icon={<Mail aria-hidden size={18} />}
          className={isCompact ? undefined : 'w-full'}
          onClick={() => track('contact_click', { listingId: id, method: 'email' })}
        >
          {isCompact ? 'Email' : 'Email the farmer'}
        </AnchorButton>
      )}
      {!isCompact && (
        <p className="order-3 hidden wrap-anywhere print:block">
          {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
