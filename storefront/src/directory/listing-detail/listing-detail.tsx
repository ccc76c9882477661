import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ArrowLeft, MapPin, Pencil, Sprout } from 'lucide-react';
import { formatDate, formatPrice, priceInDollars, priceUnitLabel } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useNow } from '../../lib/page/visit';
import { Follow } from '../../shared/following/follow';
import { SaveButton } from '../../shared/saved/save-button';
import { PlaceThumbnail } from '../../ui/art/place/place-thumbnail';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Link } from '../../ui/navigation/link';
import { isNewListing, placeLine } from '../listings/listing-facts';
import { ContactButtons } from './contact-buttons';
import { listingCrumbs, listingMeta } from './listing-meta';
import { ListingPicture } from './listing-picture';

function Price({ listing, className }: { listing: ListingView; className: string }) {
  const isNumber = priceInDollars(listing.price) !== null;
  return (
    <p className={className}>
      <span className="font-display font-[560] text-clay lining-nums tabular-nums">
        {formatPrice(listing.price)}
      </span>
      {isNumber && <span className="text-base text-soft"> {priceUnitLabel(listing.unit)}</span>}
    </p>
  );
}

function Labels({ listing }: { listing: ListingView }) {
  const isNew = isNewListing(listing, useNow());
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>{categoryLabel(listing.category)}</Badge>
      {isNew && <Badge tone="clay">New</Badge>}
      {!listing.isAvailable && <Badge tone="sun">No longer available</Badge>}
      <span className="ml-1 text-sm text-soft">
        Posted <time dateTime={listing.createdAt}>{formatDate(listing.createdAt)}</time>
      </span>
    </div>
  );
}

function Origin({ listing }: { listing: ListingView }) {
  const place = placeLine(listing);
  if (!listing.farmName && !place) return null;
  return (
    <ul className="flex flex-col gap-2 border-t border-line pt-5">
      {listing.farmName && (
        <li className="flex items-start gap-2.5">
          <Sprout aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
          {listing.farmId === null || listing.isFarmShown === false ? (
            <span className="font-semibold">{listing.farmName}</span>
          ) : (
            <Link to={paths.farm(listing.farmId)} className="link font-semibold">
              {listing.farmName}
            </Link>
          )}
        </li>
      )}
      {place && (
        <li className="flex items-start gap-2.5">
          <MapPin aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
          {place}
        </li>
      )}
    </ul>
  );
}

/** The product, its price, where it is from and how to get it. */
function Facts({ listing }: { listing: ListingView }) {
  const hasContact = Boolean(listing.email ?? listing.phone);
  return (
    <div className="flex flex-col gap-5">
      <Labels listing={listing} />
      <h1 className="text-2xl lg:text-3xl">{listing.productName}</h1>
      <Price listing={listing} className="text-2xl leading-none" />
      <Origin listing={listing} />
      {hasContact ? (
        <div className="hidden flex-col gap-3 md:flex">
          <ContactButtons listing={listing} />
          <p className="order-3 text-xs text-soft">
            Contact the farm to arrange pickup or ask about delivery.
          </p>
        </div>
      ) : (
        <p className="rounded-control bg-sunk px-4 py-3 text-sm text-soft">
          This farm hasn’t listed an email address or phone number.
        </p>
      )}
      {listing.isDemonstration && (
        <p className="rounded-control bg-sunk px-4 py-3 text-sm text-soft">
          This is a demo listing. The farm and its produce aren’t real.
        </p>
      )}
    </div>
  );
}

function Description({ listing }: { listing: ListingView }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-3 text-xl">
        Description
      </h2>
      <p className="max-w-measure whitespace-pre-line">{listing.description}</p>
    </section>
  );
}

/** Where in its state it grows, and what else is to be had there. */
function Nearby({ listing }: { listing: ListingView }) {
  const { id, category, zipCode, latitude, longitude, state } = listing;
  return (
    <section
      aria-labelledby="nearby"
      className="flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row md:col-span-2 print:hidden"
    >
      {state && (
        <div className="sm:w-72 sm:shrink-0">
          <PlaceThumbnail
            latitude={latitude}
            longitude={longitude}
            state={state}
            kind="farm_stand"
            seed={id}
          />
        </div>
      )}
      <div className="flex flex-col items-start justify-center gap-4 p-5 sm:px-8">
        <h2 id="nearby" className="text-xl">
          {zipCode ? `Near ${zipCode}` : 'More like this'}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton look="secondary" to={paths.browse({ category, ...(zipCode && { zipCode }) })}>
            More {categoryLabel(category).toLowerCase()}
            {zipCode && ` near ${zipCode}`}
          </LinkButton>
          {zipCode && (
            <Link to={paths.browse({ zipCode })} className="link hit text-sm">
              Farms and listings near {zipCode}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** On phones the ways to the farmer stay at the screen's lower edge for as long as the listing is on it. */
function ContactBar({ listing }: { listing: ListingView }) {
  if (!listing.email && !listing.phone) return null;
  return (
    <div className="bottom-bar sticky bottom-(--desk) z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden print:hidden">
      <div className="page flex items-center justify-end gap-2">
        <Price listing={listing} className="mr-auto min-w-0 text-lg leading-tight *:last:text-sm" />
        <ContactButtons listing={listing} isCompact />
      </div>
    </div>
  );
}

/** @param isOwn the signed-in person's own listing, which may be edited from here */
export function ListingDetail({ listing, isOwn = false }: { listing: ListingView; isOwn?: boolean }) {
  return (
    <>
      <PageHead
        {...listingMeta(listing)}
        canonical={paths.listing(listing.id)}
        image={previewImage('listings', listing.id)}
      />
      <article className="page py-6 md:py-8">
        <Breadcrumbs crumbs={listingCrumbs(listing)} />
        <div className="mt-5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Link
            to={paths.browse()}
            className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden size={18} />
            Back to Listings
          </Link>
          {listing.isAvailable && !isOwn && (
            <div className="-my-2 flex flex-wrap items-center gap-1">
              {listing.farmId !== null && listing.farmName && (
                <Follow
                  subject={{ key: `farm-${listing.farmId}` }}
                  name={listing.farmName}
                  label="Follow the farm"
                  size="sm"
                />
              )}
              <SaveButton itemKey={`listing-${listing.id}`} name={listing.productName} />
            </div>
          )}
          {isOwn && (
            <LinkButton
              size="sm"
              look="secondary"
              to={paths.editListing(listing.id)}
              icon={<Pencil aria-hidden size={16} />}
            >
              Edit
            </LinkButton>
          )}
        </div>
        <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-7 md:grid-cols-[1fr_22rem] md:gap-y-10 lg:grid-cols-[1fr_26rem] lg:gap-x-14">
          <ListingPicture key={listing.id} listing={listing} />
          <div className="flex flex-col gap-8">
            <Facts listing={listing} />
            <Description listing={listing} />
          </div>
          <Nearby listing={listing} />
        </div>
      </article>
      <ContactBar listing={listing} />
    </>
  );
}
