import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param fresh what else a product in the shop has to be */
const SEARCH_TRIGGER = (
  fresh: string,
) => `CREATE OR REPLACE FUNCTION products_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE vendor vendors;
  BEGIN
    SELECT * INTO vendor FROM vendors WHERE id = NEW.vendor_id;
    NEW.rating := NEW.rating_sum::double precision / nullif(NEW.rating_count, 0);
    NEW.is_listed := NEW.is_active AND NEW.deleted_at IS NULL AND NEW.removed_at IS NULL AND vendor.is_approved AND vendor.is_active${fresh};
    NEW.search :=
      setweight(to_tsvector('farmgate', NEW.name), 'A') ||
      setweight(to_tsvector('farmgate', array_to_string(NEW.tags, ' ') || ' ' || vendor.business_name), 'B') ||
      setweight(to_tsvector('farmgate', replace(NEW.category, '-', ' ') || ' ' || NEW.description), 'C') ||
      array_to_tsvector(ARRAY['#' || NEW.category, '~' || vendor.farming_practice, '^' || vendor.state,
        '@' || (floor(vendor.latitude * 2)::int) || ',' || (floor(vendor.longitude * 2)::int)]);
    RETURN NEW;
  END $$`;

/** Until its last day is over where the farm is. */
const FRESH = `
      AND (NEW.expiration_date IS NULL OR NEW.expiration_date >= (now() AT TIME ZONE coalesce(
        (SELECT time_zone FROM zip_codes WHERE zip_code = vendor.zip_code), 'America/New_York'))::date)`;

/** @param more further columns whose change decides anew */
const TRIGGER = (more: string) => `CREATE OR REPLACE TRIGGER products_search
  BEFORE INSERT OR UPDATE OF vendor_id, name, tags, category, description, is_active, deleted_at, rating_sum,
    rating_count, removed_at${more} ON products
  FOR EACH ROW EXECUTE FUNCTION products_search()`;

/** What is past its date leaves the shop, search, feeds and boxes. A job looks for those of last night. */
export class ExpiredProducts1764500002010 implements MigrationInterface {
  name = 'ExpiredProducts1764500002010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_TRIGGER(FRESH));
    await runner.query(TRIGGER(', expiration_date'));
    await runner.query(`CREATE INDEX ix_products_expiration_date ON products (expiration_date)
      WHERE is_listed AND expiration_date IS NOT NULL`); // locks: few products, and no other is built here
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_products_expiration_date');
    await runner.query(TRIGGER(''));
    await runner.query(SEARCH_TRIGGER(''));
    await runner.query(
      'UPDATE products SET is_active = is_active WHERE NOT is_listed AND expiration_date < now()',
    );
  }
}
