import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';

const CustomersList = lazy(() =>
  import('./customers-list').then((module) => ({ default: module.CustomersList })),
);

const SKELETON = <RowsSkeleton label="Loading your customers..." />;

/** /vendor/customers: who bought, how often and for how much. */
export function CustomersPage() {
  return (
    <div className="page flex max-w-3xl flex-col gap-5 py-8 md:py-12">
      <PageHead title="Customers" noindex />
      <div>
        <BackLink to={paths.vendorOrders}>Orders</BackLink>
      </div>
      <h1 className="text-2xl md:text-3xl">Customers</h1>
      <VendorGate here={paths.vendorCustomers} skeleton={SKELETON}>
        {() => (
          <Suspense fallback={SKELETON}>
            <CustomersList />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
