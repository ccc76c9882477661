import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the back office sorts and filters pickups, and which farms hand over on a date. */
export class PickupLists1764500000500 implements MigrationInterface {
  name = 'PickupLists1764500000500';

  async up(runner: QueryRunner): Promise<void> {
    // locks: the tables came with the release before it, and hold what vendors set up by hand.
    for (const [name, columns] of INDEXES) await runner.query(`CREATE INDEX ${name} ON ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}

const INDEXES = [
  ['ix_pickup_windows_date', 'pickup_windows (date, vendor_id)'],
  ['ix_pickup_sites_created_at', 'pickup_sites (created_at, id)'],
  ['ix_pickup_sites_map', 'pickup_sites USING gist (map_point(latitude, longitude)) WHERE closed_at IS NULL'],
  ['ix_pickup_schedules_created_at', 'pickup_schedules (created_at, id)'],
  ['ix_delivery_zones_created_at', 'delivery_zones (created_at, id)'],
] as const;
