import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/field-error';
import { Skeleton } from '../../../ui/states/skeleton';
import { ownProductsQuery } from '../vendor-queries';
import type { CodeValues } from './code-values';

interface CodeProductsProps {
  values: Pick<CodeValues, 'isSome' | 'productIds'>;
  errors: Partial<Record<keyof CodeValues, string>>;
  onChange: (change: Partial<CodeValues>) => void;
}

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

function Products({
  productIds,
  onChange,
}: Pick<CodeValues, 'productIds'> & Pick<CodeProductsProps, 'onChange'>) {
  const { data, error } = useQuery(ownProductsQuery());
  if (error) return <p className="text-sm text-danger">We couldn’t load your products. Please try again.</p>;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const toggle = (id: number, isOn: boolean) =>
    onChange({ productIds: isOn ? [...productIds, id] : productIds.filter((one) => one !== id) });
  return (
    <ul
      aria-label="Products with the discount"
      className="flex max-h-64 flex-col overflow-y-auto rounded-control border border-line p-3"
    >
      {data.map(({ id, name }) => (
        <li key={id}>
          <label className={choiceClass}>
            <input
              type="checkbox"
              checked={productIds.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What the discount is for: everything, or some products. */
export function CodeProducts({ values, errors, onChange }: CodeProductsProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">Products</legend>
      {[false, true].map((some) => (
        <label key={String(some)} className={choiceClass}>
          <input
            type="radio"
            name={id}
            checked={values.isSome === some}
            onChange={() => onChange({ isSome: some })}
            className="size-4 shrink-0 accent-leaf"
          />
          {some ? 'Only the products I choose' : 'All my products'}
        </label>
      ))}
      {values.isSome && <Products productIds={values.productIds} onChange={onChange} />}
      <FieldError id={`${id}-error`}>{errors.productIds}</FieldError>
    </fieldset>
  );
}
