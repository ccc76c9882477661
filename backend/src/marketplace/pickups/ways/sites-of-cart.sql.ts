import type { SiteKind } from '../../../contract/marketplace/pickup/pickup-sites.js';
import { statement } from '../../../platform/database/statement.js';

export interface SiteOfCart {
  vendorId: number;
  id: number;
  kind: SiteKind;
  placeId: number | null;
  name: string;
  /** Null of a farm. */
  address: string | null;
  city: string;
  state: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  accessNote: string | null;
  /** Null of a farm. */
  imageUrl: string | null;
}

export const sitesOfCart = statement<SiteOfCart, [vendorIds: readonly number[]]>(`
  SELECT site.vendor_id AS "vendorId", site.id, site.kind, site.place_id AS "placeId", site.name,
    CASE WHEN site.kind <> 'farm' THEN site.address END AS address, site.city, site.state, site.zip_code AS "zipCode",
    site.latitude, site.longitude, site.access_note AS "accessNote",
    CASE WHEN site.kind <> 'farm' THEN site.image_url END AS "imageUrl"
  FROM pickup_sites AS site
  WHERE site.vendor_id = ANY($1::int[]) AND site.closed_at IS NULL
    AND EXISTS (SELECT FROM pickup_schedules AS schedule WHERE schedule.site_id = site.id AND schedule.ended_at IS NULL)
  ORDER BY site.id`);
