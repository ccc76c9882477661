import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type ReactNode, createContext, use } from 'react';
import { Button, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { type AddToCart, useAddToCart } from '../../parts/cart/use-cart-changes';

const AddToCartContext = createContext<AddToCart | null>(null);

/** Around cards: what their buttons do, once for all of them. */
export function AddingToCart({ children }: { children: ReactNode }) {
  return <AddToCartContext value={useAddToCart()}>{children}</AddToCartContext>;
}

/**
 * Puts one of a product in the cart, and keeps the focus while that is under way. Where there is a choice of
 * options, it leads to them. Stands in `AddingToCart`.
 */
export function AddToCartButton({ product }: { product: ProductView }) {
  const adding = use(AddToCartContext);
  if (!adding) throw new Error('Put cards of products into AddingToCart.');
  const { add, isAdding } = adding;
  const isPending = isAdding(product.id);
  const isAway = product.vendor.backOn !== undefined;
  const isSoldOut = isAway || mostOf(product) === 0;
  if (hasChoice(product) && !isSoldOut)
    return (
      <LinkButton
        size="sm"
        look="secondary"
        to={paths.product(product.id)}
        aria-label={`Choose an option: ${product.name}`}
        className="product-card-choose"
      >
        Choose an option
      </LinkButton>
    );
  const label = isAway ? 'Away' : isSoldOut ? 'Sold out' : 'Add to Cart';
  return (
    <Button
      size="sm"
      look="secondary"
      aria-label={`${label}: ${product.name}`}
      disabled={isSoldOut}
      aria-disabled={isPending || undefined}
      icon={!isSoldOut && <Icon name="shopping-basket" />}
      className="product-card-add"
      onClick={() => !isPending && add(product, 1)}
    >
      {label}
    </Button>
  );
}
