import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So many ids at a time: each statement commits by itself, and holds its rows for a moment. */
const BATCH = 1000;

/** Keeps for orders that were placed before what they are promised now. */
export class KeptCutoffsFilled1764500001000 implements MigrationInterface {
  name = 'KeptCutoffsFilled1764500001000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const [range] = (await runner.query(
      'SELECT min(id) AS first, max(id) AS last FROM fulfilments WHERE window_id IS NOT NULL',
    )) as { first: number | null; last: number | null }[];
    const { first, last } = range ?? { first: null, last: null };
    if (first === null || last === null) return;
    for (let id = first; id <= last; id += BATCH) await runner.query(FILL, [id, id + BATCH]);
  }

  async down(): Promise<void> {
    // The column goes with the migration before.
  }
}

const FILL = `
  WITH locked AS (SELECT id FROM fulfilments
    WHERE id >= $1 AND id < $2 AND window_id IS NOT NULL AND orders_close_at IS NULL ORDER BY id FOR UPDATE),
  closing AS (
    SELECT share.id, least(own.orders_close_at, (own.starts_at AT TIME ZONE clock.zone - make_interval(hours => (
        SELECT coalesce(max(product.lead_hours), 0) FROM order_items AS line
        JOIN products AS product ON product.id = line.product_id
        WHERE line.fulfilment_id = share.id AND line.refunded < line.quantity))) AT TIME ZONE clock.zone) AS at
    FROM locked JOIN fulfilments AS share USING (id)
    JOIN pickup_windows AS own ON own.id = share.window_id
    JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
    LEFT JOIN pickup_sites AS site ON site.id = schedule.site_id
    LEFT JOIN delivery_zones AS zone ON zone.id = schedule.zone_id
    CROSS JOIN LATERAL (SELECT coalesce(site.time_zone, zone.time_zone) AS zone) AS clock)
  UPDATE fulfilments SET orders_close_at = closing.at FROM closing WHERE fulfilments.id = closing.id`;
