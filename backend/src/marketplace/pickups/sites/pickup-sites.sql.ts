import { statement } from '../../../platform/database/statement.js';

/** A market as a pickup site has it. */
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

/** A market that the directory lists. */
export const marketOfSite = statement<MarketOfSite, [placeId: number]>(`
  SELECT name, address, city, state, zip_code AS "zipCode", latitude, longitude, time_zone AS "timeZone"
  FROM places WHERE id = $1 AND kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`);

/** Whether somebody still waits for a pickup at a site, or of a schedule. */
export const promisedWindow = statement<
  { id: number },
  [siteId: number | null, scheduleId: number | null, now: Date]
>(`
  SELECT own.id FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  WHERE (schedule.site_id = $1 OR schedule.id = $2) AND own.taken > 0 AND own.ends_at > $3 AND own.status <> 'canceled'
  LIMIT 1`);
