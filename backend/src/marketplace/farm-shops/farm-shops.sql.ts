import type { Unit } from '../../contract/directory/categories.js';
import type { Presence } from '../../contract/directory/line-up.js';
import type { MarketDayStatus, MarketHours } from '../../contract/directory/market-days.js';
import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { WeightUnit } from '../../contract/marketplace/weight/weight.js';
import { isFarmShown } from '../../directory/tables/twins.sql.js';
import { isTheirs } from '../../directory/tables/whose-farm.sql.js';
import { statement } from '../../platform/database/statement.js';
import { hasComingDates } from '../products/dated-stock/dated-stock.sql.js';
import { placesOf, takesMembers } from '../tables/open-shares.sql.js';
import type { ProductImage } from '../tables/product.entity.js';

export interface ShopRow {
  id: number;
  businessName: string;
  ratingSum: number;
  ratingCount: number;
  pickupNote: string | null;
  isDemonstration: boolean;
  productCount: number;
}

/** All its columns are null where it has none that is shown. */
export const shopOfFarm = statement<{ [Column in keyof ShopRow]: ShopRow[Column] | null }, [farmId: number]>(`
  SELECT vendor.id, vendor.business_name AS "businessName", vendor.rating_sum AS "ratingSum",
    vendor.rating_count AS "ratingCount", vendor.pickup_note AS "pickupNote",
    vendor.is_demonstration AS "isDemonstration",
    (SELECT count(*)::int FROM products WHERE vendor_id = vendor.id AND is_listed) AS "productCount"
  FROM farms AS farm LEFT JOIN vendors AS vendor
    ON vendor.business_id = farm.business_id AND vendor.is_approved AND vendor.is_active AND ${isTheirs('farm')}
  WHERE farm.id = $1 AND ${isFarmShown('farm')}`);

export interface ShopProductRow {
  id: number;
  name: string;
  category: string;
  unit: Unit;
  price: number;
  variantCount: number;
  pricePer: WeightUnit | null;
  images: ProductImage[];
}

export const productsInStock = statement<ShopProductRow, [vendorId: number, limit: number]>(`
  SELECT id, name, category, unit, price, variant_count AS "variantCount", price_per AS "pricePer", images
  FROM products
  WHERE vendor_id = $1 AND is_listed AND (inventory > 0 OR ${hasComingDates('products')}) ORDER BY sold_count DESC, id DESC LIMIT $2::int`);

/** `vendorId` is null where nothing is in stock. */
export const openShopsOfFarms = statement<
  { farmId: number; vendorId: number | null; sellsShares: boolean },
  [farmIds: readonly number[]]
>(`
  SELECT farm.id AS "farmId", (SELECT vendor_id FROM farms_selling_online WHERE farm_id = farm.id) AS "vendorId",
    EXISTS (SELECT FROM farms_selling_shares WHERE farm_id = farm.id) AS "sellsShares"
  FROM unnest($1::int[]) AS farm (id)`);

export interface VendorFarmRow {
  id: number;
  name: string;
  kind: PlaceKind;
  city: string | null;
  state: string | null;
  imageUrl: string | null;
}

export const farmsOfVendor = statement<VendorFarmRow, [vendorId: number, limit: number]>(`
  SELECT farm.id, farm.name, farm.kind, farm.city, farm.state, farm.image_url AS "imageUrl"
  FROM vendors AS vendor JOIN farms AS farm ON farm.business_id = vendor.business_id
  WHERE vendor.id = $1 AND ${isTheirs('farm')} AND ${isFarmShown('farm')} ORDER BY farm.id LIMIT $2::int`);

export interface SellerMarketRow {
  placeId: number;
  name: string;
  city: string | null;
  state: string | null;
  stall: string | null;
  date: string | null;
  hours: MarketHours[] | null;
  status: MarketDayStatus | null;
  presence: Presence | null;
  /** Of a day that is moved. */
  address: string | null;
}

/** A market comes twice where a farm and its vendor are both on its roster. */
export const marketsOfSellers = statement<
  SellerMarketRow,
  [farmIds: readonly number[], vendorId: number | null, now: Date, limit: number]
>(`
  SELECT place.id AS "placeId", place.name, place.city, place.state, member.stall, next.*
  FROM market_members AS member
  JOIN places AS place ON place.id = member.place_id AND place.hidden_at IS NULL AND place.farm_id IS NULL
  LEFT JOIN LATERAL (
    SELECT to_char(day.date, 'YYYY-MM-DD') AS date, day.hours, day.status,
      coalesce(attendance.answer, CASE WHEN member.comes_every_day THEN 'coming' ELSE 'usual' END) AS presence, day.address
    FROM market_days AS day
    LEFT JOIN market_attendance AS attendance ON attendance.day_id = day.id AND attendance.member_id = member.id
    WHERE day.place_id = member.place_id AND day.ends_at > $3 AND day.status <> 'cancelled'
      AND attendance.answer IS DISTINCT FROM 'not_coming'
    ORDER BY day.date LIMIT 1) AS next ON true
  WHERE member.status = 'member' AND (member.farm_id = ANY($1::int[]) OR member.vendor_id = $2::int)
  ORDER BY next.date NULLS LAST, place.name, place.id, next.presence, member.id LIMIT $4::int`);

/** Cents of a box with the least fee of a site. */
export interface SellerShareRow {
  id: number;
  name: string;
  priceFrom: number;
  boxesLeft: number;
  placesLeft: number;
}

/** Shares that can be joined now, the soonest season first. Of every other week, boxes are of one half. */
export const openSharesOf = statement<SellerShareRow, [vendorId: number, limit: number]>(`
  SELECT plan.id, plan.name, (size.price + site.fee)::int AS "priceFrom", coming.boxes AS "boxesLeft", size.left AS "placesLeft"
  FROM share_plans AS plan
  JOIN LATERAL ${placesOf('plan')} AS size ON size.left > 0
  JOIN LATERAL (SELECT min(own.fee) AS fee, min(there.time_zone) AS time_zone
    FROM share_sites AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
    JOIN pickup_sites AS there ON there.id = schedule.site_id WHERE own.plan_id = plan.id) AS site ON true
  JOIN LATERAL (SELECT max(half.boxes) AS boxes FROM (
    SELECT count(DISTINCT share.date)::int AS boxes FROM share_dates AS share
    JOIN share_sites AS own ON own.plan_id = share.plan_id
    JOIN pickup_windows AS there ON there.schedule_id = own.schedule_id AND there.date = share.date
    WHERE share.plan_id = plan.id AND share.state <> 'canceled' AND there.orders_close_at > now()
    GROUP BY share.half) AS half) AS coming ON coming.boxes > 0
  WHERE plan.vendor_id = $1 AND ${takesMembers('plan', 'site.time_zone')}
  ORDER BY plan.first_day, plan.id LIMIT $2::int`);
