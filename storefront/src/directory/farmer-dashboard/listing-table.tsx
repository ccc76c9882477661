import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { LISTING_VIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatPricePerUnit } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import { useMay } from '../../shared/business/use-may';
import { CategoryArt } from '../../ui/art/category-art';
import { ArtRow } from '../../ui/art/products/art-row';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/pictures/picture';
import { ListingActions } from './listing-actions';

const STATES = {
  live: <Badge>Live</Badge>,
  paused: <Badge tone="plain">Paused</Badge>,
  hidden: <Badge tone="sun">Hidden</Badge>,
  removed: <Badge tone="sun">Taken down</Badge>,
} as const;

function Thumbnail({ listing }: { listing: OwnListingView }) {
  return (
    <div className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control">
      <Picture
        address={pictureAddress(listing.imageUrl)}
        alt=""
        sizes="5rem"
        otherwise={<CategoryArt category={listing.category} seed={listing.id} name={listing.productName} />}
      />
    </div>
  );
}

/** A cell; on phones, where a row is a card, cells stand in a line. */
function Cell({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className="px-3 py-3 align-middle text-sm tabular-nums max-md:p-0">
      {children}
    </td>
  );
}

function Dates({ listing: { createdAt, confirmedAt } }: { listing: OwnListingView }) {
  const posted = formatDate(createdAt);
  const confirmed = formatDate(confirmedAt);
  return (
    <>
      <span className="text-soft md:hidden">Posted </span>
      <time dateTime={createdAt}>{posted}</time>
      {confirmed !== posted && (
        <span className="text-soft md:block md:text-xs">
          <span className="md:hidden">, </span>confirmed <time dateTime={confirmedAt}>{confirmed}</time>
        </span>
      )}
    </>
  );
}

interface RowProps {
  listing: OwnListingView;
  onDelete: (listing: OwnListingView) => void;
}

function Row({ listing, onDelete }: RowProps) {
  const { may } = useMay();
  return (
    <tr
      role="row"
      className="border-t border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1.5 max-md:p-4 max-md:pb-2 max-md:first:border-t-0"
    >
      <th
        role="rowheader"
        scope="row"
        className="px-3 py-3 text-left font-normal max-md:basis-full max-md:p-0 max-md:pb-1.5"
      >
        <div className="flex items-center gap-3.5">
          <Thumbnail listing={listing} />
          <div className="min-w-0">
            {listing.state === 'live' ? (
              <Link
                to={paths.listing(listing.id)}
                className="font-semibold wrap-anywhere hover:text-leaf hover:underline"
              >
                {listing.productName}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere">{listing.productName}</span>
            )}
            {listing.farmName && <p className="text-sm text-soft wrap-anywhere">{listing.farmName}</p>}
          </div>
        </div>
      </th>
      <Cell>{formatPricePerUnit(listing.price, listing.unit)}</Cell>
      <Cell>{STATES[listing.state]}</Cell>
      <Cell>
        {formatCount(listing.views)}
        <span className="text-soft md:hidden"> {listing.views === 1 ? 'view' : 'views'}</span>
      </Cell>
      <Cell>
        <Dates listing={listing} />
      </Cell>
      <td role="cell" className="px-1 py-1 align-middle max-md:-mx-3 max-md:basis-full max-md:p-0">
        {may('post') && <ListingActions listing={listing} onDelete={onDelete} />}
      </td>
    </tr>
  );
}

const COLUMNS = ['Product', 'Price', 'State', 'Views', 'Posted'];

export interface ListingTableProps {
  listings: readonly OwnListingView[];
  onDelete: (listing: OwnListingView) => void;
}

/**
 * A table on wide screens; on phones its rows are cards. The roles stay where the layout would take them
 * away.
 */
export function ListingTable({ listings, onDelete }: ListingTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table role="table" className="w-full border-collapse max-md:block">
        <caption className="sr-only">My listings, with views from the last {LISTING_VIEW_DAYS} days</caption>
        <thead role="rowgroup" className="bg-sunk text-left text-xs text-soft max-md:sr-only">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th key={name} role="columnheader" scope="col" className="px-3 py-2.5 font-semibold">
                {name}
                {name === 'Views' && <span className="font-normal"> ({LISTING_VIEW_DAYS} days)</span>}
              </th>
            ))}
            <th role="columnheader" scope="col" className="px-3 py-2.5">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          <ArtRow items={listings}>
            {listings.map((listing) => (
              <Row key={listing.id} listing={listing} onDelete={onDelete} />
            ))}
          </ArtRow>
        </tbody>
      </table>
    </div>
  );
}
