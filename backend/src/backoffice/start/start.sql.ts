import type { InboxKind } from '../../contract/backoffice/inbox.admin.js';
import {
  type EmptySearches,
  type SearchHole,
  type TrendDay,
  type Waiting,
  WAITING_BOUND,
  type WaitingKind,
} from '../../contract/backoffice/start.admin.js';
import { openDoubles } from '../../directory/places/doubles/doubles.admin.sql.js';
import { dayOf, startOf } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { STAFF_TODAY, STAFF_ZONE } from '../../platform/settings/staff-zone.sql.js';
import { type OfferedKind, waitingNow } from '../inbox/inbox.sql.js';
import { UNSENT } from '../mails/mails.admin.sql.js';

/** What waits besides what the inbox holds: what may be listed twice, and what went wrong. */
const TROUBLE: Readonly<Record<Exclude<WaitingKind, InboxKind>, string>> = {
  doubles: openDoubles,
  mails: `mails AS t WHERE ${UNSENT}`,
  jobs: `(SELECT state FROM pgboss.job UNION ALL SELECT state FROM pgboss.archive) AS t WHERE state = 'failed'`,
  refunds: `refunds WHERE status = 'failed'`,
  payouts: `payouts WHERE status = 'failed'`,
  disputes: `disputes WHERE status IN ('needs_response', 'warning_needs_response')`,
};
export const TROUBLES = Object.keys(TROUBLE) as (keyof typeof TROUBLE)[];

const counted = (kind: WaitingKind, rows: string) =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT ${WAITING_BOUND + 1}) AS counted) AS "${kind}"`;

/** @param kinds of the inbox @param troubles at least one of both */
export const countWaiting = (kinds: readonly OfferedKind[], troubles: readonly (keyof typeof TROUBLE)[]) =>
  statement<Waiting>(
    `SELECT ${[
      ...kinds.map((offered) => counted(offered.kind, waitingNow(offered))),
      ...troubles.map((kind) => counted(kind, TROUBLE[kind])),
    ].join(', ')}`,
  );

const since = startOf(`${STAFF_TODAY} - $1::int + 1`, STAFF_ZONE);

/**
 * In cents, as the ledger has them: a sale counts once it is booked, cash as it is handed over. What was
 * given back since counts on the day of the sale. Orders are those with a sale that was not canceled whole.
 */
export const readTrends = statement<TrendDay, [days: number]>(`
  WITH days AS (SELECT ${STAFF_TODAY} - number AS day FROM generate_series(0, $1::int - 1) AS number),
  sold AS (
    SELECT fulfilment_id, created_at AS at FROM ledger_entries
    WHERE kind = 'sale' AND addition_id IS NULL AND created_at >= ${since}
  ),
  booked AS (
    SELECT ${dayOf('sold.at', STAFF_ZONE)} AS day,
      sum(entry.amount) FILTER (WHERE entry.kind IN ('sale', 'refund', 'dispute'))::bigint AS gross,
      -sum(entry.amount) FILTER (WHERE entry.kind IN ('commission', 'commission_refund'))::bigint AS commission
    FROM sold JOIN ledger_entries AS entry USING (fulfilment_id)
    GROUP BY 1
  ),
  placed AS (
    SELECT ${dayOf('at', STAFF_ZONE)} AS day, count(*)::int AS orders
    FROM (
      SELECT min(sold.at) AS at FROM sold JOIN fulfilments AS vendor_order ON vendor_order.id = sold.fulfilment_id
      WHERE vendor_order.status <> 'cancelled' OR vendor_order.kept > 0
      GROUP BY vendor_order.order_id
    ) AS firsts
    GROUP BY 1
  ),
  accounts AS (
    SELECT ${dayOf('created_at', STAFF_ZONE)} AS day, count(*)::int AS accounts FROM users WHERE created_at >= ${since} GROUP BY 1
  ),
  searches AS (
    SELECT day, searches, found_nothing FROM search_days WHERE day > ${STAFF_TODAY} - $1::int
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(orders, 0) AS orders, coalesce(gross, 0)::float8 AS gross,
    coalesce(commission, 0)::float8 AS commission, coalesce(accounts, 0) AS accounts, coalesce(searches, 0) AS searches,
    coalesce(found_nothing, 0) AS "foundNothing"
  FROM days LEFT JOIN booked USING (day) LEFT JOIN placed USING (day) LEFT JOIN accounts USING (day) LEFT JOIN searches USING (day)
  ORDER BY days.day`);

export const readHoles = statement<SearchHole, [days: number, most: number]>(`
  WITH holes AS (
    SELECT zip_code, sum(found_nothing)::int AS found_nothing, max(day) AS last_day
    FROM search_tallies WHERE day > ${STAFF_TODAY} - $1::int AND found_nothing > 0 AND zip_code <> ''
    GROUP BY zip_code ORDER BY found_nothing DESC, zip_code LIMIT $2
  )
  SELECT zip_code AS "zipCode", city, state, latitude, longitude, found_nothing AS "foundNothing",
    to_char(last_day, 'YYYY-MM-DD') AS "lastDay"
  FROM holes JOIN zip_codes USING (zip_code) ORDER BY found_nothing DESC, zip_code`);

export const readMissedTerms = statement<EmptySearches['terms'][number], [days: number, most: number]>(`
  SELECT term, min(kind) AS kind, sum(searches)::int AS searches, to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
  FROM search_misses WHERE day > ${STAFF_TODAY} - $1::int
  GROUP BY term ORDER BY searches DESC, term LIMIT $2`);

export const countUntaxed = statement<{ lines: number }>(`
  SELECT count(*)::int AS lines FROM order_items
  WHERE tax_basis_points IS NULL AND tax_state IS NOT NULL AND created_at > now() - interval '30 days'`);
