import { startOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** A member of a share in a round. Cents. */
export interface PledgerRow {
  id: number;
  name: string;
  /** They have no account, so the farm notes what they say. */
  isEntered: boolean;
  sizeName: string;
  quantity: number;
  /** Days with boxes that are to be paid, and that a new price is for. */
  boxes: number;
  price: number;
  /** Of the size, by now. */
  plainPrice: number;
  pledge: number | null;
}

/** Those that `sizeChange` takes for paid. */
const boxes = `box.subscription_id = own.id AND box.state IN ('promised', 'donated', 'shifted')
  AND (box.size_id IS NULL OR box.size_id = own.size_id)
  AND EXISTS (SELECT FROM share_dates AS of_box WHERE of_box.id = box.date_id
    AND (of_box.state <> 'canceled' OR (box.state <> 'promised' AND box.shifted_to = of_box.to_date_id)))`;

export const pledgersOf = statement<PledgerRow, [planId: number, roundId: number]>(`
  SELECT own.id, trim(own.first_name || ' ' || own.last_name) AS name, own.user_id IS NULL AS "isEntered", size.name AS "sizeName", own.quantity,
    (SELECT count(*)::int FROM promises AS box WHERE ${boxes}) AS boxes, own.price, size.price AS "plainPrice", pledge.price AS pledge
  FROM subscriptions AS own JOIN share_sizes AS size ON size.id = own.size_id
  LEFT JOIN share_pledges AS pledge ON pledge.subscription_id = own.id AND pledge.round_id = $2
  WHERE own.plan_id = $1 AND own.state = 'active' AND NOT own.is_trial
  ORDER BY lower(own.last_name), lower(own.first_name), own.id`);

/** Boxes of a member by the fee of their site. */
export const boxesAtSites = statement<{ fee: number; boxes: number }, [subscriptionId: number]>(`
  SELECT coalesce(site.fee, 0) AS fee, count(*)::int AS boxes
  FROM subscriptions AS own JOIN promises AS box ON ${boxes} JOIN pickup_windows AS day ON day.id = box.window_id
  LEFT JOIN share_sites AS site ON site.plan_id = own.plan_id AND site.schedule_id = day.schedule_id
  WHERE own.id = $1 GROUP BY site.fee ORDER BY 1`);

/** @param planId of a share @returns the pickup day with its first deadline, as `first_day`, and its site */
const firstDay = (planId: string): string => `
  FROM share_dates AS share JOIN share_sites AS of_share ON of_share.plan_id = share.plan_id
  JOIN pickup_windows AS first_day ON first_day.schedule_id = of_share.schedule_id AND first_day.date = share.date
  JOIN pickup_schedules AS first_schedule ON first_schedule.id = first_day.schedule_id
  JOIN pickup_sites AS first_site ON first_site.id = first_schedule.site_id
  WHERE share.plan_id = ${planId} AND share.state <> 'canceled' ORDER BY first_day.orders_close_at LIMIT 1`;

/** The first deadline of a box of a share. */
export const firstDeadline = statement<{ closesAt: Date; timeZone: string }, [planId: number]>(
  `SELECT first_day.orders_close_at AS "closesAt", first_site.time_zone AS "timeZone" ${firstDay('$1')}`,
);

/** When a round closes by itself: a day after its last one, at least an hour before the first deadline. */
const closes = `coalesce(least(${startOf('round.last_day + 2', 'first.time_zone')}, first.closes_at - interval '1 hour'),
  ${startOf('round.last_day + 3', "'UTC'")})`;
const rounds = `share_rounds AS round LEFT JOIN LATERAL (
  SELECT first_day.orders_close_at AS closes_at, first_site.time_zone ${firstDay('round.plan_id')}) AS first ON true`;

/** The day at whose end an open round is closed by itself, if not before. */
export const closingOf = statement<{ closesOn: string }, [roundId: number]>(
  `SELECT to_char(${closes} AT TIME ZONE coalesce(first.time_zone, 'UTC') - interval '1 minute', 'YYYY-MM-DD') AS "closesOn" FROM ${rounds} WHERE round.id = $1`,
);

/** Rounds that nobody closed in time. */
export const forgottenRounds = statement<{ id: number; planId: number }, [now: Date]>(
  `SELECT round.id, round.plan_id AS "planId" FROM ${rounds} WHERE round.state = 'open' AND ${closes} <= $1 ORDER BY round.id`,
);

/** @param planId of a share @returns whether a round is open that can still set prices */
export const isInRound = (planId: string): string =>
  `(EXISTS (SELECT FROM share_rounds WHERE plan_id = ${planId} AND state = 'open')
    AND (SELECT first_day.orders_close_at > now() ${firstDay(planId)}) IS TRUE)`;

/** New costs of boxes of a locked membership, each with its event. */
export const repriceBoxes = statement<
  { id: number },
  [ids: readonly number[], values: readonly number[], taxes: readonly number[], userId: number | null]
>(`
  WITH changed AS (
    UPDATE promises SET value = new.value, tax = new.tax, updated_at = now()
    FROM unnest($1::int[], $2::int[], $3::int[]) AS new (id, value, tax)
    WHERE promises.id = new.id RETURNING promises.id, promises.state)
  INSERT INTO promise_events (promise_id, from_state, to_state, change, user_id, role)
  SELECT id, state, state, 'price', $4::int, 'farm' FROM changed ORDER BY id RETURNING id`);

/** Active members of a share, in ascending order. */
export const activeMembers = statement<{ id: number }, [planId: number]>(
  `SELECT id FROM subscriptions WHERE plan_id = $1 AND state = 'active' AND NOT is_trial ORDER BY id`,
);
