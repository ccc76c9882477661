import type { MigrationInterface, QueryRunner } from 'typeorm';

const search = (name: string) => `
  CREATE OR REPLACE FUNCTION products_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE vendor vendors;
  BEGIN
    SELECT * INTO vendor FROM vendors WHERE id = NEW.vendor_id;
    NEW.rating := NEW.rating_sum::double precision / nullif(NEW.rating_count, 0);
    NEW.is_listed := NEW.is_active AND NEW.deleted_at IS NULL AND NEW.removed_at IS NULL AND vendor.is_approved AND vendor.is_active
      AND (NEW.expiration_date IS NULL OR NEW.expiration_date >= (now() AT TIME ZONE coalesce(
        (SELECT time_zone FROM zip_codes WHERE zip_code = vendor.zip_code), 'America/New_York'))::date);
    NEW.search :=
      setweight(to_tsvector('farmgate', ${name}), 'A') ||
      setweight(to_tsvector('farmgate', array_to_string(NEW.tags, ' ') || ' ' || vendor.business_name), 'B') ||
      setweight(to_tsvector('farmgate', replace(NEW.category, '-', ' ') || ' ' || NEW.description), 'C') ||
      array_to_tsvector(ARRAY['#' || NEW.category, '~' || vendor.farming_practice, '^' || vendor.state,
        '@' || (floor(vendor.latitude * 2)::int) || ',' || (floor(vendor.longitude * 2)::int)]);
    RETURN NEW;
  END $$`;

const searchTrigger = (columns: string) => `
  CREATE OR REPLACE TRIGGER products_search BEFORE INSERT OR UPDATE OF vendor_id, name, tags, category, description,
    is_active, deleted_at, rating_sum, rating_count, removed_at, expiration_date ${columns} ON products FOR EACH ROW
    EXECUTE FUNCTION products_search()`;

const sums = ({ made = '', column = '', value = '' }) => `
  CREATE OR REPLACE FUNCTION sum_product_variants() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE sums record;
  BEGIN
    FOR sums IN SELECT asked.product_id, count(variant.id)::int AS count, least(sum(variant.inventory), 100000)::int AS inventory,
        coalesce(min(variant.price) FILTER (WHERE variant.inventory > 0), min(variant.price)) AS price
        , (array_agg(variant.price_per ORDER BY variant.inventory > 0 DESC, variant.price, variant.position))[1] AS price_per
        ${made}
      FROM (SELECT DISTINCT product_id FROM changed) AS asked
      LEFT JOIN product_variants AS variant ON variant.product_id = asked.product_id AND variant.ended_at IS NULL
      GROUP BY asked.product_id ORDER BY asked.product_id
    LOOP
      IF sums.count > 0 THEN
        UPDATE products SET inventory = sums.inventory
        WHERE id = sums.product_id AND NOT made_to_order AND inventory <> sums.inventory;
      END IF;
      IF EXISTS (SELECT FROM products WHERE id = sums.product_id
        AND (variant_count, price , price_per ${column}) IS DISTINCT FROM (sums.count, coalesce(sums.price, price) , sums.price_per ${value})) THEN
        UPDATE products SET variant_count = sums.count, price = coalesce(sums.price, price) , price_per = sums.price_per
          ${column && `${column} = sums.variant_names`} WHERE id = sums.product_id;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;

const told = (columns: string) => `
  CREATE OR REPLACE TRIGGER products_told AFTER INSERT OR UPDATE OF id, vendor_id, sku, name, description, category, unit,
    price, images, shipping_weight, shipping_methods, is_organic, harvest_date, expiration_date, tags,
    is_active, deleted_at, rating_sum, rating_count, rating, is_listed, search, created_at, updated_at,
    removed_at, removed_reason, tax_class, made_to_order, crates, lead_hours, variant_count, is_bundle,
    price_per, deposit ${columns} OR DELETE OR TRUNCATE ON products EXECUTE FUNCTION tell_change()`;

/** A product says its options on cards, and is found by them: "8oz honey", "half gallon milk". */
export class OptionNamesOfProducts1764500002770 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products ADD COLUMN variant_names text[] NOT NULL DEFAULT '{}'`);
    await runner.query(search(`NEW.name || ' ' || array_to_string(NEW.variant_names, ' ')`));
    await runner.query(searchTrigger(', variant_names'));
    await runner.query(
      sums({
        made: `, coalesce(array_agg(variant.name ORDER BY variant.position) FILTER (WHERE variant.id IS NOT NULL), '{}') AS variant_names`,
        column: ', variant_names',
        value: ', sums.variant_names',
      }),
    );
    await runner.query(told(', variant_names'));
    await runner.query(`UPDATE products SET variant_names = ARRAY(
      SELECT name FROM product_variants WHERE product_id = products.id AND ended_at IS NULL ORDER BY position)
      WHERE variant_count > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(told(''));
    await runner.query(sums({}));
    await runner.query(searchTrigger(''));
    await runner.query(search('NEW.name'));
    await runner.query('ALTER TABLE products DROP COLUMN variant_names');
    await runner.query('UPDATE products SET name = name WHERE variant_count > 0');
  }
}
