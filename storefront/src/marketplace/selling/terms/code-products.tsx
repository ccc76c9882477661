import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/field-error';
import type { FormPart } from '../../../ui/forms/use-form';
import { Skeleton } from '../../../ui/states/skeleton';
import { ownProductsQuery } from '../vendor-queries';
import type { CodeValues } from './code-values';

type CodePart = FormPart<CodeValues>;

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

function Products({ form: { values, change } }: { form: CodePart }) {
  const { productIds } = values;
  const { data, error } = useQuery(ownProductsQuery());
  if (error) return <p className="text-sm text-danger">We couldn’t load your products. Please try again.</p>;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const toggle = (id: number, isOn: boolean) =>
    change({ productIds: isOn ? [...productIds, id] : productIds.filter((one) => one !== id) });
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
export function CodeProducts({ form }: { form: CodePart }) {
  const { values, change, errorIn } = form;
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
            onChange={() => change({ isSome: some })}
            className="size-4 shrink-0 accent-leaf"
          />
          {some ? 'Only the products I choose' : 'All my products'}
        </label>
      ))}
      {values.isSome && <Products form={form} />}
      <FieldError id={`${id}-error`}>{errorIn('productIds')}</FieldError>
    </fieldset>
  );
}
