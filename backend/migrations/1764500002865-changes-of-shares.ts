import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['share_plans', 'share_sizes', 'share_sites', 'share_dates'];

/** Pages that show shares are kept until one of these changes. */
export class ChangesOfShares1764500002865 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`CREATE TRIGGER ${table}_told
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table} EXECUTE FUNCTION tell_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER ${table}_told ON ${table}`);
  }
}
