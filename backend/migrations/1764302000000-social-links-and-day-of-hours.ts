import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pages of places and farms in social networks, and the day of their hours. Records that are stored already
 * tell the day; links come with the next import of a file.
 */
export class SocialLinksAndDayOfHours1764302000000 implements MigrationInterface {
  name = 'SocialLinksAndDayOfHours1764302000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['places', 'farms']) {
      await runner.query(`ALTER TABLE ${table}
        ADD COLUMN social_links jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN hours_confirmed date`);
    }
    await runner.query(`UPDATE places SET hours_confirmed = (${DAY_OF_HOURS})
      WHERE jsonb_array_length(seasons) > 0 OR hours_note IS NOT NULL`);
    await runner.query(`UPDATE farms SET hours_confirmed = places.hours_confirmed FROM places
      WHERE places.farm_id = farms.id AND places.seasons = farms.seasons AND jsonb_array_length(farms.seasons) > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['places', 'farms']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN social_links, DROP COLUMN hours_confirmed`);
    }
  }
}

/** As mergeRecords chooses: the newest record with seasons, else with hours in words. */
const DAY_OF_HOURS = `SELECT (source_updated_at AT TIME ZONE 'UTC')::date FROM place_records
  WHERE place_id = places.id
    AND (jsonb_array_length(record -> 'seasons') > 0 OR coalesce(record ->> 'hoursNote', '') <> '')
  ORDER BY jsonb_array_length(record -> 'seasons') > 0 DESC, source_updated_at DESC NULLS LAST,
    source || '/' || source_id DESC
  LIMIT 1`;
