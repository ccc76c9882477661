import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { stockLabel } from '@farmgate/backend/contract/marketplace/shop';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../lib/page/navigation';
import { priceInCents } from '../../../parts/product-price';
import { choicesOf, withOption } from './product-options';

interface OptionCardProps {
  option: VariantView;
  /** One name for all, so that the arrow keys go from one to the next. */
  group: string;
  isChosen: boolean;
  /** Says how many are left of it. */
  isCounted: boolean;
  onChoose: () => void;
}

function OptionCard({ option, group, isChosen, isCounted, onChoose }: OptionCardProps) {
  const isOut = option.inventory === 0;
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-2.5 rounded-control border border-edge bg-card px-3 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <input
        type="radio"
        name={group}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-leaf outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className={clsx('text-sm font-semibold wrap-anywhere', isOut && 'text-soft')}>
          {option.name}
        </span>
        <span
          className={clsx(
            'text-sm font-semibold tabular-nums lining-nums',
            isOut ? 'text-soft' : 'text-clay',
          )}
        >
          {dollars(priceInCents(option))}
        </span>
        {isCounted && (
          <span
            className={clsx('basis-full text-xs tabular-nums', isOut ? 'text-soft' : 'font-medium text-leaf')}
          >
            {stockLabel(option.inventory)}
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
}

/** The sizes and options of a product, one of which is chosen; the choice is in the address. */
export function OptionChoice({ product, chosen }: OptionChoiceProps) {
  const group = useId();
  const [query, setQuery] = useSearchParams();
  const options = choicesOf(product);
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Choose an option</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2">
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            group={group}
            isChosen={option.id === chosen?.id}
            isCounted={!product.madeToOrder && !product.vendor.backOn}
            onChoose={() => setQuery(withOption(query, option.id), { replace: true, state: KEEP_SCROLL })}
          />
        ))}
      </div>
    </fieldset>
  );
}
