import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { Pause, Pencil, Play, RotateCw, ShoppingBasket, Trash2 } from 'lucide-react';
import { useMay } from '../../shared/business/use-may';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { useOffering, useRenewing } from '../farmer/listing-changes';

export interface ListingActionsProps {
  listing: OwnListingView;
  onDelete: (listing: OwnListingView) => void;
}

/** What can be done with a listing. */
export function ListingActions({ listing, onDelete }: ListingActionsProps) {
  const { id, productName, state } = listing;
  const offering = useOffering();
  const renewing = useRenewing();
  const { hasShop } = useMay();
  const isLive = state === 'live';
  return (
    <div className="flex flex-wrap md:flex-nowrap md:justify-end">
      <Link
        to={paths.editListing(id)}
        aria-label={`Edit ${productName}`}
        title="Edit"
        className={iconButtonClass('text-leaf!')}
      >
        <Pencil aria-hidden size={18} />
      </Link>
      {state !== 'removed' && (
        <Link
          to={withQuery(hasShop ? paths.newProduct : paths.vendorOnboarding, { listing: id })}
          aria-label={`Sell ${productName} online`}
          title="Sell this online"
          className={iconButtonClass('text-leaf!')}
        >
          <ShoppingBasket aria-hidden size={18} />
        </Link>
      )}
      {state === 'hidden' || (isLive && listing.isAsked) ? (
        <IconButton
          label={`Renew ${productName}`}
          title="Renew"
          disabled={renewing.isPending}
          icon={<RotateCw aria-hidden size={18} />}
          onClick={() => renewing.mutate(listing)}
          className="text-leaf!"
        />
      ) : null}
      {state !== 'hidden' && state !== 'removed' && (
        <IconButton
          label={isLive ? `Pause ${productName}` : `Resume ${productName}`}
          title={isLive ? 'Pause' : 'Resume'}
          icon={isLive ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          onClick={() => offering.mutate({ listing, isAvailable: !isLive })}
          className="text-leaf!"
        />
      )}
      <IconButton
        label={`Delete ${productName}`}
        title="Delete"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => onDelete(listing)}
        className="text-danger!"
      />
    </div>
  );
}
