import { zoneOr } from '../../platform/database/days.sql.js';

/** SQL: an IANA name, never null. @param vendor an alias of vendors */
export const vendorZone = (vendor: string): string =>
  zoneOr(`(SELECT time_zone FROM zip_codes WHERE zip_code = ${vendor}.zip_code)`);

/** The same of the vendor with an id. @param id SQL, such as a placeholder */
export const zoneOfVendor = (id: string): string =>
  `(SELECT ${vendorZone('own')} FROM vendors AS own WHERE own.id = ${id})`;
