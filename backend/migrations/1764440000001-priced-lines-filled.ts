import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Splits the tax of what was sold before among its lines, largest remainder first, and checks all rows. */
export class PricedLinesFilled1764440000001 implements MigrationInterface {
  name = 'PricedLinesFilled1764440000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE order_items SET tax = part + (place <= tax_of_share - parts)::int
      FROM (
        SELECT *, sum(part) OVER (PARTITION BY fulfilment_id) AS parts,
          row_number() OVER (PARTITION BY fulfilment_id ORDER BY remainder DESC, id) AS place
        FROM (
          SELECT line.id, line.fulfilment_id, share.tax AS tax_of_share,
            (share.tax::bigint * line.total_price / share.subtotal)::int AS part,
            share.tax::bigint * line.total_price % share.subtotal AS remainder
          FROM order_items AS line JOIN fulfilments AS share ON share.id = line.fulfilment_id
          WHERE share.subtotal > 0 AND share.tax > 0
        ) AS divided
      ) AS line
      WHERE line.id = order_items.id`);
    for (const [table, constraint] of CONSTRAINTS)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE order_items SET tax = 0 WHERE tax > 0');
  }
}

const CONSTRAINTS = [
  ['orders', 'ck_orders_total'],
  ['fulfilments', 'ck_fulfilments_total'],
  ['order_items', 'ck_order_items_discount'],
] as const;
