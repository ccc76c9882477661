import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As whom a member of the staff looks at the site in a session, and until when. */
export class ViewingAsSomeone1764500002901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sessions ADD COLUMN viewed_user_id integer, ADD COLUMN viewed_until timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN viewed_until, DROP COLUMN viewed_user_id');
  }
}
