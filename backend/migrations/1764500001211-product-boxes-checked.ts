import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the products that were there. */
export class ProductBoxesChecked1764500001211 implements MigrationInterface {
  name = 'ProductBoxesChecked1764500001211';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products VALIDATE CONSTRAINT ck_products_bundle');
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraint goes with its column.
  }
}
