import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** Locks all sizes of shares, and those of memberships; after them their windows, each ascending. */
export const lockSizes = statement<{ id: number }, [planIds: readonly number[], members: readonly number[]]>(`
  SELECT id FROM share_sizes WHERE id IN (SELECT id FROM share_sizes WHERE plan_id = ANY($1::int[])
    UNION ALL SELECT size_id FROM subscriptions WHERE id = ANY($2::int[]))
  ORDER BY id FOR UPDATE`);

/** Those that members of the shares can get, that places are kept in, and that the memberships have. */
export const lockAllDays = statement<
  { id: number },
  [planIds: readonly number[], now: Date, members: readonly number[]]
>(`
  SELECT id FROM pickup_windows WHERE id IN (
    SELECT own.id FROM share_dates AS share JOIN share_sites AS site ON site.plan_id = share.plan_id
      JOIN pickup_windows AS own ON own.schedule_id = site.schedule_id AND own.date = share.date
      WHERE share.plan_id = ANY($1::int[]) AND share.state <> 'canceled' AND own.orders_close_at > $2
    UNION ALL
    SELECT unnest(kept.window_ids) FROM kept_places AS kept JOIN share_sizes AS size ON size.id = kept.size_id
      WHERE size.plan_id = ANY($1::int[])
    UNION ALL SELECT window_id FROM promises WHERE subscription_id = ANY($3::int[]) AND window_taken > 0)
  ORDER BY id FOR UPDATE`);

/** Shares that places are or were kept in for a person who waits, or is asked for the next season. */
export const plansKeptFor = statement<{ id: number }, [userId: number]>(`
  SELECT plan_id AS id FROM share_waits WHERE user_id = $1 AND state IN ('waiting', 'offered')
  UNION SELECT renewal.plan_id FROM share_renewals AS renewal
    JOIN subscriptions AS last ON last.id = renewal.subscription_id WHERE last.user_id = $1`);

/** @param member alias of a membership, held for a card @returns whether its place goes back to them */
export const isKeptAgain = (member: string): string => `(
  EXISTS (SELECT FROM share_waits WHERE subscription_id = ${member}.id AND changed_at <= was_offered_until
    OR (user_id = ${member}.user_id AND plan_id = ${member}.plan_id AND state = 'offered'))
  OR EXISTS (SELECT FROM share_renewals AS renewal JOIN share_plans AS next ON next.id = renewal.plan_id
    JOIN pickup_schedules AS schedule ON schedule.id = ${member}.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
    WHERE renewal.joined_id = ${member}.id AND next.status = 'published'
      AND ${dayOf(`${member}.held_until`, 'site.time_zone')} <= next.renew_until)
  OR EXISTS (SELECT FROM subscriptions AS last JOIN share_renewals AS renewal ON renewal.subscription_id = last.id
    WHERE last.user_id = ${member}.user_id AND renewal.plan_id = ${member}.plan_id AND renewal.kept_id IS NOT NULL))`;

type NoRow = Record<string, never>;

/** Room that places of a share are kept with on one of its days is free; its windows are locked. */
export const freeKeptDay = statement<NoRow, [dateId: number]>(`
  WITH parts AS (SELECT kept.id, part.window_id, part.taken, part.position, own.id IS NOT NULL AS is_freed
    FROM share_dates AS share JOIN share_sizes AS size ON size.plan_id = share.plan_id
    JOIN kept_places AS kept ON kept.size_id = size.id
    CROSS JOIN LATERAL unnest(kept.window_ids, kept.window_taken) WITH ORDINALITY AS part (window_id, taken, position)
    LEFT JOIN pickup_windows AS own ON own.id = part.window_id AND own.date = share.date
    WHERE share.id = $1),
  left_over AS (SELECT id, coalesce(array_agg(window_id ORDER BY position) FILTER (WHERE NOT is_freed), '{}') AS window_ids,
      coalesce(array_agg(taken ORDER BY position) FILTER (WHERE NOT is_freed), '{}') AS window_taken
    FROM parts GROUP BY id HAVING bool_or(is_freed)),
  less AS (UPDATE kept_places SET window_ids = left_over.window_ids, window_taken = left_over.window_taken
    FROM left_over WHERE left_over.id = kept_places.id)
  UPDATE pickup_windows SET taken = pickup_windows.taken - back.taken
  FROM (SELECT window_id, sum(taken)::int AS taken FROM parts WHERE is_freed GROUP BY window_id) AS back
  WHERE back.window_id = pickup_windows.id`);
