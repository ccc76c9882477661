import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day that a market is held on instead. */
export class MovedMarketDays1764500002761 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE market_days ADD COLUMN moved_to date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE market_days DROP COLUMN moved_to');
  }
}
