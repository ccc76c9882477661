import type { MarketDayView } from '../../contract/directory/market-days.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { dayOf, UTC } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { type CurrentRowInJson, statusesOf } from '../field-status/field-status.sql.js';
import { type LineUpRow, nextLineUp } from '../markets/attendance/line-up.sql.js';
import { daysOfPlace } from '../markets/days/market-days.sql.js';
import { type MapInJson, mapOfPlace } from '../markets/stall-map/stall-map.sql.js';
import { type NearbyRow, nearbyPlaces, type NearRow, placeColumns } from '../search/places.sql.js';

export const isThin = `description IS NULL AND website IS NULL AND image_url IS NULL AND hours_note IS NULL
  AND product_types = '{}' AND activities = '{}' AND features = '{}' AND seasons = '[]' AND social_links = '{}'
  AND exceptions = '[]'`;

export interface PlaceRow extends NearRow {
  farmId: number | null;
  isThin: boolean;
  isManaged: boolean;
  /** What a market's managers gave as its phone number, to be shown. */
  managersPhone: string | null;
  records: RecordRow[];
  days: MarketDayView[];
  roster: LineUpRow[];
  stallMap: MapInJson | null;
  /** The nearest markets and the nearest farms, which may have the place itself among them. */
  nearby: NearbyRow[];
  statuses: CurrentRowInJson[];
}

export interface RecordRow {
  source: string;
  updatedOn: string | null;
  readOn: string;
}

const recordsOfPlace = `
  SELECT source, ${dayOf('source_updated_at', UTC)}::text AS "updatedOn", ${dayOf('imported_at', `'${HOUSE_ZONE}'`)}::text AS "readOn"
  FROM place_records WHERE place_id = $1 ORDER BY coalesce(source_updated_at, imported_at) DESC, id DESC`;

const NEARBY_MILES = 50;
const circle = nearSql('here.latitude', 'here.longitude', String(chordFromMiles(NEARBY_MILES)));

const idsNearby = (type: NearRow['type']) => `ARRAY(SELECT id FROM nearby WHERE type = '${type}')`;

const all = (rows: string) => `coalesce((SELECT json_agg(one) FROM (${rows}) AS one), '[]')`;

/** @returns where a place went that was merged into another one */
export const mergedInto = statement<{ placeId: number }, [id: number]>(
  'SELECT place_id AS "placeId" FROM place_redirects WHERE id = $1',
);

/** All by one statement. Also one that a farm stands for; not one that staff took out. */
export const placeById = statement<PlaceRow, [id: number, now: Date, mostDays: number]>(
  `WITH here AS MATERIALIZED (SELECT latitude, longitude FROM places WHERE id = $1),
  nearby AS MATERIALIZED (SELECT near.* FROM here CROSS JOIN LATERAL (${nearbyPlaces(circle)}) AS near)
  SELECT ${placeColumns('0::float8')}, farm_id AS "farmId", (${isThin}) AS "isThin",
    EXISTS (SELECT FROM market_managers WHERE place_id = places.id) AS "isManaged",
    (SELECT record->>'phone' FROM place_records WHERE place_id = places.id AND source = 'manager') AS "managersPhone",
    ${all(recordsOfPlace)} AS records, ${all(daysOfPlace.text)} AS days, ${all(nextLineUp.text)} AS roster,
    ${mapOfPlace('places.id')} AS "stallMap",
    ${all('TABLE nearby')} AS nearby, ${all(statusesOf(`ANY(${idsNearby('farm')})`, `ANY($1::int || ${idsNearby('place')})`, '$2'))} AS statuses
  FROM places WHERE id = $1 AND hidden_at IS NULL`,
);
