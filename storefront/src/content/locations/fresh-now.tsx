import { productPriceText } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { countOf, formatPricePerUnit } from '../../lib/format/format';
import { CategoryArt } from '../../ui/art/category-art';
import { ArtRow } from '../../ui/art/products/art-row';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import type { ShownFacts } from './shown-location';

function Offer({
  to,
  name,
  price,
  from,
  picture,
}: {
  to: string;
  name: string;
  price: string;
  from: string;
  picture: ReactNode;
}) {
  return (
    <Link to={to} className="row-link offer">
      {picture}
      <span>
        <span className="offer-name">{name}</span>
        <span className="offer-price">{price}</span>
        {from && <small>{from}</small>}
      </span>
    </Link>
  );
}

const GRID = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3';

function Listings({ listings, zipCode }: { listings: ShownFacts['listings']; zipCode: string }) {
  if (listings.newest.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">
        {countOf(listings.count, 'listing')} by farmers nearby.{' '}
        <Link to={paths.browse({ zipCode })} className="link">
          See all listings
        </Link>
      </p>
      <ul className={GRID}>
        <ArtRow items={listings.newest}>
          {listings.newest.map((listing) => (
            <li key={listing.id}>
              <Offer
                to={paths.listing(listing.id)}
                name={listing.productName}
                price={formatPricePerUnit(listing.price, listing.unit)}
                from={[listing.farmName, listing.city].filter(Boolean).join(', ')}
                picture={
                  <span className="offer-picture">
                    <CategoryArt category={listing.category} seed={listing.id} name={listing.productName} />
                  </span>
                }
              />
            </li>
          ))}
        </ArtRow>
      </ul>
    </div>
  );
}

function Products({ products }: { products: ShownFacts['products'] }) {
  if (products.newest.length === 0) return null;
  const vendors = products.vendorCount ?? products.vendors.length;
  const more = vendors - products.vendors.length;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">In the marketplace</h3>
      <p className="text-sm text-soft">
        {countOf(products.count, 'product')} of {countOf(vendors, 'vendor')} nearby:{' '}
        {products.vendors.map((vendor, index) => (
          <span key={vendor.id}>
            {index > 0 && ', '}
            <Link to={paths.vendor(vendor.id)} className="link">
              {vendor.businessName}
            </Link>
          </span>
        ))}
        {more > 0 && ` and ${more} more`}.
      </p>
      <ul className={GRID}>
        {products.newest.map((product) => (
          <li key={product.id}>
            <Offer
              to={paths.product(product.id)}
              name={product.name}
              price={productPriceText(product)}
              from={product.businessName}
              picture={null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is offered nearby: listings of farmers, products of the marketplace's vendors. */
export function FreshNow({ facts, city, zipCode }: { facts: ShownFacts; city: string; zipCode: string }) {
  const { listings, products } = facts;
  if (listings.newest.length + products.newest.length === 0) return null;
  return (
    <section aria-labelledby="fresh-now" className="flex flex-col gap-4">
      <h2 id="fresh-now" className="text-xl">
        {`For sale near ${city} now`}
      </h2>
      <Fold summary={`Show ${countOf(listings.newest.length + products.newest.length, 'offer')}`}>
        <div className="flex flex-col gap-4">
          <Listings listings={listings} zipCode={zipCode} />
          <Products products={products} />
        </div>
      </Fold>
    </section>
  );
}
