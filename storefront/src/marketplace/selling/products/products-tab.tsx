import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../../shared/business/use-may';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { filterProducts, showOf } from '../dashboard/dashboard-rules';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { lowStockQuery, ownProductsQuery } from '../vendor-queries';
import { ProductTable } from './product-table';
import { ProductFilter, SpreadsheetButtons } from './products-tools';

const DeleteProductDialog = lazy(() =>
  import('./delete-product-dialog').then((module) => ({ default: module.DeleteProductDialog })),
);
const LowStockForm = lazy(() =>
  import('./low-stock-form').then((module) => ({ default: module.LowStockForm })),
);

/** How many are shown at first, and with every 'Show more'. */
const STEP = 25;

function useDeleting() {
  const [product, setProduct] = useState<OwnProductView | null>(null);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (wanted: OwnProductView) => {
    setProduct(wanted);
    setOpen(true);
  };
  const dialog = product && (
    <Suspense fallback={null}>
      <DeleteProductDialog
        key={product.id}
        product={product}
        open={open}
        onOpenChange={setOpen}
        // The button that was pressed is gone with its row.
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </Suspense>
  );
  return { ask, dialog, heading };
}

interface ProductsProps {
  products: readonly OwnProductView[];
  onDelete: (product: OwnProductView) => void;
}

function Products({ products, onDelete }: ProductsProps) {
  const [query] = useSearchParams();
  const show = showOf(query);
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const found = filterProducts(products, { text, show });
  return (
    <>
      <ProductFilter text={text} show={show} onText={setText} count={found.length} />
      {found.length === 0 ? (
        <EmptyState picture={<EmptyArt scene="no-results" />} title="No products match these filters" />
      ) : (
        <ProductTable products={found.slice(0, shown)} onDelete={onDelete} />
      )}
      {found.length > shown && (
        <Button look="secondary" className="mt-4" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, found.length - shown)} more
        </Button>
      )}
    </>
  );
}

function NoProducts({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="No products yet"
      {...(mayAdd && {
        hint: 'Start selling by adding your first product.',
        action: <LinkButton to={paths.newProduct}>Add Your First Product</LinkButton>,
      })}
    />
  );
}

function LowStock() {
  const { data } = useQuery(lowStockQuery());
  return <Suspense fallback={null}>{data && <LowStockForm saved={data} />}</Suspense>;
}

/** Everything that the vendor sells, or has switched off. */
export function ProductsTab({ title = 'Products' }: { title?: string }) {
  const { data: products, error, refetch } = useQuery(ownProductsQuery());
  const mayChange = useMay().may('price');
  const { ask, dialog, heading } = useDeleting();
  return (
    <section aria-labelledby="my-products">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-products" ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {products && <SpreadsheetButtons mayImport={mayChange} hasProducts={products.length > 0} />}
      </div>
      {!products && !error && <RowsSkeleton label="Loading your products..." />}
      {!products && error && (
        <CouldNotLoad title="We couldn’t load your products." error={error} onRetry={refetch} />
      )}
      {products &&
        (products.length === 0 ? (
          <NoProducts mayAdd={mayChange} />
        ) : (
          <Products products={products} onDelete={ask} />
        ))}
      {mayChange && products && products.length > 0 && <LowStock />}
      {dialog}
    </section>
  );
}
