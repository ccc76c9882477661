import { statement } from '../../../platform/database/statement.js';
import { isUnderReview } from '../../tables/whose-farm.sql.js';

/** Of a member on a day. */
export const feeColumns = `fee.cents AS "feeCents", fee.note AS "feeNote", fee.paid_at AS "feePaidAt"`;
export const FEE_OF_DAY = `LEFT JOIN market_fees AS fee ON fee.member_id = member.id AND fee.date = day.date`;

export interface OwnFee {
  market: string;
  date: string;
  cents: number;
  note: string | null;
  paidAt: Date | null;
}

/** What the farms and the vendor of an account pay markets. */
export const feesOfUser = statement<OwnFee, [userId: number]>(`
  SELECT place.name AS market, to_char(fee.date, 'YYYY-MM-DD') AS date, fee.cents, fee.note, fee.paid_at AS "paidAt"
  FROM market_fees AS fee JOIN market_members AS member ON member.id = fee.member_id
  JOIN places AS place ON place.id = member.place_id
  WHERE member.vendor_id IN (SELECT id FROM vendor_accounts WHERE user_id = $1)
    OR member.farm_id IN (SELECT id FROM farms WHERE user_id = $1 AND NOT ${isUnderReview('farms')})
  ORDER BY fee.date, fee.id`);
