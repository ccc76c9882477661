import { STOCK_MESSAGE } from '@farmgate/backend/contract/marketplace/goods-fields';
import { STOCK_NEEDED, VARIANT_FIGURES } from '@farmgate/backend/contract/marketplace/products';
import { VARIANTS_CHANGED } from '@farmgate/backend/contract/marketplace/variants';
import { issuesOf } from '../../../../lib/api/field-issues';
import { EMPTY_OPTION, type OptionValues } from './option-values';
import { weightFieldOf } from './weight-values';

/** Adds what the contract would read as 0: a stock that is empty. */
export function withEmptyStocks(errors: Record<string, unknown>, options: readonly OptionValues[]): void {
  options.forEach(({ inventory }, index) => {
    if (inventory.trim() !== '') return;
    const found = (errors.variants ??= []) as Record<string, unknown>[];
    found[index] = { ...found[index], inventory: { type: 'required', message: STOCK_MESSAGE } };
  });
}

/** Puts what the contract says of weights at the fields that they were typed in. */
export function withWeights(errors: Record<string, unknown>, options: readonly OptionValues[]): void {
  const found = (errors.variants ?? []) as Record<string, unknown>[];
  options.forEach(({ inSteps }, index) => {
    const { weight, ...others } = found[index] ?? {};
    if (!weight) return;
    const typed = Object.entries(weight).flatMap(([name, error]): [string, unknown][] => {
      const field = weightFieldOf(name, inSteps === 'yes');
      return field ? [[field, error]] : [];
    });
    found[index] = { ...Object.fromEntries(typed), ...others };
  });
}

export type OptionField = `variants.${number}.${keyof OptionValues}`;

/** What the server calls otherwise than the form. */
const FIELDS: Readonly<Record<string, string>> = { imageUrl: 'picture', id: 'name' };

/** @returns pairs of field and sentence: what the server found wrong with options */
export function optionIssues(
  error: unknown,
  options: readonly OptionValues[] = [],
): [OptionField | 'variants', string][] {
  return issuesOf(error).flatMap(({ path, message }): [OptionField | 'variants', string][] => {
    if (path === 'variants') return [['variants', message]];
    const [, index = '', weight, said = ''] = /^variants\.(\d+)\.(weight\.)?(\w+)$/.exec(path) ?? [];
    const inSteps = options[Number(index)]?.inSteps === 'yes';
    const field = weight ? (weightFieldOf(said, inSteps) ?? '') : (FIELDS[said] ?? said);
    if (!Object.hasOwn(EMPTY_OPTION, field)) return [];
    return [[`variants.${Number(index)}.${field as keyof OptionValues}`, message]];
  });
}

/** @returns whether what is wrong is that the product has other options than the form knew, or some by now */
export const saysOutdated = ([name, message]: readonly [string, string]): boolean =>
  message === VARIANTS_CHANGED ||
  message === VARIANT_FIGURES ||
  (name === 'variants' && message === STOCK_NEEDED);
