import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates on which a place or a farm does not keep the hours of its seasons. */
export class HoursExceptions1764330000001 implements MigrationInterface {
  name = 'HoursExceptions1764330000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['places', 'farms']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN exceptions jsonb NOT NULL DEFAULT '[]'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['places', 'farms']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN exceptions`);
    }
  }
}
