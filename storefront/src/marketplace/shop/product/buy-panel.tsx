import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasOptions, nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import {
  byWeightOf,
  pricesOfMany,
  quantityText,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { ShoppingBasket } from 'lucide-react';
import { Follow } from '../../../shared/following/follow';
import { Button } from '../../../ui/button';
import { useAddToCart } from '../../parts/cart/use-cart-changes';
import { DepositTerms } from '../../parts/deposit-terms';
import { priceInCents } from '../../parts/product-price';
import { QuantityStepper } from '../../parts/quantity-stepper';
import { HeldForYou } from '../../parts/waiting/held-for-you';
import { AboutPrice } from '../../parts/weight/about-price';
import { DatesBox } from './dates-box';
import { OptionChoice } from './options/option-choice';
import { asInCart } from './options/product-options';

/** How many of a product are wanted, in which option, and putting them in the cart. */
export interface Purchase {
  /** With the price and stock of the option. */
  product: ProductView;
  /** Null for a product without any, and where another has to be chosen. */
  option: VariantView | null;
  /** The option that was chosen is no longer sold. */
  hasEnded: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** @returns whether nothing can be bought before an option is chosen */
const mustChoose = ({ product, option }: Pick<Purchase, 'product' | 'option'>) =>
  option === null && hasOptions(product);

function AddButton({ product, option, quantity, isCompact = false }: Purchase & { isCompact?: boolean }) {
  const { add, isAdding } = useAddToCart('count');
  const { backOn } = product.vendor;
  const isOut = mostOf(product) === 0;
  const weight = option?.weight;
  const variant = option ? { id: option.id, name: option.name, ...(weight && { weight }) } : undefined;
  const isPending = isAdding(product.id, variant?.id);
  const isOpen = mustChoose({ product, option });
  return (
    <Button
      size={isCompact ? 'md' : 'lg'}
      wide={!isCompact}
      disabled={isOut || isOpen || backOn !== undefined || !product.isActive || isPending}
      icon={<ShoppingBasket aria-hidden size={20} />}
      className="whitespace-nowrap noscript:hidden!"
      onClick={() => add(asInCart(product, weight), quantity, variant)}
    >
      {backOn ? backOnText(backOn) : isOut ? 'Out of Stock' : isOpen ? 'Choose an option' : 'Add to Cart'}
    </Button>
  );
}

/** @returns what so much costs by weight; null for what is sold each */
const weightPrices = ({ option, quantity }: Pick<Purchase, 'option' | 'quantity'>) =>
  option?.weight ? pricesOfMany(byWeightOf(option.weight), quantity) : null;

/** @returns "$13.50" */
const totalText = ({ product, quantity }: Pick<Purchase, 'product' | 'quantity'>) =>
  dollars(priceInCents(product) * quantity);

/** What the chosen quantity comes to; by weight, about and at most. */
function Total(purchase: Purchase) {
  const prices = weightPrices(purchase);
  return (
    <p aria-live="polite" className="text-right tabular-nums">
      {prices ? (
        <AboutPrice prices={prices} aboutClass="text-lg font-bold" />
      ) : (
        <>
          <span className="text-sm text-soft">Total </span>
          <span className="text-lg font-bold">{totalText(purchase)}</span>
        </>
      )}
    </p>
  );
}

/** The option, the quantity with its running total, and the button. */
export function BuyPanel(purchase: Purchase) {
  const { product, option, hasEnded, quantity, onQuantity } = purchase;
  if (product.isPastDate)
    return (
      <p className="rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun">
        Past its date, not for sale now.
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      {product.vendor.backOn && (
        <p className="rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun">
          {product.vendor.businessName} is away and takes no orders. {backOnText(product.vendor.backOn)}.
        </p>
      )}
      <OptionChoice product={product} chosen={option} hasEnded={hasEnded} />
      {!product.vendor.backOn && !mustChoose(purchase) && <DatesBox product={product} />}
      {mostOf(product) > 0 && !product.vendor.backOn && !mustChoose(purchase) && (
        <div className="flex flex-wrap items-center justify-between gap-3 noscript:hidden">
          <QuantityStepper
            quantity={quantity}
            max={mostOf(product)}
            name={nameWithVariant(product.name, option?.name)}
            weight={option?.weight}
            onChange={onQuantity}
            isLive
            disabled={!product.isActive}
          />
          <Total {...purchase} />
        </div>
      )}
      {option?.weight && <p className="text-sm">The final price depends on weight.</p>}
      {product.deposit && (
        <DepositTerms
          deposit={
            option?.deposit ? { ...product.deposit, amount: option.deposit, percent: null } : product.deposit
          }
          vendor={product.vendor.businessName}
        />
      )}
      <AddButton {...purchase} />
      <HeldForYou product={product} option={option} />
      {product.isActive && mostOf(product) === 0 && !mustChoose(purchase) && (
        <Follow subject={{ key: `product-${product.id}` }} name={product.name} isSoldOut size="lg" wide />
      )}
      <p className="hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block">
        Please turn on JavaScript to buy this.
      </p>
    </div>
  );
}

/** @returns "2 × Flat of 30", "1.25 lb, Breast", "for 2" */
function quantityOf(option: VariantView | null, quantity: number): string {
  if (!option) return `for ${quantity}`;
  const { name, weight } = option;
  return weight?.inSteps ? `${quantityText(weight, quantity)}, ${name}` : `${quantity} × ${name}`;
}

/** On phones the button stays at the screen's lower edge for as long as the product is on it. */
export function BuyBar(purchase: Purchase) {
  const { product, option, quantity } = purchase;
  const prices = weightPrices(purchase);
  if (product.isPastDate) return null;
  if (mostOf(product) === 0 || !product.isActive || product.vendor.backOn || mustChoose(purchase))
    return null;
  return (
    <div className="bottom-bar sticky bottom-(--desk) z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden noscript:hidden print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-24 leading-tight tabular-nums">
          {prices ? (
            <AboutPrice prices={prices} aboutClass="text-lg font-bold text-clay" />
          ) : (
            <span className="block text-lg font-bold text-clay">{totalText(purchase)}</span>
          )}
          <span className="line-clamp-1 text-xs text-soft wrap-anywhere">{quantityOf(option, quantity)}</span>
        </p>
        <AddButton {...purchase} isCompact />
      </div>
    </div>
  );
}
