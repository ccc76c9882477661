import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { isMetric } from '@farmgate/backend/contract/marketplace/weight/weight';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../lib/format/format';
import { TextField } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { SearchField } from '../../../../ui/fields/search-field';
import type { FormPart } from '../../../../ui/forms/use-form';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { Skeleton } from '../../../../ui/states/skeleton';
import { amountText } from '../../../parts/amount-text';
import { QuantityStepper } from '../../../parts/quantity-stepper';
import { ownProductsQuery } from '../../vendor-queries';
import {
  type EnterValues,
  type Sellable,
  quantityOf,
  sellables,
  weightsAsked,
  withQuantity,
  withWeight,
} from './enter-values';

/** With more of them, one is found by its name. */
const SEARCH_FROM = 8;

/** What the scale says of what is handed over now. */
function Weights({ of, form: { values, change } }: { of: Sellable; form: FormPart<EnterValues> }) {
  const line = values.items.find((one) => one.productId === of.productId && one.variantId === of.variantId);
  const { weight } = of;
  if (!line || !weight || values.when !== 'now') return null;
  const weights = weightsAsked(line);
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
      {weights.map((typed, at) => (
        <TextField
          key={at}
          label={weights.length === 1 ? 'Weight' : `Weight ${at + 1}`}
          aria-label={`Weight ${at + 1} of ${of.name}`}
          // The keys of decimals have no letters, which pounds and ounces need.
          inputMode={isMetric(weight.per) ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={40}
          placeholder={weight.nominal}
          value={typed}
          onChange={({ currentTarget }) =>
            change({ items: withWeight(values.items, of, at, currentTarget.value) })
          }
        />
      ))}
    </div>
  );
}

/** What is bought: everything for sale, each with how many. */
export function EnterProducts({ form }: { form: FormPart<EnterValues> }) {
  const { values, change, errorIn } = form;
  const { data, error, refetch } = useQuery(ownProductsQuery());
  const [text, setText] = useState('');
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your products." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-40 rounded-control" />;
  const all = sellables(data);
  if (all.length === 0) return <p className="text-soft">You have no active products.</p>;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div className="flex flex-col gap-3">
      {all.length >= SEARCH_FROM && (
        <SearchField
          label="Search my products"
          placeholder="Search my products"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <ul aria-label="Products" className="divide-y divide-line border-y border-line">
        {found.map((one) => (
          <li
            key={`${one.productId} ${one.variantId}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {one.name}
              <span className="block text-sm text-soft tabular-nums">
                {amountText(one.price)}
                {one.weight ? perText({ pricePer: one.weight.per }) : ''} · {formatCount(one.inventory)} in
                stock
              </span>
            </span>
            <QuantityStepper
              name={one.name}
              quantity={quantityOf(values.items, one)}
              min={0}
              max={one.inventory}
              isLive
              onChange={(quantity) => change({ items: withQuantity(values.items, one, quantity) })}
            />
            <Weights of={one} form={form} />
          </li>
        ))}
      </ul>
      <FieldError id="entered-items-error">{errorIn('items')}</FieldError>
    </div>
  );
}
