import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { BackLink } from '../back-link';
import { FormSkeleton } from '../form-skeleton';
import { VendorGate } from '../vendor-gate';

const NewProduct = lazy(() => import('./new-product').then((module) => ({ default: module.NewProduct })));

/** Where a vendor adds a product. */
export function NewProductPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Add Product" noindex />
      <BackLink to={paths.vendorDashboard}>Dashboard</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Add Product</h1>
      <VendorGate here={paths.newProduct} skeleton={<FormSkeleton />}>
        {({ me, profile }) => (
          <Suspense fallback={<FormSkeleton />}>
            <NewProduct userId={me.id} vendor={profile} />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
