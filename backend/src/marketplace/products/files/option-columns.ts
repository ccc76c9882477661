import { pricesOf } from '../../../contract/marketplace/weight/by-weight.js';
import type { ImportedOption } from './product-rows.rules.js';

/** @returns what adds the most that one costs, in cents; null of what is sold each */
export const withMostPrice = <Option extends Omit<ImportedOption, 'dates'>>(option: Option) => ({
  ...option,
  mostPrice: option.weight && pricesOf({ ...option.weight, price: option.price }).most,
});
