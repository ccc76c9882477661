import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Levels or bounds of a share's price. */
export class PricesThatMembersChoose1764500002960 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_plans ADD COLUMN price_choice jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_plans DROP COLUMN price_choice');
  }
}
