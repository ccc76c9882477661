import type { PlaceNumbers } from '../../contract/content/location-facts.js';
import { HUB_TOPICS, type HubTopic } from '../../contract/content/page-status.js';
import type { FeaturedFarm, StateFacts } from '../../contract/content/state-pages.js';
import { isFarmShown } from '../../directory/tables/twins.sql.js';
import { statement } from '../../platform/database/statement.js';
import { isUPick, TOPIC_CONDITIONS } from '../location-pages/facts/topics.sql.js';

type States = [stateCodes: readonly string[]];
type OfState<Row> = Row & { stateCode: string };

const columns = `id, kind, state, city, product_types, activities, features, organic_certified, seasons, name, address, zip_code,
  description, image_url, website, social_links`;

export const spots = `spots AS NOT MATERIALIZED (
    SELECT 'place' AS type, ${columns}, organic_options, false AS is_verified, false AS is_unchecked, source = 'demo' AS is_demonstration FROM places
      WHERE farm_id IS NULL AND hidden_at IS NULL AND business_status <> 'CLOSED_PERMANENTLY'
    UNION ALL
    SELECT 'farm', ${columns}, false, is_verified, is_claimed AND NOT is_verified, is_demonstration FROM farms
      WHERE ${isFarmShown()} AND business_status <> 'CLOSED_PERMANENTLY')`;

const inStates = 'state = ANY($1::text[])';
const market = `kind = 'farmers_market'`;
const number = (name: string, which: string) => `count(*) FILTER (WHERE ${which})::int AS "${name}"`;

const winter = `EXISTS (SELECT 1 FROM jsonb_array_elements(seasons) AS season, unnest(ARRAY['01-15', '02-15']) AS day
  WHERE CASE WHEN season ->> 'from' <= season ->> 'to' THEN day BETWEEN season ->> 'from' AND season ->> 'to'
    ELSE day >= season ->> 'from' OR day <= season ->> 'to' END)`;

/** Columns are those of the contract's PlaceNumbers, and one for each topic. */
export const stateNumbers = statement<
  OfState<PlaceNumbers & Record<HubTopic, number>>,
  States
>(`WITH ${spots} SELECT state AS "stateCode",
    ${[
      number('markets', market),
      number('farms', `kind <> 'farmers_market'`),
      number('csas', `kind = 'csa'`),
      number('uPicks', `kind <> 'farmers_market' AND ${isUPick}`),
      number('stands', `kind IN ('farm_stand', 'on_farm_market')`),
      number('foodHubs', `kind = 'food_hub'`),
      number('organicCertified', 'organic_certified'),
      number('organic', 'organic_certified OR organic_options'),
      number('snapMarkets', `${market} AND features @> ARRAY['snap']`),
      number('wicMarkets', `${market} AND features && ARRAY['wic', 'wic_fmnp']`),
      number('snapMatchMarkets', `${market} AND features @> ARRAY['snap_match']`),
      number('winterMarkets', `${market} AND ${winter}`),
      ...HUB_TOPICS.map((topic) => number(topic, TOPIC_CONDITIONS[topic])),
    ].join(',\n    ')}
  FROM spots WHERE ${inStates} GROUP BY state`);

export const stateGrowing = statement<
  OfState<StateFacts['growing'][number]>,
  States
>(`WITH ${spots} SELECT state AS "stateCode", type AS "productType", count(*)::int AS count
  FROM (SELECT state, unnest(product_types) AS type FROM spots WHERE kind <> 'farmers_market' AND ${inStates}) AS goods
  WHERE type <> 'Fresh Produce' GROUP BY 1, 2 ORDER BY 3 DESC, 2`);

export const stateDays = statement<
  OfState<{ day: number; count: number }>,
  States
>(`WITH ${spots} SELECT state AS "stateCode", day, count(*)::int AS count FROM (
    SELECT DISTINCT state, id, (hours ->> 'day')::int AS day
    FROM spots, jsonb_array_elements(seasons) AS season, jsonb_array_elements(season -> 'hours') AS hours
    WHERE ${market} AND ${inStates}) AS days GROUP BY 1, 2`);

export const statePlaces = statement<
  OfState<StateFacts['places'][number]>,
  States
>(`WITH ${spots} SELECT * FROM (
    SELECT state AS "stateCode", city, ${number('markets', market)}, ${number('farms', `NOT (${market})`)},
      row_number() OVER (PARTITION BY state ORDER BY count(*) DESC, city) AS rank
    FROM spots WHERE city IS NOT NULL AND ${inStates} GROUP BY state, city) AS ranked
  WHERE rank <= 12 ORDER BY rank`);

export const stateOffers = statement<
  OfState<{ listings: number; products: number }>,
  States
>(`SELECT state AS "stateCode", sum(listings)::int AS listings, sum(products)::int AS products FROM (
    SELECT state, 1 AS listings, 0 AS products FROM listings WHERE is_available AND ${inStates}
    UNION ALL SELECT state, 0, 1 FROM vendor_products JOIN public_vendors ON public_vendors.id = vendor_id
      WHERE is_in_stock AND ${inStates}) AS offers GROUP BY state`);

export const stateFeatured = statement<OfState<FeaturedFarm>, States>(`WITH ${spots} SELECT * FROM (
    SELECT type || '-' || id AS id, state AS "stateCode", kind, name, address, city, zip_code AS "zipCode", description,
      image_url AS "imageUrl", website, social_links AS "socialLinks", product_types AS "productTypes", activities AS "farmActivities", features,
      organic_certified AS "organicCertified", organic_options AS "organicOptions", is_demonstration AS "isDemonstration",
      row_number() OVER (PARTITION BY state ORDER BY is_verified DESC, is_unchecked, type, image_url IS NULL, description IS NULL,
        cardinality(product_types) DESC, spots.id) AS rank
    FROM spots WHERE kind <> 'farmers_market' AND ${inStates}) AS ranked
  WHERE rank <= 8 ORDER BY rank`);

export const stateCities = statement<
  OfState<{ cities: number }>,
  States
>(`SELECT state_code AS "stateCode", count(*)::int AS cities FROM location_pages
  WHERE status = 'published' AND state_code = ANY($1::text[]) GROUP BY state_code`);
