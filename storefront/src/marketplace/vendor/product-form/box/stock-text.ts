import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { formatCount } from '../../../../lib/format/format';
import type { Good } from './box-values';

/** @returns "12 in stock" */
export const stockText = ({ inventory }: Pick<Good, 'inventory'>): string =>
  inventory >= MAX_QUANTITY ? 'made to order' : `${formatCount(inventory)} in stock`;
