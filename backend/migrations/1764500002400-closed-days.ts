import type { MigrationInterface, QueryRunner } from 'typeorm';

const EXCEPTION = `AS given ("from" date, "to" date, kind text)`;

/**
 * One answer to whether a vendor hands over on a day: its days off, the closed dates of the farm that a farm
 * site is nearest to, and those of a schedule. What a farm opened although it was closed then stays open.
 */
export class ClosedDays1764500002400 implements MigrationInterface {
  name = 'ClosedDays1764500002400';

  async up(runner: QueryRunner): Promise<void> {
    // Its trigger doesn't know the column: it is written together with the status alone.
    await runner.query(`ALTER TABLE pickup_windows ADD COLUMN opened_despite text[] NOT NULL DEFAULT '{}'`);
    // A plan of a search can't look into it, and asks it last, of few windows.
    await runner.query(`CREATE FUNCTION closed_by(vendor integer, schedule integer, day date) RETURNS text[]
      LANGUAGE sql STABLE COST 1000 AS $$
      SELECT coalesce(array_agg(off.key ORDER BY off.key), '{}') FROM (
        SELECT 'off-' || given.id AS key, given."from" AS first_day, given."to" AS last_day
        FROM vendors CROSS JOIN jsonb_to_recordset(vendors.days_off) AS given (id bigint, "from" date, "to" date)
        WHERE vendors.id = vendor
        UNION ALL
        SELECT 'farm-' || farm.id || '-' || given."from" || '-' || given."to", given."from", given."to"
        FROM pickup_schedules AS rule JOIN pickup_sites AS site ON site.id = rule.site_id
        JOIN vendors ON vendors.id = site.vendor_id
        CROSS JOIN LATERAL (SELECT farms.id, farms.exceptions FROM farms WHERE farms.business_id = vendors.business_id
          ORDER BY abs(farms.latitude - site.latitude) + abs(farms.longitude - site.longitude), farms.id LIMIT 1) AS farm
        CROSS JOIN jsonb_to_recordset(farm.exceptions) ${EXCEPTION}
        WHERE rule.id = schedule AND site.kind = 'farm' AND given.kind = 'closed'
        UNION ALL
        SELECT 'schedule-' || given."from" || '-' || given."to", given."from", given."to"
        FROM pickup_schedules AS rule CROSS JOIN jsonb_to_recordset(rule.exceptions) ${EXCEPTION}
        WHERE rule.id = schedule AND given.kind = 'closed') AS off
      WHERE day BETWEEN off.first_day AND off.last_day $$`);
    // Farms have opened these by hand although their schedule is closed then.
    await runner.query(`UPDATE pickup_windows AS own SET opened_despite = known.keys
      FROM (SELECT one.id, array_agg('schedule-' || given."from" || '-' || given."to") AS keys
        FROM pickup_windows AS one JOIN pickup_schedules AS schedule ON schedule.id = one.schedule_id
        CROSS JOIN jsonb_to_recordset(schedule.exceptions) ${EXCEPTION}
        WHERE one.is_own AND one.status = 'open' AND one.ends_at > now() AND given.kind = 'closed'
          AND one.date BETWEEN given."from" AND given."to" GROUP BY one.id) AS known
      WHERE own.id = known.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION closed_by');
    await runner.query('ALTER TABLE pickup_windows DROP COLUMN opened_despite');
  }
}
