import { statement } from '../../../platform/database/statement.js';

export interface MarketOfSite {
  name: string;
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number;
  longitude: number;
  timeZone: string | null;
}

export const marketOfSite = statement<MarketOfSite, [placeId: number]>(`
  SELECT name, address, city, state, zip_code AS "zipCode", latitude, longitude, time_zone AS "timeZone"
  FROM places WHERE id = $1 AND kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`);
