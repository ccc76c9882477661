import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import { onlyFor } from '@farmgate/backend/contract/marketplace/dated-words';
import { byWeightOf, choiceText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import { CircleAlert, Trash2 } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { CartBox } from '../parts/cart-box';
import { isOnSale } from '../parts/cart/cart-changes';
import { useQuantity, useRemoval } from '../parts/cart/use-cart-changes';
import { productPath } from '../parts/option-address';
import { ProductPicture } from '../parts/product-picture';
import { ProductPrice } from '../parts/product-price';
import { QuantityStepper } from '../parts/quantity-stepper';
import { AboutPrice } from '../parts/weight/about-price';
import { amountOfLine, lineCents, lineName, lineWeightPrices, problemText } from './cart-rules';

interface CartLineProps {
  item: CartItemView;
  isUpdating: boolean;
}

function Name({ item: { product, variant, problem } }: { item: CartItemView }) {
  if (problem === 'unavailable') return product.name;
  return (
    <Link to={productPath(product.id, variant?.id)} className="hover:text-leaf hover:underline">
      {product.name}
    </Link>
  );
}

/** What is the matter with a line, and the one thing that helps. */
function Problem({ item, isUpdating, onTake }: CartLineProps & { onTake: (quantity: number) => void }) {
  const { problem, product } = item;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
        <CircleAlert aria-hidden size={16} className="shrink-0" />
        {problemText(item)}
      </p>
      {problem === 'too-many' && (
        <Button size="sm" look="secondary" disabled={isUpdating} onClick={() => onTake(mostOf(product))}>
          Change to {amountOfLine(item, mostOf(product))}
        </Button>
      )}
      {problem === 'no-option' && (
        <LinkButton
          size="sm"
          look="secondary"
          to={productPath(product.id)}
          aria-label={`Choose an option: ${product.name}`}
        >
          Choose an option
        </LinkButton>
      )}
    </div>
  );
}

/** The product, its option, and what they come to. */
function Heading({ item }: { item: CartItemView }) {
  const { variant, problem, product } = item;
  const prices = lineWeightPrices(item);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <h3 className="font-sans text-base leading-snug font-semibold">
          <Name item={item} />
        </h3>
        {variant && <p className="text-sm">{variant.name}</p>}
        {onlyFor(product) && problem === null && (
          <p className="text-sm font-semibold text-leaf">{onlyFor(product)}</p>
        )}
        {variant?.weight && <p className="text-sm text-soft">{choiceText(byWeightOf(variant.weight))}</p>}
      </div>
      {problem === null && (
        <p className={clsx('font-bold whitespace-nowrap tabular-nums', prices && 'min-[30rem]:text-right')}>
          <span className="sr-only">Total of {lineName(item)}: </span>
          {prices ? <AboutPrice prices={prices} /> : dollars(lineCents(item))}
        </p>
      )}
    </div>
  );
}

/** By weight a line says what a pound or so costs; its product's price is the most of one. */
const priced = ({ product, variant }: CartItemView) =>
  variant?.weight ? { ...product, price: variant.weight.price, pricePer: variant.weight.per } : product;

/** The heading is what stays when the line, and the button that had the focus, go. */
const focusHeading = () => document.getElementById('cart-heading')?.focus();

/** One product of the cart. */
export function CartLine({ item, isUpdating }: CartLineProps) {
  const changeQuantity = useQuantity();
  const remove = useRemoval();
  const { product, variant, quantity, problem } = item;
  const name = lineName(item);
  const isGone = !isOnSale(item);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-4 last:pb-0 min-[30rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
      <div
        className={clsx(
          'self-start rounded-control min-[30rem]:row-span-2',
          isGone && problem !== 'no-option' && 'opacity-55 grayscale',
        )}
      >
        <ProductPicture product={product} sizes="7rem" />
      </div>
      <div className="min-w-0">
        <Heading item={item} />
        <ProductPrice product={priced(item)} isChosen={variant !== undefined} />
        <CartBox item={item} />
        {problem !== null && (
          <Problem item={item} isUpdating={isUpdating} onTake={(left) => changeQuantity(item, left)} />
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 min-[30rem]:col-span-1 min-[30rem]:col-start-2">
        {isGone ? (
          <p className="text-sm text-soft">Quantity {amountOfLine(item, quantity)}</p>
        ) : (
          <QuantityStepper
            quantity={quantity}
            max={mostOf(product)}
            weight={variant?.weight}
            name={name}
            disabled={isUpdating}
            onChange={(wanted) => changeQuantity(item, wanted)}
          />
        )}
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden size={19} />}
          className="ml-auto text-soft hover:text-danger"
          // A change on its way does not keep anybody from it; a line that is only on its way in has no
          // address yet.
          disabled={item.id < 0}
          onClick={() => {
            focusHeading();
            remove(item);
          }}
        />
      </div>
    </li>
  );
}
