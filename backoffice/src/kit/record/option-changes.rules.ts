import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { dollars } from '../money.rules';

/** What a change did to an option of a product, or to one figure of it. */
export interface OptionChange {
  /** What is another, before the values: "Dozen: price", "Added:". */
  label: string;
  /** As it was; null where the option was added. */
  before: string | null;
  /** As it is; null where the option ended. */
  after: string | null;
}

type Option = AdminProduct['variants'][number];

const asList = (value: unknown) => (Array.isArray(value) ? (value as Option[]) : []);
const optionText = ({ name, price }: Option) => `${name}, ${dollars(price)}`;

const FIGURES: readonly (readonly [label: string, textOf: (option: Option) => string])[] = [
  ['name', ({ name }) => name],
  ['price', ({ price }) => dollars(price)],
  ['in stock', ({ inventory }) => inventory.toLocaleString('en-US')],
  ['deposit', ({ deposit }) => (typeof deposit === 'number' ? dollars(deposit) : 'as the product')],
];

/** @returns the figures that are others, option by option, as people read them */
export function optionChanges(before: unknown, after: unknown): OptionChange[] {
  const [were, are] = [asList(before), asList(after)];
  const stay = (options: Option[], others: Option[]) =>
    options.filter(({ id }) => others.some((other) => other.id === id));
  const changed = were.flatMap((was): OptionChange[] => {
    const is = are.find(({ id }) => id === was.id);
    if (!is) return [{ label: 'Removed:', before: optionText(was), after: null }];
    return FIGURES.map(([label, textOf]) => ({
      label: `${was.name}: ${label}`,
      before: textOf(was),
      after: textOf(is),
    })).filter((change) => change.before !== change.after);
  });
  const added = are
    .filter(({ id }) => !were.some((was) => was.id === id))
    .map((is) => ({ label: 'Added:', before: null, after: optionText(is) }));
  const [oldOrder, order] = [stay(were, are), stay(are, were)];
  const isReordered = oldOrder.some(({ id }, index) => id !== order[index]?.id);
  const namesOf = (options: Option[]) => options.map(({ name }) => name).join(', ');
  const orders = isReordered ? [{ label: 'Order:', before: namesOf(oldOrder), after: namesOf(order) }] : [];
  return [...changed, ...added, ...orders];
}
