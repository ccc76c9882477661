import {
  type OwnProductView,
  type ProductUpdate,
  SeenOption,
  SeenProduct,
} from '../../../contract/marketplace/products.js';
import { refuseOverwriting } from '../../../platform/admin/conflicts.rules.js';

/** Options are compared one by one; their stock is asked about apart. @throws CHANGED_MEANWHILE */
export function refuseOldFields(
  present: OwnProductView,
  { was, variants = [], ...fields }: ProductUpdate,
): void {
  if (!was) return;
  const { variants: options = [], ...seen } = was;
  refuseOverwriting(SeenProduct, present, fields, seen);
  variants.forEach((given, index) => {
    const known = options.find(({ id }) => id === given.id);
    const option = present.variants?.find(({ id }) => id === given.id);
    if (known && option) refuseOverwriting(SeenOption, option, given, known, `variants.${index}.`);
  });
}
