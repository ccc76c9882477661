import type { MigrationInterface, QueryRunner } from 'typeorm';

const stock = (isGone: string) => `CREATE OR REPLACE FUNCTION bundle_stock(bundle integer, of_week date)
  RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(CASE
    WHEN ${isGone} OR good.is_bundle OR (variant.id IS NULL AND good.variant_count > 0) OR variant.ended_at IS NOT NULL THEN 0
    WHEN good.made_to_order THEN 100000
    ELSE coalesce(variant.inventory, good.inventory) / part.quantity END), 0)::int
  FROM bundle_parts AS part JOIN products AS good ON good.id = part.product_id
  LEFT JOIN product_variants AS variant ON variant.id = part.variant_id
  WHERE part.bundle_id = bundle AND part.week IS NOT DISTINCT FROM of_week $$`;

/** What a product says of itself, whether its vendor is approved or not. */
const ITS_OWN = `NOT (good.is_active AND good.deleted_at IS NULL AND good.removed_at IS NULL
      AND (good.expiration_date IS NULL OR good.expiration_date >= (now() AT TIME ZONE coalesce(
        (SELECT zip.time_zone FROM vendors AS vendor JOIN zip_codes AS zip USING (zip_code) WHERE vendor.id = good.vendor_id),
        'America/New_York'))::date))`;

/** @param more what else of a part changes its boxes */
const followed = (
  more: string,
) => `CREATE OR REPLACE TRIGGER products_followed AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.inventory <> NEW.inventory OR OLD.is_listed IS DISTINCT FROM NEW.is_listed
    OR OLD.variant_count <> NEW.variant_count OR OLD.made_to_order <> NEW.made_to_order${more})
  EXECUTE FUNCTION follow_parts()`;
const OWN_CHANGES = ` OR OLD.is_active <> NEW.is_active
    OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.removed_at IS DISTINCT FROM NEW.removed_at
    OR OLD.expiration_date IS DISTINCT FROM NEW.expiration_date`;

/** A box isn't sold out because its vendor waits for approval. */
export class BoxesOfWaitingVendors1764500002401 implements MigrationInterface {
  name = 'BoxesOfWaitingVendors1764500002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stock(ITS_OWN));
    await runner.query(followed(OWN_CHANGES));
    await runner.query(`UPDATE products SET inventory = stock.now
      FROM (SELECT id, coalesce(bundle_stock_now(id), 0) AS now FROM products WHERE is_bundle) AS stock
      WHERE products.id = stock.id AND products.inventory <> stock.now`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(followed(''));
    await runner.query(stock('NOT good.is_listed'));
  }
}
