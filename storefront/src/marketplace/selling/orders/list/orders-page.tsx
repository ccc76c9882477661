import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../../lib/page/page-head';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { NoShopYet } from '../../no-shop-yet';
import { VendorGate } from '../../vendor-gate';

const OrdersTab = lazy(() => import('./orders-tab').then((module) => ({ default: module.OrdersTab })));

const SKELETON = <RowsSkeleton label="Loading your orders..." />;

/** /vendor/orders: the orders, and the ways to pack and hand them over. */
export function OrdersPage() {
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Orders" noindex />
      <h1 className="text-2xl md:text-3xl">Orders</h1>
      <NoShopYet what="orders">
        <VendorGate here={paths.vendorOrders} skeleton={SKELETON}>
          {() => (
            <Suspense fallback={SKELETON}>
              <OrdersTab />
            </Suspense>
          )}
        </VendorGate>
      </NoShopYet>
    </div>
  );
}
