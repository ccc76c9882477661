import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests counted over all servers. Nothing that a crash may not take: it is written without the log. */
export class RateLimits1764140000000 implements MigrationInterface {
  name = 'RateLimits1764140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text NOT NULL,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL,
        CONSTRAINT pk_rate_limits PRIMARY KEY (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
