import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the lines that were there, without keeping orders from being placed. */
export class PricesOfStepsChecked1764500002211 implements MigrationInterface {
  name = 'PricesOfStepsChecked1764500002211';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT ck_order_items_total_price');
  }

  async down(): Promise<void> {}
}
