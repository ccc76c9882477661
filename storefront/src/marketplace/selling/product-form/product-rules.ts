import '@farmgate/backend/contract/site/no-eval';
import { CRATES_MESSAGE } from '@farmgate/backend/contract/marketplace/products';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import type { Issue } from '../../../lib/api/field-issues';
import { formatCount } from '../../../lib/format/format';
import type { Rules } from '../../../ui/forms/checked';
import { boxPath } from './box/box-values';
import { depositFieldAt } from './deposit/deposit-values';
import { emptyStocks, optionFieldAt } from './options/option-errors';
import { type ProductValues, productFields } from './product-form-values';

const INVENTORY_MESSAGE = `Please enter a whole number from 0 to ${formatCount(MAX_QUANTITY)}`;
const METHODS_MESSAGE = 'Please choose at least one shipping method';

/** @returns the form's field that the contract's path is in */
function fieldAt(path: string, values: ProductValues): string | null {
  const hasOptions = values.variants.length > 0;
  // Their own fields are not there then: those of the options say what is wrong.
  if (hasOptions && (path === 'price' || path === 'inventory')) return null;
  if (/^box\b/.test(path)) return boxPath(path);
  if (/^variants\b/.test(path)) return optionFieldAt(path, values.variants);
  return depositFieldAt(path, values.deposit);
}

/** What the contract's presets would let through: an empty stock, own ways to reach people that are none. */
function check(values: ProductValues): Issue[] {
  const isCounted = !values.madeToOrder && values.variants.length + values.box.length === 0;
  const missing: [string, boolean, string][] = [
    ['inventory', isCounted && values.inventory.trim() === '', INVENTORY_MESSAGE],
    ['crates', values.crates.trim() === '', CRATES_MESSAGE],
    ['shippingMethods', values.hasOwnMethods && values.shippingMethods.length === 0, METHODS_MESSAGE],
  ];
  return [
    ...missing.flatMap(([path, isMissing, message]) => (isMissing ? [{ path, message }] : [])),
    ...(values.madeToOrder ? [] : emptyStocks(values.variants)),
  ];
}

/** By what the form of a product is checked, beside the contract's own rules. */
export const productRules = {
  request: (values: ProductValues) => productFields(values),
  check,
  fieldAt,
} satisfies Rules<ProductValues>;
