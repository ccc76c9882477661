import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { memo } from 'react';
import { formatMiles, formatPrice, formatUnit, mailHref, priceInDollars } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { SaveButton } from '../../shared/saved/save-button';
import { track } from '../../shared/track';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import type { ListingCard as Listing } from '../listings/listing-card-data';
import { isNewListing, placeLine } from '../listings/listing-facts';
import { ListingThumbnail } from './card-picture';

function Price({ listing: { price, unit } }: { listing: Listing }) {
  return (
    <p className="price">
      <b>{formatPrice(price)}</b>
      {priceInDollars(price) !== null && ` ${formatUnit(unit)}`}
    </p>
  );
}

interface ContactProps {
  href: string;
  label: string;
  icon: 'phone' | 'mail';
  title: string;
  onFollow: () => void;
}

/** Above the link that covers the card. */
function Contact({ href, label, icon, title, onFollow }: ContactProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={title}
      onClick={onFollow}
      className={iconButtonClass(`listing-card-contact drawn icon-${icon}`)}
    />
  );
}

function Contacts({ listing: { id: listingId, email, phone, farmName, productName } }: { listing: Listing }) {
  const who = farmName ?? `the farmer selling ${productName}`;
  return (
    <div>
      {phone && (
        <Contact
          href={phoneHref(phone)}
          label={`Call ${who}`}
          icon="phone"
          title="Call"
          onFollow={() => track('contact_click', { listingId, method: 'phone' })}
        />
      )}
      {email && (
        <Contact
          href={mailHref(email)}
          label={`Email ${who}`}
          icon="mail"
          title="Email"
          onFollow={() => track('contact_click', { listingId, method: 'email' })}
        />
      )}
    </div>
  );
}

/** @returns what a listing's bell follows: its farm, where it has one */
const farmOf = ({ farmId, farmName }: Listing) =>
  farmId !== null && farmName !== null ? { itemKey: `farm-${farmId}`, name: farmName } : undefined;

export interface ListingCardProps {
  listing: Listing;
  /** Which part of the product it stands on, for analytics. */
  from: string;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
}

/** A produce listing. All of it is one link to the listing; the ways to reach the farmer are their own. */
export const ListingCard = memo(function ListingCard({ listing, from, eager }: ListingCardProps) {
  const { distanceMiles } = listing;
  const where = distanceMiles === null ? placeLine(listing) : formatMiles(distanceMiles);
  const isNew = isNewListing(listing, useNow());
  return (
    <Card isLink className="group h-full">
      <article className="listing-card">
        <div className="listing-card-picture">
          <ListingThumbnail listing={listing} eager={eager} />
        </div>
        <SaveButton
          itemKey={`listing-${listing.id}`}
          name={listing.productName}
          follow={farmOf(listing)}
          className="card-heart"
        />
        <div className="listing-card-words">
          <h3>{listing.productName}</h3>
          <div className="listing-card-price">
            <Price listing={listing} />
            {isNew && <Badge tone="clay">New</Badge>}
          </div>
          <p className="listing-card-from">
            {listing.farmName && <span>{listing.farmName}</span>}
            {where && <span>{where}</span>}
          </p>
          <div className="listing-card-ways">
            <Link
              to={paths.listing(listing.id)}
              aria-label={`View Details: ${listing.productName}`}
              onClick={() => track('view_listing', { listingId: listing.id, from })}
              className="listing-card-link cover"
            >
              View Details
            </Link>
            <Contacts listing={listing} />
          </div>
        </div>
      </article>
    </Card>
  );
});
