import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message for a device says which announcements it tells. */
export class ToldOnDevices1764500001480 implements MigrationInterface {
  name = 'ToldOnDevices1764500001480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE push_messages ADD COLUMN announcement_ids integer[] NOT NULL DEFAULT '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_messages DROP COLUMN announcement_ids');
  }
}
