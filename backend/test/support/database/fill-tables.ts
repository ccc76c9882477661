import type { DataSource } from 'typeorm';

/**
 * Fills the tables of searches: rows lie all over the country, and each word is in one of a hundred.
 * @param size rows of places, farms, listings, products and pickup sites; of pickup windows 12 times as many
 */
export async function fillTables(db: DataSource, size: number): Promise<void> {
  for (const statement of statementsFor(size)) await db.query(statement);
}

/** The same numbers over and over. */
const statementsFor = (size: number): string[] => [
  `INSERT INTO places (kind, source, source_id, name, name_key, address, latitude, longitude)
   SELECT CASE n % 2 WHEN 0 THEN 'farmers_market' ELSE 'csa' END, 'usda_export', 'size/' || n, 'Place w' || n % 100, 'place', '',
     25 + n % 240 / 10.0, -120 + n % 370 / 7.0 FROM generate_series(1, ${size}) AS n`,
  `INSERT INTO farms (name, description, address, zip_code, latitude, longitude)
   SELECT 'Farm w' || n % 100, '', '', '50010', 25 + n % 240 / 10.0, -120 + n % 370 / 7.0 FROM generate_series(1, ${size}) AS n`,
  `INSERT INTO listings (product_name, description, price, unit, category, latitude, longitude, farm_id, created_at)
   SELECT 'Pears w' || n % 100, '', '1.00', 'each', CASE n % 20 WHEN 0 THEN 'honey' ELSE 'fruits' END, 25 + n % 240 / 10.0,
     -120 + n % 370 / 7.0, (SELECT min(id) FROM farms) + n % ${size}, now() - n * interval '1 minute'
   FROM generate_series(1, ${size}) AS n`,
  `INSERT INTO vendors (business_name, description, address, city, state, zip_code, latitude, longitude, is_approved)
   SELECT 'Vendor ' || n, '', '', 'Ames', 'IA', '50010', 25 + n % 240 / 10.0, -120 + n % 370 / 7.0, true
   FROM generate_series(1, 200) AS n`,
  `INSERT INTO products (vendor_id, name, description, category, unit, price, inventory, created_at)
   SELECT (SELECT min(id) FROM vendors) + n % 200, 'Pears w' || n % 100, '', CASE n % 20 WHEN 0 THEN 'honey' ELSE 'fruits' END, 'each',
     n, n % 90, now() - n * interval '1 minute' FROM generate_series(1, ${size}) AS n`,
  `INSERT INTO pickup_sites (vendor_id, kind, name, address, city, state, zip_code, latitude, longitude, time_zone)
   SELECT (SELECT min(id) FROM vendors) + n % 200, 'drop_point', 'Site ' || n, '', 'Ames', 'IA', '50010', 25 + n % 240 / 10.0,
     -120 + n % 370 / 7.0, 'America/Chicago' FROM generate_series(1, ${size}) AS n`,
  `INSERT INTO pickup_schedules (site_id, kind, weekdays, opens, closes, cutoff_hours)
   SELECT id, 'weekly', '{6}', '09:00', '12:00', 24 FROM pickup_sites`,
  // One in three is over.
  `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at, capacity)
   SELECT schedule.id, site.vendor_id, at::date, at, at + interval '3 hours', at - interval '20 days', at - interval '1 day', 50
   FROM pickup_schedules AS schedule JOIN pickup_sites AS site ON site.id = schedule.site_id
   CROSS JOIN LATERAL (SELECT now() + make_interval(days => week * 7 + schedule.id % 7) AS at
     FROM generate_series(-4, 7) AS week) AS moment`,
];
