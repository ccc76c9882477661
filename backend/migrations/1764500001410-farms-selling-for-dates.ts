import type { MigrationInterface, QueryRunner } from 'typeorm';

const farmsSelling = (has: string) => `CREATE OR REPLACE VIEW farms_selling_online AS
  SELECT farms.id AS farm_id, vendors.id AS vendor_id
  FROM farms JOIN vendors ON vendors.business_id = farms.business_id
  WHERE vendors.is_approved AND vendors.is_active AND (farms.is_verified OR farms.place_id IS NULL) AND ${has}`;

const IN_STOCK = 'EXISTS (SELECT FROM products WHERE vendor_id = vendors.id AND is_listed AND inventory > 0)';

// Apart from the ordinary stock, which has an index of its own.
const FOR_DATES = `EXISTS (SELECT FROM products JOIN dated_stock AS dated ON dated.product_id = products.id
  WHERE products.vendor_id = vendors.id AND products.is_listed AND dated.date > current_date
    AND dated.taken < dated.inventory)`;

/** What is sold for coming dates alone is sold online, too. */
export class FarmsSellingForDates1764500001410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(farmsSelling(`(${IN_STOCK} OR ${FOR_DATES})`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(farmsSelling(IN_STOCK));
  }
}
