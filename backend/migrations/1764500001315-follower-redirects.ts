import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of followers who have an account since lead to what that account follows. */
export class FollowerRedirects1764500001315 implements MigrationInterface {
  name = 'FollowerRedirects1764500001315';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE follower_redirects (
      id integer CONSTRAINT pk_follower_redirects PRIMARY KEY,
      follower_id integer NOT NULL
        CONSTRAINT fk_follower_redirects_follower REFERENCES followers (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query('CREATE INDEX ix_follower_redirects_follower_id ON follower_redirects (follower_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE follower_redirects');
  }
}
