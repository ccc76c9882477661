import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '../../../../ui/fields/field-error';
import { FormSection } from '../../../../ui/forms/form-section';
import { Link } from '../../../../ui/navigation/link';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { Skeleton } from '../../../../ui/states/skeleton';
import { ownProductsQuery } from '../../vendor-queries';
import { Choices } from './choices';
import type { SchedulePart, ScheduleWhat } from './schedule-values';

interface ProductChoiceProps {
  form: SchedulePart;
  what: ScheduleWhat;
}

const WORDS = {
  pickup: {
    list: 'Products for this pickup',
    legend: 'What customers can pick up',
    all: 'Everything I offer for pickup',
  },
  delivery: {
    list: 'Products for these deliveries',
    legend: 'What you deliver',
    all: 'Everything I deliver',
  },
};

function Products({ form, what }: ProductChoiceProps) {
  const { data, error, refetch } = useQuery(ownProductsQuery());
  const { values, change, errorIn } = form;
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load your products." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const isWrong = errorIn('productIds') !== undefined;
  const { productIds } = values;
  if (data.length === 0) {
    return (
      <p className="text-sm text-soft">
        You have no products yet.{' '}
        <Link
          to={paths.newProduct}
          data-invalid={isWrong || undefined}
          className="font-semibold text-leaf underline"
        >
          Add a product
        </Link>
      </p>
    );
  }
  return (
    <ul
      aria-label={WORDS[what].list}
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
export function ProductChoice({ form, what }: ProductChoiceProps) {
  const { values, change, errorIn } = form;
  const id = useId();
  return (
    <FormSection title="Products" isInCard={what === 'delivery'}>
      <Choices
        legend={WORDS[what].legend}
        value={values.isSome ? 'some' : 'all'}
        options={[
          { value: 'all', label: WORDS[what].all },
          { value: 'some', label: 'Only the products I choose' },
        ]}
        onChange={(chosen) => change({ isSome: chosen === 'some' })}
      />
      {values.isSome && <Products form={form} what={what} />}
      <FieldError id={`${id}-error`}>{errorIn('productIds')}</FieldError>
    </FormSection>
  );
}
