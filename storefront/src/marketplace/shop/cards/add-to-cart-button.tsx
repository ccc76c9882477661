import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Button, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useAddToCart } from '../../parts/cart/use-cart-changes';

/**
 * Puts one of a product in the cart, and keeps the focus while that is under way. Where there is a choice of
 * options, it leads to them.
 */
export function AddToCartButton({ product, className }: { product: ProductView; className?: string }) {
  const { add, isAdding } = useAddToCart();
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
        className={`z-10 ${className ?? ''}`}
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
      icon={!isSoldOut && <Icon name="shopping-basket" className="max-[24rem]:hidden" />}
      className={`z-10 whitespace-nowrap noscript:hidden! ${className ?? ''}`}
      onClick={() => !isPending && add(product, 1)}
    >
      {label}
    </Button>
  );
}
