import type { DirectoryTwin } from '../../../contract/directory/admin/farms.admin.js';
import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { DOUBLE_LIKENESS } from '../search/name-search.rules.js';

type TwinRow = Omit<DirectoryTwin, 'distanceMiles'> & { chord: number; rank: number };

const columns = `id, name, description, address, city, state, zip_code AS "zipCode", latitude, longitude,
  is_approximate AS "isApproximate", email, phone, website, social_links AS "socialLinks", kind, product_types AS "productTypes", activities, features,
  organic_certified AS "organicCertified", seasons, exceptions, business_status AS "businessStatus", source,
  to_char(last_confirmed, 'YYYY-MM-DD') AS "lastConfirmed"`;
const { within, chord } = nearSql('farm.latitude', 'farm.longitude', '$2::float8');

export const twinOfFarm = statement<TwinRow, [farmId: number, chord: number]>(`
  SELECT twin.*, twin.chord FROM farms AS farm CROSS JOIN LATERAL (
    (SELECT ${columns}, 1 AS rank, 'origin' AS relation, ${chord} AS chord FROM places
     WHERE source = split_part(farm.place_id, '/', 1)
       AND source_id = substr(farm.place_id, strpos(farm.place_id, '/') + 1))
    UNION ALL
    (SELECT ${columns}, 2, 'linked', ${chord} FROM places WHERE farm_id = farm.id ORDER BY ${chord} LIMIT 1)
    UNION ALL
    (SELECT ${columns}, 3, 'nearby', ${chord} FROM places
     WHERE kind <> 'farmers_market' AND farm_id IS NULL AND ${within}
       AND similarity(plain_name(name), plain_name(farm.name)) >= ${DOUBLE_LIKENESS}
     ORDER BY similarity(plain_name(name), plain_name(farm.name)) DESC, id LIMIT 1)
  ) AS twin
  WHERE farm.id = $1 ORDER BY rank LIMIT 1`);
