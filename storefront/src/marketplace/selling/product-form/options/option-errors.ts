import { STOCK_MESSAGE } from '@farmgate/backend/contract/marketplace/goods-fields';
import { STOCK_NEEDED, VARIANT_FIGURES } from '@farmgate/backend/contract/marketplace/products';
import { VARIANTS_CHANGED } from '@farmgate/backend/contract/marketplace/variants';
import type { Issue } from '../../../../lib/api/field-issues';
import { EMPTY_OPTION, type OptionValues } from './option-values';
import { weightFieldOf } from './weight-values';

/** @returns what the contract would read as 0: a stock that is empty */
export const emptyStocks = (options: readonly OptionValues[]): Issue[] =>
  options.flatMap(({ inventory }, index) =>
    inventory.trim() === '' ? [{ path: `variants.${index}.inventory`, message: STOCK_MESSAGE }] : [],
  );

/** What the contract calls otherwise than the form. */
const FIELDS: Readonly<Record<string, string>> = { imageUrl: 'picture', id: 'name' };

/** @returns the field that a path such as "variants.0.weight.most" was typed in; null where there is none */
export function optionFieldAt(path: string, options: readonly OptionValues[]): string | null {
  if (path === 'variants') return path;
  const [, index = '', weight, said = ''] = /^variants\.(\d+)\.(weight\.)?(\w+)$/.exec(path) ?? [];
  const inSteps = options[Number(index)]?.inSteps === 'yes';
  const field = weight ? (weightFieldOf(said, inSteps) ?? '') : (FIELDS[said] ?? said);
  return Object.hasOwn(EMPTY_OPTION, field) ? `variants.${Number(index)}.${field}` : null;
}

/** @returns whether what is wrong is that the product has other options than the form knew, or some by now */
export const saysOutdated = ({ path, message }: Issue): boolean =>
  message === VARIANTS_CHANGED ||
  message === VARIANT_FIGURES ||
  (path === 'variants' && message === STOCK_NEEDED);
