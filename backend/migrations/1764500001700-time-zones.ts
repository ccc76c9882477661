import { find } from 'geo-tz';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row whose clock is another one than its point has. */
interface Change {
  id: number | string;
  old: string | null;
  now: string;
}

/**
 * Clocks by the boundaries of geo-tz. Days ahead that were told by the clock of before stay at what that
 * showed: ten o'clock stays ten o'clock.
 */
export class TimeZones1764500001700 implements MigrationInterface {
  name = 'TimeZones1764500001700';

  async up(runner: QueryRunner): Promise<void> {
    const zips = await changesOf(
      runner,
      'SELECT zip_code AS id, latitude, longitude, time_zone AS old FROM zip_codes',
    );
    const places = await changesOf(runner, 'SELECT id, latitude, longitude, time_zone AS old FROM places');
    const zip = `unnest($1::text[], $2::text[], $3::text[]) AS zip (code, old, now)`;
    const byZip = columnsOf(zips);
    if (zips.length > 0) {
      const windows = ['starts_at', 'ends_at', 'orders_open_at', 'orders_close_at']
        .map(kept('zip'))
        .join(', ');
      for (const [key, owners] of OWNERS) {
        await runner.query(
          `UPDATE pickup_windows AS own SET ${windows} FROM pickup_schedules AS schedule, ${owners}, ${zip}
          WHERE schedule.id = own.schedule_id AND owner.id = schedule.${key} AND owner.zip_code = zip.code
            AND owner.time_zone = zip.old AND own.starts_at > now()`,
          byZip,
        );
      }
      await runner.query(
        `UPDATE delivery_zones AS own SET time_zone = zip.now FROM vendors, ${zip}
        WHERE vendors.id = own.vendor_id AND vendors.zip_code = zip.code AND own.time_zone = zip.old`,
        byZip,
      );
      for (const table of ['pickup_sites', 'farms', 'zip_codes'])
        await runner.query(
          `UPDATE ${table} AS own SET time_zone = zip.now FROM ${zip} WHERE own.zip_code = zip.code AND own.time_zone = zip.old`,
          byZip,
        );
    }
    if (places.length === 0) return;
    const place = `unnest($1::int[], $2::text[], $3::text[]) AS place (id, old, now)`;
    const byPlace = columnsOf(places);
    await runner.query(
      `UPDATE market_days AS own SET ${['starts_at', 'ends_at'].map(kept('place')).join(', ')}
      FROM ${place} WHERE own.place_id = place.id AND place.old IS NOT NULL AND own.starts_at > now()`,
      byPlace,
    );
    await runner.query(
      `UPDATE farms AS own SET time_zone = place.now FROM ${place}, places
      WHERE places.id = place.id AND own.id = places.farm_id AND own.time_zone = place.old`,
      byPlace,
    );
    await runner.query(
      `UPDATE places AS own SET time_zone = place.now FROM ${place} WHERE own.id = place.id`,
      byPlace,
    );
  }

  /** The clocks of before were wrong. */
  async down(): Promise<void> {}
}

/** Where a schedule is, and which ZIP code its clock came from: a zone's from its vendor's. */
const OWNERS = [
  ['site_id', 'pickup_sites AS owner'],
  [
    'zone_id',
    `(SELECT zone.id, zone.time_zone, vendors.zip_code FROM delivery_zones AS zone
      JOIN vendors ON vendors.id = zone.vendor_id) AS owner`,
  ],
] as const;

const columnsOf = (changes: readonly Change[]) => [
  changes.map(({ id }) => id),
  changes.map(({ old }) => old),
  changes.map(({ now }) => now),
];

/** @returns SQL: a moment at which the clock of now shows what the one of before did */
const kept = (change: string) => (column: string) =>
  `${column} = (own.${column} AT TIME ZONE ${change}.old) AT TIME ZONE ${change}.now`;

async function changesOf(runner: QueryRunner, points: string): Promise<Change[]> {
  const rows = (await runner.query(points)) as {
    id: number;
    latitude: number;
    longitude: number;
    old: string | null;
  }[];
  return rows.flatMap(({ id, latitude, longitude, old }) => {
    const [now = null] = find(latitude, longitude);
    return now === null || now === old || now.startsWith('Etc/') ? [] : [{ id, old, now }];
  });
}
