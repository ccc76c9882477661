import type { HoursException, Season } from '../../../contract/directory/hours.js';
import type { ClaimDraft } from '../../../directory/tables/claim-draft.js';
import { statement } from '../../../platform/database/statement.js';

export interface TextFarmRow {
  id: number;
  name: string;
  timeZone: string | null;
  seasons: Season[];
  exceptions: HoursException[];
  offers: string[];
  isClosed: boolean;
}

/** `draft` is what its owner wrote while staff have yet to look at the claim. */
export const farmsToText = statement<TextFarmRow & { draft: ClaimDraft | null }, [ownerId: number]>(`
  SELECT farm.id, farm.name, farm.time_zone AS "timeZone", farm.seasons, farm.exceptions,
    ARRAY(SELECT product_name FROM listings WHERE farm_id = farm.id ORDER BY id LIMIT 500) AS offers,
    EXISTS (SELECT FROM field_statuses AS status WHERE status.farm_id = farm.id AND status.crop_key = ''
      AND status.claim_id IS NULL AND status.state = 'closed' AND status.ended_at IS NULL AND status.until > now()) AS "isClosed",
    (SELECT draft FROM farm_claims AS claim
      WHERE claim.farm_id = farm.id AND claim.user_id = farm.user_id AND claim.status = 'new'
      ORDER BY claim.id DESC LIMIT 1) AS draft
  FROM farms AS farm WHERE farm.user_id = $1 ORDER BY farm.name, farm.id LIMIT 50`);

export const hasOpenClaim = statement<{ isOpen: boolean }, [ownerId: number, farmIds: readonly number[]]>(`
  SELECT EXISTS (SELECT FROM farms AS farm JOIN farm_claims AS claim ON claim.farm_id = farm.id
    AND claim.user_id = farm.user_id AND claim.status = 'new'
    WHERE farm.user_id = $1 AND farm.id = ANY($2::int[])) AS "isOpen"`);

export interface TextMarketRow {
  id: number;
  name: string;
  timeZone: string | null;
  /** Of the coming week, not over. One without a known opening has not begun. */
  days: { date: string; hasBegun: boolean; isCanceled: boolean }[];
}

export const isListedMarket = (place: string): string =>
  `${place}.kind = 'farmers_market' AND ${place}.hidden_at IS NULL AND ${place}.farm_id IS NULL`;

export const marketsToText = statement<TextMarketRow, [userId: number, now: Date]>(`
  SELECT place.id, place.name, place.time_zone AS "timeZone", coalesce(
    (SELECT json_agg(json_build_object('date', day.date, 'isCanceled', day.status = 'cancelled',
        'hasBegun', day.starts_at <= $2 AND jsonb_path_exists(day.hours, '$[*].opens ? (@ != null)')) ORDER BY day.date)
      FROM market_days AS day WHERE day.place_id = place.id AND day.ends_at > $2
        AND day.starts_at < $2::timestamptz + interval '8 days'), '[]') AS days
  FROM market_managers AS manager JOIN places AS place ON place.id = manager.place_id
  WHERE manager.user_id = $1 AND ${isListedMarket('place')}
  ORDER BY place.name, place.id LIMIT 50`);

export interface TextProductRow {
  id: number;
  name: string;
}

export const productsToText = statement<TextProductRow, [ownerId: number]>(`
  SELECT product.id, product.name FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE vendor.user_id = $1 AND product.deleted_at IS NULL AND product.is_active AND product.removed_at IS NULL
  ORDER BY product.name, product.id LIMIT 2000`);

export const vendorToText = statement<{ id: number }, [ownerId: number]>(
  'SELECT id FROM vendors WHERE user_id = $1',
);
