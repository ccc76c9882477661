import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { FarmShop as Shop, FarmShopProduct } from '@farmgate/backend/contract/marketplace/farm-shops';
import { hasChoice, hasOptions, perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { formatCount, formatUnit } from '../../../lib/format/format';
import { SellerMarkets } from '../../../shared/sellers/seller-markets';
import { SellerPickups } from '../../../shared/sellers/seller-pickups';
import { SellerShares } from '../../../shared/sellers/seller-shares';
import { CategoryArt } from '../../../ui/art/category-art';
import { ArtRow } from '../../../ui/art/products/art-row';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/pictures/picture';
import { Rating } from '../../../ui/rating';
import { farmShopQuery } from '../farm-queries';

const SIZES = '(min-width: 1100px) 12rem, (min-width: 600px) 33vw, 50vw';

function Tile({ product }: { product: FarmShopProduct }) {
  const { id, name, category, unit, price, imageUrl, imageAlt } = product;
  return (
    <Card isLink className="flex h-full flex-col">
      <div className="relative aspect-4/3 overflow-hidden rounded-t-[11px]">
        <Picture
          address={imageUrl}
          alt={imageAlt || name}
          sizes={SIZES}
          otherwise={<CategoryArt category={category} seed={id} name={name} />}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 text-base leading-snug wrap-anywhere">
          <Link to={paths.product(id)} data-card className="cover hover:text-leaf">
            {name}
          </Link>
        </h3>
        <p className="mt-auto pt-1 text-sm tabular-nums">
          {hasChoice(product) && <span className="text-soft">From </span>}
          <span className="font-bold text-clay lining-nums">{dollars(Math.round(price * 100))}</span>
          <span className="text-soft">{perText(product)}</span>
          {!hasOptions(product) && <span className="text-soft"> {formatUnit(unit)}</span>}
        </p>
      </div>
    </Card>
  );
}

/** Whose shop it is, what people say of it, and where orders are picked up. */
function Seller({ vendor }: { vendor: NonNullable<Shop['vendor']> }) {
  const { id, businessName, rating, reviewCount, pickupNote } = vendor;
  return (
    <div className="flex max-w-measure flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <span>
          Sold by{' '}
          <Link to={paths.vendor(id)} className="link font-semibold">
            {businessName}
          </Link>
        </span>
        {rating !== null && reviewCount > 0 && <Rating rating={rating} count={reviewCount} />}
      </p>
      {pickupNote && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Pickup: </span>
          {pickupNote}
        </p>
      )}
    </div>
  );
}

/** What the farm's business sells in the marketplace; nothing where it has no vendor that is shown. */
export function FarmShop({ farm }: { farm: FarmView }) {
  const { data } = useQuery(farmShopQuery(String(farm.id)));
  if (!data?.vendor) return null;
  const { vendor, products } = data;
  return (
    <section aria-labelledby="shop" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="shop" className="text-xl">
          Shop online
        </h2>
        <Link to={paths.vendor(vendor.id)} className="link hit inline-flex items-center gap-1">
          See all products
          <span className="text-soft tabular-nums">({formatCount(vendor.productCount)})</span>
          <ArrowRight aria-hidden size={16} />
        </Link>
      </div>
      <Seller vendor={vendor} />
      {products.length === 0 ? (
        <p className="text-soft">Everything is sold out right now.</p>
      ) : (
        <ul aria-labelledby="shop" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
          <ArtRow items={products}>
            {products.map((product) => (
              <li key={product.id}>
                <Tile product={product} />
              </li>
            ))}
          </ArtRow>
        </ul>
      )}
    </section>
  );
}

/** CSA shares of the farm that people can join. */
export function FarmShares({ farm }: { farm: FarmView }) {
  return <SellerShares shares={useQuery(farmShopQuery(String(farm.id))).data?.shares} />;
}

/** Where and when its vendor hands over. */
export function FarmPickups({ farm }: { farm: FarmView }) {
  return <SellerPickups pickups={useQuery(farmShopQuery(String(farm.id))).data?.pickups} />;
}

/** The markets where the farm or its vendor sells. */
export function FarmMarkets({ farm }: { farm: FarmView }) {
  const { data } = useQuery(farmShopQuery(String(farm.id)));
  return data ? <SellerMarkets markets={data.markets} /> : null;
}
