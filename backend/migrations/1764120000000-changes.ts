import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Servers are told which of the tables that pages show have changed (platform/changes). Once per statement
 * and, as PostgreSQL leaves out what a transaction says twice, once per transaction. Telling makes commits
 * wait for each other for a moment, so tables that pages do not show have no trigger, and what changes all
 * the time without mattering has none either.
 */
export class Changes1764120000000 implements MigrationInterface {
  name = 'Changes1764120000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('farmgate_changes', TG_TABLE_NAME);
        RETURN NULL;
      END $$`);
    for (const table of WHOLE) {
      await runner.query(`CREATE TRIGGER ${table}_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
    }
    for (const [table, quiet] of Object.entries(IN_PART)) {
      const [told] = (await runner.query(
        `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL($2::text[])`,
        [table, quiet],
      )) as { columns: string }[];
      await runner.query(`CREATE TRIGGER ${table}_told AFTER INSERT OR UPDATE OF ${told?.columns} OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
    }
    // Of what orders take, pages say the number only where little is left; who changes the stock by hand
    // writes updated_at.
    await runner.query(`CREATE TRIGGER products_stock_told AFTER UPDATE OF inventory ON products
      FOR EACH ROW WHEN (OLD.inventory <> NEW.inventory AND least(OLD.inventory, NEW.inventory) <= 10)
      EXECUTE FUNCTION tell_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER products_stock_told ON products');
    for (const table of [...WHOLE, ...Object.keys(IN_PART)]) {
      await runner.query(`DROP TRIGGER ${table}_told ON ${table}`);
    }
    await runner.query('DROP FUNCTION tell_change()');
  }
}

const WHOLE = [
  'blog_posts',
  'content_hub_pages',
  'farm_photos',
  'farm_redirects',
  'farms',
  'images',
  'listings',
  'places',
  'reviews',
  'settings',
  'state_pages',
  'vendors',
];

/**
 * Of these tables some columns are written often and need not show at once: what an order takes of the stock
 * and adds to the sales, and that the facts of a city's page were looked at and are the same. A column that
 * comes later has to be put into the trigger.
 */
const IN_PART: Record<string, string[]> = {
  products: ['inventory', 'sold_count'],
  location_pages: ['checked_at'],
};
