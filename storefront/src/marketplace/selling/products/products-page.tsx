import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Plus } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { NoShopYet } from '../no-shop-yet';
import { VendorGate } from '../vendor-gate';

const ProductsTab = lazy(() => import('./products-tab').then((module) => ({ default: module.ProductsTab })));

const SellingGuide = lazy(() =>
  import('../../../shared/selling-guide/selling-guide').then((module) => ({ default: module.SellingGuide })),
);

const SKELETON = <RowsSkeleton label="Loading your products..." />;

/** /vendor/products: what one sells in the marketplace. */
export function ProductsPage() {
  const { may, hasShop } = useMay();
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Products" noindex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">Products</h1>
        {hasShop && may('price') && (
          <LinkButton to={paths.newProduct} icon={<Plus aria-hidden size={18} />}>
            Add Product
          </LinkButton>
        )}
      </div>
      {hasShop && (
        <Suspense fallback={null}>
          <SellingGuide />
        </Suspense>
      )}
      <NoShopYet what="products">
        <VendorGate here={paths.vendorProducts} skeleton={SKELETON}>
          {() => (
            <Suspense fallback={SKELETON}>
              <ProductsTab title="In the marketplace" />
            </Suspense>
          )}
        </VendorGate>
      </NoShopYet>
    </div>
  );
}
