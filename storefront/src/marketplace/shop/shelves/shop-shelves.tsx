import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import { ArtRow } from '../../../ui/art/products/art-row';
import { Link } from '../../../ui/navigation/link';
import { AddingToCart } from '../cards/add-to-cart-button';
import { ProductCard } from '../cards/product-card';
import { wholeProduct } from '../cards/short-product';
import { shelvesQuery } from '../queries';
import type { ShelfRow } from './shelf-rows';

function Row({ row, eager }: { row: ShelfRow; eager: boolean }) {
  const { vendorId, vendorName, pickup } = row;
  const products = useMemo(() => row.products.map(wholeProduct), [row]);
  return (
    <div>
      <p className="shelf-vendor">
        <Link to={paths.vendor(vendorId)} className="hit">
          {vendorName}
        </Link>
        {pickup && ` · ${pickup}`}
      </p>
      <ul aria-label={`Products of ${vendorName}`} className="shelf-row">
        <ArtRow items={products}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} view="shelf" eager={eager && index < 2} withoutVendor />
            </li>
          ))}
        </ArtRow>
      </ul>
    </div>
  );
}

function Shelf({
  title,
  rows,
  eager = false,
  id,
}: {
  title: string;
  rows: readonly ShelfRow[];
  eager?: boolean;
  /** What leads to it by its address. */
  id?: string;
}) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="shelf">
      <h2 id={heading}>{title}</h2>
      {rows.map((row, index) => (
        <Row key={row.vendorId} row={row} eager={eager && index === 0} />
      ))}
    </section>
  );
}

/** The shop by how one gets things at a ZIP code; nothing where there is no such ZIP code. */
export function ShopShelves({ zipCode }: { zipCode: string }) {
  const { data } = useQuery(shelvesQuery(zipCode));
  const { checkoutStates, checkoutStateNames } = usePublicConfig();
  if (!data?.state) return null;
  const { state, stateName, near, shipped } = data;
  const isSentTo = checkoutStates.includes(state);
  return (
    <AddingToCart>
      {near.length > 0 && <Shelf title={`Pick up or delivered near ${zipCode}`} rows={near} eager />}
      {isSentTo && shipped.length > 0 && (
        <Shelf id="ships" title={`Ships to ${stateName}`} rows={shipped} eager={near.length === 0} />
      )}
      {!isSentTo && (
        <p className="text-sm">{`No orders ship to ${stateName} yet, only to ${checkoutStateNames}.`}</p>
      )}
    </AddingToCart>
  );
}
