import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a place of a share was offered that was taken: where no card pays it, it is offered again. */
export class OffersThatWereTaken1764500003002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_waits ADD COLUMN was_offered_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_waits DROP COLUMN was_offered_until');
  }
}
