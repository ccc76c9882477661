import type {
  AdminProduct,
  AdminProductRow,
} from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { sizeText } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { dollars } from '../../kit/money.rules';

/** @returns what one costs: "from $4.00" where its options cost different amounts, "$6.50/lb" by weight */
export const priceWords = ({
  price,
  variantCount,
  pricePer,
}: Pick<AdminProductRow, 'price' | 'variantCount' | 'pricePer'>): string =>
  `${variantCount > 1 ? 'from ' : ''}${dollars(price)}${perText({ pricePer: pricePer ?? undefined })}`;

/** @returns what follows the price: " / dozen"; nothing where options say how much one is */
export const unitWords = ({ unit, variantCount }: Pick<AdminProductRow, 'unit' | 'variantCount'>): string =>
  variantCount === 0 ? ` / ${unit}` : '';

/** @returns what an option costs: "$12.00", or "$6.50/lb, 3.5-5 lb each" by weight */
export function optionPriceWords(
  { id, price }: Pick<AdminProduct['variants'][number], 'id' | 'price'>,
  weights: AdminProduct['weights'],
): string {
  const weight = weights.find((one) => one.id === id);
  if (!weight) return dollars(price);
  return `${dollars(price)}${perText({ pricePer: weight.per })}, ${sizeText(weight)}`;
}
