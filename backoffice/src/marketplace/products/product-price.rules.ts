import type { AdminProductRow } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { dollars } from '../../kit/money.rules';

/** @returns what one costs: "from $4.00" where its options cost different amounts */
export const priceWords = ({
  price,
  variantCount,
}: Pick<AdminProductRow, 'price' | 'variantCount'>): string =>
  variantCount > 1 ? `from ${dollars(price)}` : dollars(price);

/** @returns what follows the price: " / dozen"; nothing where options say how much one is */
export const unitWords = ({ unit, variantCount }: Pick<AdminProductRow, 'unit' | 'variantCount'>): string =>
  variantCount === 0 ? ` / ${unit}` : '';
