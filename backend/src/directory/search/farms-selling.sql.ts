import { statement } from '../../platform/database/statement.js';

/** What the views of farms that sell online, or shares, are read from. */
export const FARMS_SELLING = [
  ...(['dated_stock', 'farm_claims', 'farms', 'products', 'vendors'] as const),
  ...(['pickup_schedules', 'pickup_sites', 'pickup_windows'] as const),
  ...(['share_dates', 'share_plans', 'share_sites', 'share_sizes'] as const),
];

/** What the business of a farm sells; each is true or left out of the card. */
export interface FarmSells {
  sellsOnline?: true;
  sellsShares?: true;
}

interface FarmSellingRow {
  farmId: number;
  online: boolean;
  shares: boolean;
}

export const farmsSelling = statement<FarmSellingRow, [farmIds: readonly number[]]>(`
  SELECT farm.id AS "farmId", EXISTS (SELECT FROM farms_selling_online WHERE farm_id = farm.id) AS online,
    EXISTS (SELECT FROM farms_selling_shares WHERE farm_id = farm.id) AS shares
  FROM unnest($1::int[]) AS farm (id)`);
