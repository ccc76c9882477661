import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button } from '../../../ui/button';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { EmptyState } from '../../../ui/states/empty-state';
import { Skeleton } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { productCount, vendorProductsCall } from '../address/shop-address';
import { ProductGrid } from '../cards/product-grid';
import { useProductPages } from '../cards/product-pages';
import { ReviewList } from '../reviews/review-list';
import { readAfter } from './vendor-address';
import { vendorCrumbs, vendorMeta } from './vendor-facts';
import { VendorFarms, VendorPickups, VendorShares } from './vendor-farms';
import { VendorAbout, VendorHead } from './vendor-profile';

function VendorProducts({ vendor }: { vendor: VendorView }) {
  const after = readAfter(useSearchParams()[0]);
  const pages = useProductPages((key, limit) => vendorProductsCall(String(vendor.id), key, limit), after);
  const { first, products, retry } = pages;
  const count = first?.data ? productCount(first.data) : '';
  return (
    <section aria-labelledby="products" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="products" className="text-xl">
          Products
        </h2>
        <span role="status" className="text-sm text-soft tabular-nums">
          {count}
        </span>
      </div>
      {first?.isError && products.length === 0 ? (
        <EmptyState
          isError
          title="Unable to load products. Please try again."
          action={<Button onClick={retry}>Try again</Button>}
        />
      ) : first?.isSuccess && products.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="no-results" />}
          title="No products at the moment."
          hint="Check back soon, or contact the vendor."
        />
      ) : (
        <ProductGrid
          pages={pages}
          view="grid"
          to={(key) => withQuery(paths.vendor(vendor.id), { after: key })}
          label="Products"
          withoutVendor
        />
      )}
    </section>
  );
}

/** The shape of a vendor that is still on its way. */
export function VendorSkeleton() {
  return (
    <div className="page py-6 md:py-8" aria-busy>
      <VisuallyHidden>Loading the vendor...</VisuallyHidden>
      <Skeleton className="h-5 w-64" />
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-[24rem_1fr] lg:gap-12">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-6 w-40 rounded-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </div>
  );
}

/** What a vendor says of itself, sells, and is said of by its buyers. */
export function VendorPage({ vendor }: { vendor: VendorView }) {
  const after = readAfter(useSearchParams()[0]);
  return (
    <>
      <PageHead
        {...vendorMeta(vendor)}
        canonical={paths.vendor(vendor.id)}
        image={previewImage('vendors', vendor.id)}
        noindex={after !== ''}
      />
      <article className="page flex flex-col gap-12 py-6 md:py-8">
        <div className="flex flex-col gap-6">
          <Breadcrumbs crumbs={vendorCrumbs(vendor)} />
          <VendorHead vendor={vendor} />
        </div>
        <VendorShares vendor={vendor} />
        <VendorPickups vendor={vendor} />
        <VendorProducts key={vendor.id} vendor={vendor} />
        <VendorAbout vendor={vendor} />
        <VendorFarms vendor={vendor} />
        <section aria-labelledby="reviews" className="flex flex-col gap-5">
          <h2 id="reviews" className="text-xl">
            Reviews
          </h2>
          <ReviewList of="vendors" id={vendor.id} none={<p className="text-soft">No reviews yet</p>} />
        </section>
        {vendor.isDemonstration && (
          <p className="rounded-control bg-sunk px-4 py-3 text-sm text-soft">
            This is a demo vendor. The vendor and its products aren’t real.
          </p>
        )}
      </article>
    </>
  );
}
