import { STAFF_DAYS_KEY } from '../../contract/backoffice/settings.admin.js';
import { todayIn, zoneOr } from '../database/days.sql.js';
import { statement } from '../database/statement.js';

/** SQL of an IANA name, never null. */
export const STAFF_ZONE = zoneOr(
  `(SELECT value ->> 'timeZone' FROM settings WHERE key = '${STAFF_DAYS_KEY}')`,
);

export const staffZone = statement<{ zone: string }>(`SELECT ${STAFF_ZONE} AS zone`);

/** SQL of a date. */
export const STAFF_TODAY = todayIn(STAFF_ZONE);
