import { statement } from '../../platform/database/statement.js';

/** SQL: what closes the day of a window, as keys; the function is in migrations/baseline. */
const closing = (own: string) => `closed_by(${own}.vendor_id, ${own}.schedule_id, ${own}.date)`;

/** SQL: whether anything closes any day of a window's schedule. Most have nothing, and `closing` is dear. */
const mayClose = (
  own: string,
) => `(SELECT ${mayBeAway('seller')} OR rule.exceptions <> '[]' FROM vendors AS seller CROSS JOIN pickup_schedules AS rule
  WHERE seller.id = ${own}.vendor_id AND rule.id = ${own}.schedule_id)`;

/** SQL: whether a vendor's days off or a farm's closed dates can close one of its schedules. */
export const mayBeAway = (vendor: string): string =>
  `(${vendor}.days_off <> '[]' OR EXISTS (SELECT FROM farms WHERE farms.business_id = ${vendor}.business_id AND farms.exceptions <> '[]'))`;

/**
 * Unless the farm has opened it since.
 * @param own the alias of pickup_windows @param may whether anything closes its schedule, where that is known
 */
export const isClosedDay = (own: string, may = mayClose(own)): string =>
  `(${may} AND NOT ${closing(own)} <@ ${own}.opened_despite)`;

export const statusOf = (own: string): string =>
  `CASE WHEN ${own}.status = 'open' AND ${isClosedDay(own)} THEN 'closed' ELSE ${own}.status END`;

export const closedBy = statement<{ key: string }, [windowId: number]>(
  `SELECT unnest(${closing('own')}) AS key FROM pickup_windows AS own WHERE own.id = $1`,
);
