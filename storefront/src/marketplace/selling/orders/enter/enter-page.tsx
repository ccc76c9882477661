import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../../lib/page/page-head';
import { BackLink } from '../../back-link';
import { FormSkeleton } from '../../form-skeleton';
import { VendorGate } from '../../vendor-gate';

const EnterForm = lazy(() => import('./enter-form').then((module) => ({ default: module.EnterForm })));

/** Where a farm enters an order for a customer on the phone or at the stand. */
export function EnterOrderPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Enter an order" noindex />
      <BackLink to={paths.vendorOrders}>Orders</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Enter an order</h1>
      <p className="mb-8 max-w-measure text-soft">
        For a customer who calls or comes to your stand. They pay you, and it takes your stock like any other
        order.
      </p>
      <VendorGate here={paths.enterOrder} skeleton={<FormSkeleton />}>
        {({ profile }) => (
          <Suspense fallback={<FormSkeleton />}>
            <EnterForm vendor={profile} />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
