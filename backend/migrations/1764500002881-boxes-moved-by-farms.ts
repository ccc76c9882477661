import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A box that moved because its farm moved its order is no move of its member's. */
export class BoxesMovedByFarms1764500002881 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE promises ADD COLUMN moved_with_order boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE promises DROP COLUMN moved_with_order');
  }
}
