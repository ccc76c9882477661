import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { BackLink } from '../back-link';
import { FormSkeleton } from '../form-skeleton';
import { newProductPath, onboardingPath, readListingToSell } from '../listing-to-sell';
import { SellListings } from '../products/sell-listings';
import { VendorGate } from '../vendor-gate';

const NewProduct = lazy(() => import('./new-product').then((module) => ({ default: module.NewProduct })));

const ProductOfListing = lazy(() =>
  import('./listing-product').then((module) => ({ default: module.ListingProduct })),
);

/** Where a vendor adds a product. */
export function NewProductPage() {
  const listing = readListingToSell(useSearchParams()[0]);
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Add Product" noindex />
      <BackLink to={paths.vendorProducts}>Products</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Add Product</h1>
      <VendorGate
        here={newProductPath(listing)}
        onboarding={onboardingPath(listing)}
        skeleton={<FormSkeleton />}
      >
        {({ me, profile }) => (
          <Suspense fallback={<FormSkeleton />}>
            {listing === '' ? (
              <>
                <div className="mb-8 empty:hidden">
                  <SellListings />
                </div>
                <NewProduct userId={me.id} vendor={profile} />
              </>
            ) : (
              <ProductOfListing key={listing} userId={me.id} vendor={profile} listingId={listing} />
            )}
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
