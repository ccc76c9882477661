import type { MarketMap } from '../../tables/market-map.entity.js';

export type MapInJson = Pick<MarketMap, 'imageId' | 'width' | 'height' | 'marks'>;

/** @returns as JSON; null for a market without one */
export const mapOfPlace = (placeId: string) => `(SELECT json_build_object('imageId', map.image_id,
    'width', map.width, 'height', map.height, 'marks', map.marks) FROM market_maps AS map WHERE map.place_id = ${placeId})`;

/** Whether the stall of a `member` is on the map of its market. */
export const IS_ON_MAP = `EXISTS (SELECT FROM market_maps AS map, jsonb_array_elements(map.marks) AS mark
    WHERE map.place_id = member.place_id AND lower(btrim(mark ->> 'stall')) = lower(btrim(member.stall)))`;
