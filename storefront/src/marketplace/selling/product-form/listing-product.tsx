import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { FormSkeleton } from '../form-skeleton';
import { NewProduct } from './new-product';
import type { FormPicture } from './product-form-values';
import { pictureOfListing } from './product-of-listing';

/** The listing's photo, fetched to be sent with the product; null while it is on its way. */
function usePictures(listing: OwnListingView | undefined): readonly FormPicture[] | null {
  const [pictures, setPictures] = useState<readonly FormPicture[] | null>(null);
  useEffect(() => {
    if (!listing || pictures) return;
    let isHere = true;
    void pictureOfListing(listing).then((found) => isHere && setPictures(found));
    return () => void (isHere = false);
  }, [listing, pictures]);
  return pictures;
}

interface ListingProductProps {
  userId: number;
  vendor: VendorProfile;
  listingId: string;
}

/** The form of a product that is filled in from one of the person's own listings. */
export function ListingProduct({ userId, vendor, listingId }: ListingProductProps) {
  const { data, error, refetch } = useQuery(apiQuery<OwnListingView>(`/api/farmer/listings/${listingId}`));
  const [listing, setListing] = useState<OwnListingView>();
  if (data && !listing) setListing(data);
  const pictures = usePictures(listing);
  if (listing && pictures) {
    return (
      <>
        <p className="mb-8 max-w-measure rounded-control bg-moss px-4 py-3 text-sm wrap-anywhere">
          We filled this in from your listing “{listing.productName}”. Check the price and tell us how many
          you have. Your listing stays as it is.
        </p>
        <NewProduct userId={userId} vendor={vendor} listing={{ of: listing, pictures }} />
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        heading="h2"
        picture={<EmptyArt scene="not-found" />}
        title="Listing not found"
        hint="It may have been deleted, or it belongs to another account."
        action={<LinkButton to={paths.newProduct}>Add a product</LinkButton>}
      />
    );
  }
  if (error) return <CouldNotLoad title="We couldn’t load your listing." error={error} onRetry={refetch} />;
  return <FormSkeleton />;
}
