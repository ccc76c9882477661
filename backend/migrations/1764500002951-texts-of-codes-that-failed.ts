import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a text with a code for a farm's claim was given up. */
export class TextsOfCodesThatFailed1764500002951 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farm_claims ADD COLUMN code_failed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farm_claims DROP COLUMN code_failed_at');
  }
}
