import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../lib/api/api';
import { page } from '../lib/page/page';
import { isNotSelling, vendorQuery } from '../marketplace/queries';
import { VendorFailure } from '../marketplace/shop/vendor/vendor-failure';
import { VendorPage, VendorSkeleton } from '../marketplace/shop/vendor/vendor-page';

/**
 * Few of these addresses lead to a listing, so browsers fetch its code only there. The server needs it before
 * it renders.
 */
export const listingInstead = page({
  path: '/vendors/:id',
  component: () => import('../directory/listing-detail/listing-page').then((module) => module.ListingPage),
});

function ListingInstead() {
  const ListingPage = listingInstead.loaded() ?? use(listingInstead.ready());
  return <ListingPage />;
}

/** /vendors/{id}: the vendor with that id, else the listing with that id. */
export function VendorOrListingPage() {
  const { id = '' } = useParams();
  const { data: vendor, error, refetch } = useQuery(vendorQuery(id));
  if (vendor) return <VendorPage vendor={vendor} />;
  if (isMissing(error) && !isNotSelling(error)) return <ListingInstead />;
  if (error) return <VendorFailure error={error} onRetry={() => void refetch()} />;
  return <VendorSkeleton />;
}
