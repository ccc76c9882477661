import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are made when they are ordered: their stock is not counted, and stays full. */
export class MadeToOrder1764450000000 implements MigrationInterface {
  name = 'MadeToOrder1764450000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products ADD COLUMN made_to_order boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE products ADD CONSTRAINT ck_products_made_to_order
      CHECK (NOT made_to_order OR inventory = 100000) NOT VALID`);
    await runner.query(`ALTER TABLE order_items ADD COLUMN made_to_order boolean NOT NULL DEFAULT false`);
    await runner.query('DROP TRIGGER products_told ON products');
    await tell(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP COLUMN made_to_order');
    await runner.query('DROP TRIGGER products_told ON products');
    await runner.query('ALTER TABLE products DROP COLUMN made_to_order');
    await tell(runner);
  }
}

/** Tells of changes of every column but those that orders write. */
async function tell(runner: QueryRunner): Promise<void> {
  const [told] = (await runner.query(
    `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
     WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped
       AND attname NOT IN ('inventory', 'sold_count')`,
  )) as { columns: string }[];
  await runner.query(`CREATE TRIGGER products_told
    AFTER INSERT OR UPDATE OF ${told?.columns} OR DELETE OR TRUNCATE ON products
    FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
}
