import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorAnalytics } from '@farmgate/backend/contract/marketplace/vendor-figures';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format/format';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { ProductPicture } from '../../parts/product-picture';
import { priceWords, stockWords } from '../dashboard/dashboard-rules';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { StatCards } from '../dashboard/stat-cards';
import { analyticsQuery, ownProductsQuery, vendorOrdersQuery } from '../vendor-queries';
import { SalesOverTime } from './sales-overview';
import { Statement } from './statement';

const TOP_PRODUCTS = 5;

function TopProducts({ products }: { products: readonly OwnProductView[] }) {
  const top = products.filter(({ isActive }) => isActive).slice(0, TOP_PRODUCTS);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h3 className="text-lg">Top Products</h3>
      {top.length === 0 && <p className="text-sm text-soft">You don’t have any active products.</p>}
      <ul className="flex flex-col gap-3">
        {top.map((product) => (
          <li key={product.id} className="flex items-center gap-3">
            <div className="w-16 shrink-0 overflow-hidden rounded-control">
              <ProductPicture product={product} sizes="4rem" />
            </div>
            <div className="min-w-0 flex-1">
              <Link
                to={paths.editProduct(product.id)}
                className="font-semibold wrap-anywhere hover:text-leaf hover:underline"
              >
                {product.name}
              </Link>
              <p className="text-sm text-soft">{priceWords(product)}</p>
            </div>
            <span className="text-sm whitespace-nowrap tabular-nums">{stockWords(product)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BestSellers({ sellers }: { sellers: VendorAnalytics['bestSellers'] }) {
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h3 className="text-lg">Best sellers</h3>
      <p className="text-sm text-soft">Your top earners in the last 90 days.</p>
      {sellers.length === 0 && <p className="text-sm">Nothing has been sold yet.</p>}
      <ol className="flex flex-col gap-2.5">
        {sellers.map(({ productId, name, quantity, sales }, index) => (
          <li key={`${productId} ${name}`} className="flex items-baseline gap-3">
            <span aria-hidden className="w-5 shrink-0 font-display text-lg text-soft">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="text-right text-sm whitespace-nowrap tabular-nums">
              {amountText(sales)}
              <span className="block text-soft">{formatCount(quantity)} sold</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Overview({ analytics }: { analytics: VendorAnalytics }) {
  const { data: products } = useQuery(ownProductsQuery());
  const orders = useQuery(vendorOrdersQuery());
  const loaded = orders.data?.total ?? orders.data?.items.length;
  return (
    <div className="flex flex-col gap-5">
      <StatCards
        stats={[
          { label: 'Total Revenue', value: amountText(analytics.totalSales) },
          {
            label: 'Total Orders',
            value: loaded === undefined ? (orders.isError ? '–' : null) : formatCount(loaded),
          },
          { label: 'Average Order Value', value: amountText(analytics.averageOrderValue) },
          { label: 'Product Views', value: formatCount(analytics.totalViews) },
        ]}
      />
      <SalesOverTime analytics={analytics} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:items-start">
        <TopProducts products={products ?? []} />
        <BestSellers sellers={analytics.bestSellers} />
      </div>
    </div>
  );
}

/** How it goes, and what the vendor has coming. */
export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(analyticsQuery());
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="sales-overview">
        <h2 id="sales-overview" className="mb-4 text-xl">
          Sales Overview
        </h2>
        {data && <Overview analytics={data} />}
        {!data && error && (
          <CouldNotLoad title="We couldn’t load your analytics." error={error} onRetry={refetch} />
        )}
        {!data && !error && <RowsSkeleton label="Loading your analytics..." />}
      </section>
      <Statement />
    </div>
  );
}
