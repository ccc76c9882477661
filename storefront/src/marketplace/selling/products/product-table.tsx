import { dateText } from '@farmgate/backend/contract/marketplace/dated-words';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format/format';
import { pictureAddress } from '../../../lib/format/picture-address';
import { useMay } from '../../../shared/business/use-may';
import { CategoryArt } from '../../../ui/art/category-art';
import { ArtRow } from '../../../ui/art/products/art-row';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/pictures/picture';
import { isLow, lowOptions, priceWords, stockWords } from '../dashboard/dashboard-rules';
import { StockStepper } from '../stock/stock-stepper';
import { ProductActions } from './product-actions';

function Thumbnail({ product }: { product: OwnProductView }) {
  return (
    <div
      className={clsx(
        'aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control',
        !product.isActive && 'grayscale',
      )}
    >
      <Picture
        address={pictureAddress(product.imageUrl)}
        alt=""
        sizes="5rem"
        otherwise={<CategoryArt category={product.category} seed={product.id} name={product.name} />}
      />
    </div>
  );
}

/** A cell; on phones, where a row is a card, its column's name stands before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="px-3 py-3 align-middle text-sm md:whitespace-nowrap max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:p-0"
    >
      <span className="text-soft md:hidden">{label}</span>
      <span className="tabular-nums">{children}</span>
    </td>
  );
}

function Low({ children }: { children: string }) {
  return (
    <span className="max-w-60 whitespace-normal">
      <Badge tone="sun" icon={<CircleAlert aria-hidden size={14} className="shrink-0" />}>
        {children}
      </Badge>
    </span>
  );
}

/** Of a product with options, how many are named that are low. */
const MOST_LOW = 3;

const stockedOf = (product: OwnProductView, option: { id: number; name: string } | null) => ({
  productId: product.id,
  variantId: option?.id ?? null,
  name: nameWithVariant(product.name, option?.name),
});

function OptionStocks({ product }: { product: OwnProductView }) {
  return (
    <details>
      <summary className="hit w-fit font-semibold text-leaf">
        Change stock<span className="sr-only"> of {product.name}</span>
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {product.variants?.map((option) => (
          <li key={option.id} className="flex flex-wrap items-center gap-x-3">
            <StockStepper of={stockedOf(product, option)} inventory={option.inventory} mayChange />
            <span className="whitespace-normal wrap-anywhere">{option.name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Stock({ product }: { product: OwnProductView }) {
  const mayChange = useMay().may('price') && !product.madeToOrder && !product.box;
  const low = lowOptions(product);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:flex-col md:items-start">
      {mayChange && !product.variants ? (
        <StockStepper of={stockedOf(product, null)} inventory={product.inventory} mayChange />
      ) : (
        stockWords(product)
      )}
      {mayChange && product.variants && <OptionStocks product={product} />}
      {isLow(product) && low.length === 0 && <Low>{product.inventory === 0 ? 'Sold out' : 'Low stock'}</Low>}
      {product.isActive &&
        low
          .slice(0, MOST_LOW)
          .map(({ id, name, inventory }) => (
            <Low key={id}>{`${name}: ${inventory === 0 ? 'sold out' : `${inventory} left`}`}</Low>
          ))}
      {product.isActive && low.length > MOST_LOW && (
        <span className="text-xs text-soft">and {low.length - MOST_LOW} more</span>
      )}
    </span>
  );
}

/** What the farm sees from the day after its last one. */
function PastDate({ product: { id, name, expirationDate } }: { product: OwnProductView }) {
  const mayChange = useMay().may('price');
  return (
    <p className="mt-1 max-w-measure text-sm text-danger">
      Past its date ({expirationDate && dateText(expirationDate)}). Not for sale.{' '}
      {mayChange && (
        <Link to={paths.editProduct(id)} className="link whitespace-nowrap">
          Change the date<span className="sr-only"> of {name}</span>
        </Link>
      )}
    </p>
  );
}

function Status({ product: { isActive, removedReason, isPastDate } }: { product: OwnProductView }) {
  if (removedReason !== null || (isActive && isPastDate))
    return <Badge tone="sun">Not in the marketplace</Badge>;
  return <Badge tone={isActive ? 'leaf' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

function Row({
  product,
  onDelete,
}: {
  product: OwnProductView;
  onDelete: (product: OwnProductView) => void;
}) {
  return (
    <tr
      role="row"
      className="border-t border-line max-md:flex max-md:flex-col max-md:gap-1.5 max-md:p-4 max-md:first:border-t-0"
    >
      <th role="rowheader" scope="row" className="px-3 py-3 text-left font-normal max-md:p-0">
        <div className="flex items-center gap-3.5">
          <Thumbnail product={product} />
          <div className="min-w-0">
            <span className="font-semibold wrap-anywhere">{product.name}</span>
            {product.sku && <p className="text-xs text-soft wrap-anywhere">SKU {product.sku}</p>}
            {product.removedReason !== null && (
              <p className="mt-1 max-w-measure text-sm text-danger wrap-anywhere whitespace-pre-line">
                Hidden by our team: {product.removedReason}
              </p>
            )}
            {product.isPastDate && product.isActive && <PastDate product={product} />}
          </div>
        </div>
      </th>
      <Cell label="Price">{priceWords(product)}</Cell>
      <Cell label="Status">
        <Status product={product} />
      </Cell>
      <Cell label="Stock">
        <Stock product={product} />
      </Cell>
      <Cell label="Sold">{formatCount(product.soldCount)}</Cell>
      <Cell label="Views">{formatCount(product.views)}</Cell>
      <td role="cell" className="px-1 py-1 align-middle max-md:-mb-2 max-md:p-0">
        <ProductActions product={product} onDelete={onDelete} />
      </td>
    </tr>
  );
}

const COLUMNS = ['Product', 'Price', 'Status', 'Stock', 'Sold', 'Views'];

export interface ProductTableProps {
  products: readonly OwnProductView[];
  onDelete: (product: OwnProductView) => void;
}

/**
 * A table on wide screens; on phones its rows are cards. The roles stay where the layout would take them
 * away.
 */
export function ProductTable({ products, onDelete }: ProductTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table role="table" className="w-full border-collapse max-md:block">
        <caption className="sr-only">My products, with views from the last 30 days</caption>
        <thead role="rowgroup" className="bg-sunk text-left text-xs text-soft max-md:sr-only">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="px-3 py-2.5 font-semibold whitespace-nowrap"
              >
                {name}
                {name === 'Views' && <span className="block font-normal">30 days</span>}
              </th>
            ))}
            <th role="columnheader" scope="col" className="px-3 py-2.5">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          <ArtRow items={products}>
            {products.map((product) => (
              <Row key={product.id} product={product} onDelete={onDelete} />
            ))}
          </ArtRow>
        </tbody>
      </table>
    </div>
  );
}
