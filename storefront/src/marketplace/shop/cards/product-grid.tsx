import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { ArtRow } from '../../../ui/art/products/art-row';
import { Button, buttonClass } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { Link } from '../../../ui/navigation/link';
import type { ShopView } from '../address/shop-address';
import { AddingToCart } from './add-to-cart-button';
import { ProductCard } from './product-card';
import { ProductCardSkeletons } from './product-card-skeleton';
import type { GrownList, ProductPages } from './product-pages';

/** How many cards are above the fold. */
const EAGER = 4;

export interface ProductGridProps {
  pages: ProductPages;
  view: ShopView;
  /** The address of the list from a key on. */
  to: (after: string) => string;
  /** What the list is of, for screen readers. */
  label: string;
  /** The page is the vendor's own, who need not be named. */
  withoutVendor?: boolean;
}

/**
 * After 'Load More Products', reading and tabbing go on at the first new card.
 * @returns what notes the press, and the list's ref
 */
function useFocusOnNew({ keys, products, last }: ProductPages) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; shown: number } | null>(null);
  const isThere = last?.isSuccess && keys.at(-1) === pressed.current?.key;
  useEffect(() => {
    const { shown = 0 } = pressed.current ?? {};
    if (!isThere || products.length <= shown) return;
    pressed.current = null;
    list.current?.children[shown]?.querySelector<HTMLElement>('h3 > a')?.focus();
  }, [isThere, products.length]);
  return { list, onMore: (key: string) => (pressed.current = { key, shown: products.length }) };
}

function More({
  pages,
  to,
  onMore,
}: Pick<ProductGridProps, 'pages' | 'to'> & { onMore: (key: string) => void }) {
  const { keys, last, nextKey, isGrowing, retry } = pages;
  if (last?.isPending || isGrowing) {
    return (
      <p role="status" className="py-2 text-sm text-soft">
        Loading more products...
      </p>
    );
  }
  if (last?.isError) {
    return (
      <div className="flex flex-col items-center gap-3">
        <FormFailure>Unable to load more products. Please try again.</FormFailure>
        <Button look="secondary" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (nextKey === null) return null;
  const grown: GrownList = { pageKeys: [...keys, nextKey] };
  return (
    <Link
      to={to(nextKey)}
      rel="next"
      replace
      state={{ ...KEEP_SCROLL, ...grown }}
      className={buttonClass({ look: 'secondary', size: 'lg' })}
      onClick={() => onMore(nextKey)}
    >
      Load More Products
    </Link>
  );
}

/** The cards of a list of products that grows by pages; the address keeps where its last page begins. */
export function ProductGrid({ pages, view, to, label, withoutVendor }: ProductGridProps) {
  const { first, keys, last, products, isGrowing } = pages;
  const { list, onMore } = useFocusOnNew(pages);
  const isChanging = (first?.isPlaceholderData ?? false) && !isGrowing;
  return (
    <div className="flex flex-col gap-6">
      {keys[0] !== '' && (
        <Link to={to('')} state={KEEP_SCROLL} className="link hit self-start text-sm">
          Back to the first products
        </Link>
      )}
      <ul
        ref={list}
        aria-label={label}
        aria-busy={isChanging || last?.isPending || undefined}
        className={clsx(
          'grid transition-opacity',
          isChanging && 'opacity-60',
          view === 'grid'
            ? 'grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'
            : 'grid-cols-1 gap-2 sm:gap-4',
        )}
      >
        <AddingToCart>
          <ArtRow items={products}>
            {products.map((product, index) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  view={view}
                  eager={index < EAGER}
                  withoutVendor={withoutVendor}
                />
              </li>
            ))}
          </ArtRow>
        </AddingToCart>
        {last?.isPending && <ProductCardSkeletons view={view} />}
      </ul>
      <div className="flex justify-center">
        <More pages={pages} to={to} onMore={onMore} />
      </div>
    </div>
  );
}
