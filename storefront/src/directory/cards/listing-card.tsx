import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ArrowRight, Mail, Phone } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { Link } from 'react-router-dom';
import {
  formatMiles,
  formatPrice,
  formatUnit,
  mailHref,
  phoneHref,
  priceInDollars,
} from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { track } from '../../lib/track';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { iconButtonClass } from '../../ui/icon-button';
import { isNewListing, placeLine } from '../listings/listing-facts';
import { ListingThumbnail } from './card-picture';

function Price({ listing: { price, unit } }: { listing: ListingView }) {
  return (
    <p className="text-sm tabular-nums">
      <span className="font-bold text-clay">{formatPrice(price)}</span>
      {priceInDollars(price) !== null && <span className="text-soft"> {formatUnit(unit)}</span>}
    </p>
  );
}

interface ContactProps {
  href: string;
  label: string;
  icon: ReactNode;
  onFollow: () => void;
}

/** Above the link that covers the card. */
function Contact({ href, label, icon, onFollow }: ContactProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      onClick={onFollow}
      className={iconButtonClass('relative z-10 -my-1 text-leaf!')}
    >
      {icon}
    </a>
  );
}

function Contacts({
  listing: { id: listingId, email, phone, farmName, productName },
}: {
  listing: ListingView;
}) {
  const who = farmName ?? `the seller of ${productName}`;
  return (
    <div className="-mr-2 flex flex-wrap">
      {phone && (
        <Contact
          href={phoneHref(phone)}
          label={`Call ${who}`}
          icon={<Phone aria-hidden size={18} />}
          onFollow={() => track('contact_click', { listingId, method: 'phone' })}
        />
      )}
      {email && (
        <Contact
          href={mailHref(email)}
          label={`E-mail ${who}`}
          icon={<Mail aria-hidden size={18} />}
          onFollow={() => track('contact_click', { listingId, method: 'email' })}
        />
      )}
    </div>
  );
}

export interface ListingCardProps {
  listing: ListingView;
  /** Which part of the product it stands on, for analytics. */
  from: string;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
}

/** A produce listing. All of it is one link to the listing; the ways to reach the farmer are their own. */
export const ListingCard = memo(function ListingCard({ listing, from, eager }: ListingCardProps) {
  const place = placeLine(listing);
  const isNew = isNewListing(listing, useNow());
  return (
    <Card isLink className="group h-full">
      <article className="flex h-full gap-4 p-3 sm:flex-col sm:gap-0 sm:p-0">
        <div className="w-[min(7rem,38%)] shrink-0 max-[24rem]:w-20 self-start rounded-control sm:w-full sm:rounded-none sm:rounded-t-[11px] print:hidden">
          <ListingThumbnail listing={listing} eager={eager} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:p-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge>{categoryLabel(listing.category)}</Badge>
            {isNew && <Badge tone="clay">New</Badge>}
          </div>
          <h3 className="line-clamp-2 text-lg leading-snug wrap-anywhere">{listing.productName}</h3>
          <Price listing={listing} />
          <div className="flex flex-wrap items-start justify-between gap-x-3 text-sm text-soft">
            <p className="min-w-0 flex-1 basis-16 wrap-anywhere">
              {listing.farmName && <span className="line-clamp-1">{listing.farmName}</span>}
              {place && <span className="line-clamp-1">{place}</span>}
            </p>
            {listing.distanceMiles !== null && (
              <span className="shrink-0 font-semibold text-ink tabular-nums">
                {formatMiles(listing.distanceMiles)}
              </span>
            )}
          </div>
          <div className="mt-auto flex min-h-9 flex-wrap items-center justify-between gap-2 pt-1 sm:pt-2">
            <Link
              to={paths.listing(listing.id)}
              aria-label={`View Details: ${listing.productName}`}
              onClick={() => track('view_listing', { listingId: listing.id, from })}
              className="cover inline-flex items-center gap-1.5 text-sm font-semibold text-leaf print:hidden"
            >
              View Details
              <ArrowRight
                aria-hidden
                size={16}
                className="transition-transform group-hover:translate-x-0.5 max-[24rem]:hidden motion-reduce:transition-none"
              />
            </Link>
            <Contacts listing={listing} />
          </div>
        </div>
      </article>
    </Card>
  );
});
