import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps weights as scales and farms show them, beside whole grams. What there is has grams alone: the texts
 * stay empty, and the most that options cost becomes what is shown of them times the price. Orders stay as
 * they are.
 */
export class WeightsAsShown1764500001600 implements MigrationInterface {
  name = 'WeightsAsShown1764500001600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER product_variants_told ON product_variants');
    await runner.query(`ALTER TABLE product_variants
      ADD COLUMN least_weight text, ADD COLUMN nominal_weight text, ADD COLUMN most_weight text`);
    await tellOfVariants(runner);
    await runner.query(`ALTER TABLE weighings ADD COLUMN weight text, ADD COLUMN read_as text`);
    await runner.query(`ALTER TABLE order_items ADD COLUMN packages jsonb`);
    await runner.query(repriced(SHOWN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP COLUMN packages');
    await runner.query('ALTER TABLE weighings DROP COLUMN weight, DROP COLUMN read_as');
    await runner.query('DROP TRIGGER product_variants_told ON product_variants');
    await runner.query(`ALTER TABLE product_variants
      DROP COLUMN least_weight, DROP COLUMN nominal_weight, DROP COLUMN most_weight`);
    await tellOfVariants(runner);
    await runner.query(repriced(EXACT));
  }
}

/**
 * What the most grams of an option are in the unit of its price: as it is shown, and as it was priced before.
 */
const SHOWN = `CASE
    WHEN price_per = 'kg' THEN most_grams / 1000.0
    WHEN price_per = '100g' THEN most_grams / 100.0
    WHEN price_per = 'oz' THEN round(most_grams / 28.349523125, 1)
    WHEN most_grams / 453.59237 < 0.2 THEN round(most_grams / 28.349523125, 1) / 16
    ELSE round(most_grams / 453.59237, 2) END`;
const EXACT = `CASE price_per
    WHEN 'kg' THEN most_grams / 1000.0
    WHEN '100g' THEN most_grams / 100.0
    WHEN 'oz' THEN most_grams / 28.34952
    ELSE most_grams / 453.59237 END`;

/** Half a cent goes up, which is how numeric is rounded. */
const repriced = (units: string) => `UPDATE product_variants SET most_price = priced.cents
  FROM (SELECT id, least(greatest(round(price * ${units}), 1), 10000000)::int AS cents
    FROM product_variants WHERE price_per IS NOT NULL) AS priced
  WHERE product_variants.id = priced.id AND most_price <> priced.cents`;

/** What no page shows. */
const QUIET = ['created_at', 'id', 'inventory', 'most_price', 'product_id', 'updated_at'];

/** Pages are told of all other columns, as they are now. */
async function tellOfVariants(runner: QueryRunner): Promise<void> {
  const [told] = (await runner.query(
    `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
     WHERE attrelid = 'product_variants'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL($1)`,
    [QUIET],
  )) as { columns: string }[];
  await runner.query(`CREATE TRIGGER product_variants_told
    AFTER INSERT OR UPDATE OF ${told?.columns} OR DELETE OR TRUNCATE ON product_variants
    FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
}
