import type { MigrationInterface, QueryRunner } from 'typeorm';

const DROP = 'ALTER TABLE order_items DROP CONSTRAINT ck_order_items_total_price';
const STEPS = `by_weight ->> 'inSteps' IS NOT DISTINCT FROM 'true'`;

/** Steps cost what they weigh together: before, each was rounded by itself. */
export class PricesOfSteps1764500002210 implements MigrationInterface {
  name = 'PricesOfSteps1764500002210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
    await runner.query(`ALTER TABLE order_items ADD CONSTRAINT ck_order_items_total_price CHECK (
      (grams IS NULL AND (total_price = unit_price * quantity OR ${STEPS}))
      OR (grams IS NOT NULL AND by_weight IS NOT NULL AND grams >= 0
        AND (total_price BETWEEN 0 AND greatest(unit_price * quantity, agreed_price) OR ${STEPS}))) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
    await runner.query(`ALTER TABLE order_items ADD CONSTRAINT ck_order_items_total_price CHECK (
      (grams IS NULL AND total_price = unit_price * quantity)
      OR (grams IS NOT NULL AND by_weight IS NOT NULL AND grams >= 0
        AND total_price BETWEEN 0 AND greatest(unit_price * quantity, agreed_price))) NOT VALID`);
  }
}
