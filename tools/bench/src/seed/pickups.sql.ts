/** A place where every vendor hands over, the coming two months long, with room for all. */
export const PICKUPS = [
  `INSERT INTO pickup_sites (vendor_id, kind, name, address, city, state, zip_code, latitude, longitude, time_zone)
   SELECT vendor.id, 'farm', 'The stand', vendor.address, vendor.city, vendor.state, vendor.zip_code, vendor.latitude,
     vendor.longitude, coalesce(zip.time_zone, 'America/New_York')
   FROM vendors AS vendor LEFT JOIN zip_codes AS zip ON zip.zip_code = vendor.zip_code ORDER BY vendor.id`,
  `INSERT INTO pickup_schedules (site_id, kind, weekdays, opens, closes, opens_days_before, cutoff_hours, capacity)
   SELECT id, 'weekly', ARRAY[vendor_id % 7], '09:00', '12:00', 60, 24, 5000
   FROM pickup_sites ORDER BY id`,
  `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at, capacity)
   SELECT schedule.id, site.vendor_id, day.at::date, day.at, day.at + interval '3 hours', day.at - interval '60 days',
     day.at - interval '24 hours', schedule.capacity
   FROM pickup_schedules AS schedule JOIN pickup_sites AS site ON site.id = schedule.site_id
   CROSS JOIN LATERAL (SELECT date_trunc('day', now()) + make_interval(days => site.vendor_id % 7 + 7 * n + 2, hours => 9) AS at
     FROM generate_series(0, 7) AS n) AS day
   ORDER BY schedule.id, day.at`,
];
