import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The dates on which a vendor is away. */
export class DaysOff1764450000003 implements MigrationInterface {
  name = 'DaysOff1764450000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vendors ADD COLUMN days_off jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors DROP COLUMN days_off');
  }
}
