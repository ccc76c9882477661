import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { memo } from 'react';
import { SaveButton } from '../../../shared/saved/save-button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { ProductPicture } from '../../parts/product-picture';
import { ProductPrice } from '../../parts/product-price';
import { UnitPrice } from '../../parts/unit-price';
import type { ShopView } from '../address/shop-address';
import { AddToCartButton } from './add-to-cart-button';
import { CardFacts, CardVendor } from './card-facts';

/** On a shelf as in a grid, and small at every width. */
export type CardView = ShopView | 'shelf';

const SIZES: Record<CardView, string> = {
  shelf: '13rem',
  grid: '(min-width: 1100px) 18rem, (min-width: 600px) 33vw, 7rem',
  list: '(min-width: 600px) 14rem, 7rem',
};

export interface ProductCardProps {
  product: ProductView;
  view: CardView;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
  /** The page is the vendor's own, who need not be named. */
  withoutVendor?: boolean | undefined;
}

function CardHeart({ product: { id, name, inventory }, view }: Pick<ProductCardProps, 'product' | 'view'>) {
  return (
    <SaveButton
      itemKey={`product-${id}`}
      name={name}
      isSoldOut={inventory === 0}
      className={view === 'list' ? 'product-row-heart' : 'product-card-heart'}
    />
  );
}

/** "$9.50 each" and "$1.19/oz"; "From $7.50" and "8 oz, 1 lb, 3 lb" */
function CardPrice({ product }: Pick<ProductCardProps, 'product'>) {
  return (
    <ProductPrice product={product}>
      {product.choice ? (
        <span className="unit-price">{product.choice}</span>
      ) : (
        <UnitPrice product={product} />
      )}
    </ProductPrice>
  );
}

function Title({ product }: { product: ProductView }) {
  return (
    <h3 className="product-card-name">
      <Link to={paths.product(product.id)} className="cover">
        {product.name}
      </Link>
    </h3>
  );
}

/** In a grid: the picture above, the button as wide as the card; on phones the picture at the left. */
function GridCard({ product, view, eager, withoutVendor }: ProductCardProps) {
  const isOnShelf = view === 'shelf';
  const isLow = withoutVendor && !isOnShelf;
  return (
    <article className={clsx('product-card', isLow && 'product-card-low')}>
      <div className="product-card-picture">
        <ProductPicture product={product} sizes={SIZES[view]} eager={eager} />
      </div>
      <CardHeart product={product} view={view} />
      <div className="product-card-words">
        <Title product={product} />
        {!withoutVendor && <CardVendor product={product} />}
        <CardFacts product={product} isOnShelf={isOnShelf} isLow={isLow} />
        <div className="product-card-buy">
          <CardPrice product={product} />
          <AddToCartButton product={product} />
        </div>
      </div>
    </article>
  );
}

/**
 * In a list: the picture at the left, room for what the vendor says about it; in large text the picture is
 * above.
 */
function ListCard({ product, eager }: ProductCardProps) {
  return (
    <article className="product-row">
      <div className="w-16 shrink-0 self-start rounded-control sm:w-52 print:hidden">
        <ProductPicture product={product} sizes={SIZES.list} eager={eager} />
      </div>
      <div className="product-row-words">
        <Title product={product} />
        <div className="product-row-facts">
          <CardVendor product={product} />
          <p className="line-clamp-2 max-w-measure text-sm text-soft wrap-anywhere max-sm:hidden">
            {product.description}
          </p>
          <CardFacts product={product} isLow />
        </div>
        <div className="product-row-buy">
          <CardPrice product={product} />
          <CardHeart product={product} view="list" />
          <AddToCartButton product={product} />
        </div>
      </div>
    </article>
  );
}

/**
 * A product of the shop. All of it is one link to the product; the vendor, the heart and the cart are their
 * own.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  return (
    <Card isLink className="h-full">
      {props.view === 'list' ? <ListCard {...props} /> : <GridCard {...props} />}
    </Card>
  );
});
