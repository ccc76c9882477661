import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { unitPrices } from '@farmgate/backend/contract/marketplace/unit-price';
import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import {
  byWeightOf,
  choiceText,
  onePriceText,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../lib/page/navigation';
import { priceInCents } from '../../../parts/product-price';
import { StockText } from '../../cards/card-facts';
import { OptionStock } from './option-stock';
import { choicesOf, inOption, withOption } from './product-options';

/** Names up to this length have room for two beside each other. */
const SHORT_NAME = 20;

/** @returns whether there is something to say of how many are left of each option */
const isCounted = ({ madeToOrder, vendor }: ProductView) => !madeToOrder && !vendor.backOn;

/** @returns "3.5-5 lb each, about $28.28 for 4.35 lb"; "sold by the half pound, $7.00" */
function sizeAndPrice(weight: NonNullable<VariantView['weight']>): string {
  const exact = byWeightOf(weight);
  return `${choiceText(exact)}, ${onePriceText(exact)}`;
}

interface OptionCardProps {
  product: ProductView;
  option: VariantView;
  /** One name for all, so that the arrow keys go from one to the next. */
  group: string;
  /** "$0.94/oz" */
  unitPrice: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function OptionCard({ product, option, group, unitPrice, isChosen, onChoose }: OptionCardProps) {
  const id = `${group}-${option.id}`;
  const sold = inOption(product, option);
  const isOut = mostOf(sold) === 0;
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-2.5 rounded-control border border-edge bg-card px-3 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <input
        type="radio"
        name={group}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price${option.weight ? ` ${id}-size` : ''}`}
        aria-describedby={isCounted(product) ? `${id}-stock` : undefined}
        className="mt-1 size-4 shrink-0 accent-leaf outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-3 text-sm font-semibold">
          <span id={`${id}-name`} className={clsx('min-w-0 wrap-anywhere', isOut && 'text-soft')}>
            {option.name}
          </span>
          <span
            id={`${id}-price`}
            className={clsx('shrink-0 tabular-nums lining-nums', isOut ? 'text-soft' : 'text-clay')}
          >
            {dollars(priceInCents(option))}
            {perText({ pricePer: option.weight?.per })}
          </span>
        </span>
        {unitPrice && <span className="block text-xs text-soft tabular-nums">{unitPrice}</span>}
        {option.weight && (
          <span id={`${id}-size`} className="block text-xs tabular-nums">
            {sizeAndPrice(option.weight)}
          </span>
        )}
        {isCounted(product) && (
          <span id={`${id}-stock`} className="block text-xs">
            {option.weight ? <OptionStock product={product} option={option} /> : <StockText product={sold} />}
          </span>
        )}
      </span>
    </label>
  );
}

interface OptionChoiceProps {
  /** With all of its options. */
  product: ProductView;
  chosen: VariantView | null;
  /** The one that was chosen is no longer sold. */
  hasEnded: boolean;
}

function EndedNote({ isLast }: { isLast: boolean }) {
  return (
    <p className="mb-3 rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun">
      This option is no longer sold.{!isLast && ' Please choose another.'}
    </p>
  );
}

/** The sizes and options of a product, one of which is chosen; the choice is in the address. */
export function OptionChoice({ product, chosen, hasEnded }: OptionChoiceProps) {
  const group = useId();
  const [query, setQuery] = useSearchParams();
  // Then also the only one has to be chosen, and keeps the focus once it is.
  const [wasEnded, setWasEnded] = useState(hasEnded);
  if (hasEnded && !wasEnded) setWasEnded(true);
  // The address follows a moment after the press, which shows at once.
  const [pressed, setPressed] = useState<{ id: number; before: number | undefined }>();
  if (pressed && pressed.before !== chosen?.id) setPressed(undefined);
  const checked = pressed?.id ?? chosen?.id;
  const options = wasEnded ? (product.variants ?? []) : choicesOf(product);
  if (options.length === 0) return hasEnded ? <EndedNote isLast /> : null;
  const unitPricesOf = unitPrices(
    options.map((option) => ({ name: option.weight ? '' : option.name, cents: priceInCents(option) })),
  );
  const areShort = options.every(({ name }) => name.length <= SHORT_NAME);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Choose an option</legend>
      {hasEnded && <EndedNote isLast={false} />}
      <div
        className={clsx(
          'grid gap-2',
          areShort && 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]',
        )}
      >
        {options.map((option, index) => (
          <OptionCard
            key={option.id}
            product={product}
            option={option}
            group={group}
            unitPrice={unitPricesOf[index] ?? null}
            isChosen={option.id === checked}
            onChoose={() => {
              setPressed({ id: option.id, before: chosen?.id });
              setQuery(withOption(query, option.id), { replace: true, state: KEEP_SCROLL });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
