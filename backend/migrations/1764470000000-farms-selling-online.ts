import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which farms sell online, for the directory's cards: those of a business whose vendor is shown and has
 * something in stock. A farm that was claimed from the directory counts once staff have verified it: until
 * then somebody only says that it is theirs.
 */
export class FarmsSellingOnline1764470000000 implements MigrationInterface {
  name = 'FarmsSellingOnline1764470000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE VIEW farms_selling_online AS
      SELECT farms.id AS farm_id, vendors.id AS vendor_id
      FROM farms JOIN vendors ON vendors.business_id = farms.business_id
      WHERE vendors.is_approved AND vendors.is_active AND (farms.is_verified OR farms.place_id IS NULL)
        AND EXISTS (SELECT FROM products WHERE vendor_id = vendors.id AND is_listed AND inventory > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW farms_selling_online');
  }
}
