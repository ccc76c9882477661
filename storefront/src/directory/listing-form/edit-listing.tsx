import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { ShoppingBasket, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../shared/business/use-may';
import { Button, LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../ui/dialogs/when-first-open';
import { ownListingQuery } from '../farmer/farmer-queries';
import { takeListing } from '../farmer/listing-changes';
import { ListingForm } from './listing-form';
import { valuesOf } from './listing-form-rules';

const DeleteListingDialog = lazy(() =>
  import('../farmer/delete-listing-dialog').then((module) => ({ default: module.DeleteListingDialog })),
);

function DeleteButton({ listing }: { listing: OwnListingView }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        look="quiet"
        size="lg"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        Delete listing
      </Button>
      <WhenFirstOpen open={open}>
        <DeleteListingDialog
          listing={listing}
          open={open}
          onOpenChange={setOpen}
          onDeleted={() => void navigate(paths.farmerDashboard, { replace: true })}
        />
      </WhenFirstOpen>
    </>
  );
}

export interface EditListingProps {
  userId: number;
  listing: OwnListingView;
  farms: readonly FarmView[];
}

/** The form that changes a listing. */
export function EditListing({ userId, listing, farms }: EditListingProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hasShop } = useMay();
  const [beginning] = useState(() => ({ listing, saved: valuesOf(listing, farms) }));
  const onSaved = (saved: OwnListingView) => {
    takeListing(client, saved);
    // What the public page shows is another answer.
    client.removeQueries({ queryKey: [`/api/listings/${saved.id}`] });
    toast({ title: 'Listing saved', description: `${saved.productName} is up to date.` });
    void navigate(paths.farmerDashboard);
  };
  return (
    <ListingForm
      farms={farms}
      userId={userId}
      {...beginning}
      loadCurrent={() => client.fetchQuery({ ...ownListingQuery(String(listing.id)), staleTime: 0 })}
      kept={listing.imageUrl}
      isAvailable={listing.isAvailable || listing.state === 'hidden' || listing.state === 'removed'}
      path={`/api/listings/${listing.id}`}
      method="PUT"
      failureTitle="Failed to save listing"
      submitLabel="Save changes"
      pendingLabel="Saving..."
      onSent={onSaved}
    >
      {listing.state !== 'removed' && (
        <LinkButton
          look="secondary"
          size="lg"
          to={withQuery(hasShop ? paths.newProduct : paths.vendorOnboarding, { listing: listing.id })}
          icon={<ShoppingBasket aria-hidden size={18} />}
        >
          Sell this online
        </LinkButton>
      )}
      <DeleteButton listing={listing} />
    </ListingForm>
  );
}
