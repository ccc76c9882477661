import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_fulfilments_discount_code_id';

/** Finds the uses of a code, and checks the rows that were there before. */
export class SellerTermsChecked1764460000001 implements MigrationInterface {
  name = 'SellerTermsChecked1764460000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${INDEX} ON fulfilments (discount_code_id) WHERE discount_code_id IS NOT NULL`,
    );
    await runner.query('ALTER TABLE fulfilments VALIDATE CONSTRAINT fk_fulfilments_discount_code');
    await runner.query('ALTER TABLE vendors VALIDATE CONSTRAINT ck_vendors_terms');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
