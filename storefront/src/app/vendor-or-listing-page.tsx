import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ListingPage } from '../directory/listing-detail/listing-page';
import { isMissing } from '../lib/api';
import { vendorQuery } from '../marketplace/queries';
import { VendorFailure } from '../marketplace/shop/vendor/vendor-failure';
import { VendorPage, VendorSkeleton } from '../marketplace/shop/vendor/vendor-page';

/** /vendors/{id}: the vendor where a public one has that id, else the listing with that id. */
export function VendorOrListingPage() {
  const { id = '' } = useParams();
  const { data: vendor, error, refetch } = useQuery(vendorQuery(id));
  if (vendor) return <VendorPage vendor={vendor} />;
  if (isMissing(error)) return <ListingPage />;
  if (error) return <VendorFailure error={error} onRetry={() => void refetch()} />;
  return <VendorSkeleton />;
}
