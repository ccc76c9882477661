import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { FieldError } from '../../../../ui/forms/field-error';
import { FormSection } from '../../../../ui/forms/form-section';
import { Skeleton } from '../../../../ui/states/skeleton';
import { ownProductsQuery } from '../../vendor-queries';
import { errorWithin } from '../field-errors';
import { Choices } from './choices';
import type { ScheduleFormState } from './use-schedule-form';

function Products({ form }: { form: ScheduleFormState }) {
  const { data, error } = useQuery(ownProductsQuery());
  const { values, change, errors } = form;
  useEffect(() => {
    // A product that was deleted since can't be unchecked.
    const known = values.productIds.filter((one) => data?.some(({ id }) => id === one) ?? true);
    if (known.length < values.productIds.length) change({ productIds: known });
  });
  if (error) return <p className="text-sm text-danger">We couldn’t load your products. Please try again.</p>;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const isWrong = errorWithin(errors, 'productIds') !== undefined;
  const { productIds } = values;
  return (
    <ul
      aria-label="Products for this pickup"
      className="flex max-h-72 flex-col overflow-y-auto rounded-control border border-line p-3"
    >
      {data.map(({ id, name }, index) => (
        <li key={id}>
          <label className="flex min-h-11 items-center gap-3 text-sm sm:min-h-8">
            <input
              type="checkbox"
              checked={productIds.includes(id)}
              aria-invalid={(isWrong && index === 0) || undefined}
              onChange={({ currentTarget }) =>
                change({
                  productIds: currentTarget.checked
                    ? [...productIds, id]
                    : productIds.filter((one) => one !== id),
                })
              }
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What is handed over then: everything, or some products. */
export function ProductChoice({ form }: { form: ScheduleFormState }) {
  const { values, change, errors } = form;
  const id = useId();
  return (
    <FormSection title="Products">
      <Choices
        legend="What people can pick up"
        value={values.isSome ? 'some' : 'all'}
        options={[
          { value: 'all', label: 'Everything I offer for pickup' },
          { value: 'some', label: 'Only the products I choose' },
        ]}
        onChange={(chosen) => change({ isSome: chosen === 'some' })}
      />
      {values.isSome && <Products form={form} />}
      <FieldError id={`${id}-error`}>{errorWithin(errors, 'productIds')}</FieldError>
    </FormSection>
  );
}
