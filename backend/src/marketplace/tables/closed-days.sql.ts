import { statement } from '../../platform/database/statement.js';

/** SQL: what closes the day of a window, as keys; the function is in migrations/baseline. */
const closing = (own: string) => `closed_by(${own}.vendor_id, ${own}.schedule_id, ${own}.date)`;

/** Unless the farm has opened it since. @param own the alias of pickup_windows */
export const isClosedDay = (own: string): string => `NOT ${closing(own)} <@ ${own}.opened_despite`;

export const statusOf = (own: string): string =>
  `CASE WHEN ${own}.status = 'open' AND ${isClosedDay(own)} THEN 'closed' ELSE ${own}.status END`;

export const closedBy = statement<{ key: string }, [windowId: number]>(
  `SELECT unnest(${closing('own')}) AS key FROM pickup_windows AS own WHERE own.id = $1`,
);
