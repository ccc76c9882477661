import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { formatCount, formatUnit } from '../../../../lib/format/format';
import type { Good } from './box-values';

/** @returns "12 in stock" */
export const stockText = ({ inventory }: Pick<Good, 'inventory'>): string =>
  inventory >= MAX_QUANTITY ? 'made to order' : `${formatCount(inventory)} in stock`;

/** @returns "$3.50 per bunch, 12 in stock"; an option and what has no unit are without one */
export const offerText = (good: Pick<Good, 'price' | 'unit' | 'variantId' | 'inventory'>): string => {
  const unit = good.variantId === null ? formatUnit(good.unit) : '';
  return `${dollars(good.price)}${unit && ` ${unit}`}, ${stockText(good)}`;
};
