import {
  goodsOf,
  type LineToPrice,
  type PricedVendorOrder,
} from '../../../contract/marketplace/price-order.js';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';

export interface LineOfVendor extends LineToPrice {
  /** The vendor's rate, e.g. "0.12". */
  commissionRate: string;
}

export const rateOf = ({ lines }: Pick<PricedVendorOrder<LineOfVendor>, 'lines'>): string =>
  lines[0]?.commissionRate ?? '0';

/** @returns cents of what a vendor sold: not of tax and shipping, and not of what was taken off */
export const commissionOf = (vendorOrder: PricedVendorOrder<LineOfVendor>): number =>
  shareOf(
    vendorOrder.lines.reduce((goods, line) => goods + goodsOf(line), 0),
    basisPointsOf(rateOf(vendorOrder)) ?? 0,
  );
