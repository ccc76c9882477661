import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tax rates to a thousandth of a percent, and a local part beside the state's. What there is has whole
 * hundredths, which stay where they are.
 */
export class FinerTaxRates1764500002000 implements MigrationInterface {
  name = 'FinerTaxRates1764500002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tax_rules ADD COLUMN tenths smallint NOT NULL DEFAULT 0,
      ADD COLUMN local_rate integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE tax_rules ADD CONSTRAINT ck_tax_rules_rate
      CHECK (tenths BETWEEN 0 AND 9 AND local_rate >= 0
        AND basis_points * 10 + tenths + local_rate <= 100000) NOT VALID`);
    await runner.query('ALTER TABLE order_items ADD COLUMN tax_tenths smallint NOT NULL DEFAULT 0');
    await runner.query(`ALTER TABLE order_items ADD CONSTRAINT ck_order_items_tax_tenths
      CHECK (tax_tenths BETWEEN 0 AND 9) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP COLUMN tax_tenths');
    await runner.query('ALTER TABLE tax_rules DROP COLUMN tenths, DROP COLUMN local_rate');
  }
}
