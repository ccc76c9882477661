import type { MigrationInterface, QueryRunner } from 'typeorm';

const view = (isTheirs: string) => `
  CREATE OR REPLACE VIEW farms_selling_online AS
  SELECT farms.id AS farm_id, vendors.id AS vendor_id
  FROM farms JOIN vendors ON vendors.business_id = farms.business_id
  WHERE vendors.is_approved AND vendors.is_active AND (farms.is_verified OR ${isTheirs})
    -- Apart from each other: what is in stock has an index of its own.
    AND (EXISTS (SELECT FROM products WHERE vendor_id = vendors.id AND is_listed AND inventory > 0)
      OR EXISTS (SELECT FROM products JOIN dated_stock AS dated ON dated.product_id = products.id
        WHERE products.vendor_id = vendors.id AND products.is_listed AND dated.date > current_date
          AND dated.taken < dated.inventory))`;

/** A farm that was registered here, released and claimed sells online once the claim is verified, too. */
export class ShopsOfVerifiedClaims1764500002730 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      view(`farms.place_id IS NULL AND NOT EXISTS (SELECT FROM farm_claims AS claim
        WHERE claim.farm_id = farms.id AND claim.user_id = farms.user_id AND claim.status = 'new')`),
    );
    await runner.query(
      `CREATE TRIGGER farm_claims_told AFTER INSERT OR UPDATE OF farm_id, user_id, status OR DELETE OR TRUNCATE
       ON farm_claims EXECUTE FUNCTION tell_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER farm_claims_told ON farm_claims');
    await runner.query(view('farms.place_id IS NULL'));
  }
}
