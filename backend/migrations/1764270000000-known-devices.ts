import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The browsers that have signed in to an account before; their wrong passwords are counted apart from
 * strangers'.
 */
export class KnownDevices1764270000000 implements MigrationInterface {
  name = 'KnownDevices1764270000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE known_devices (
      token_hash text NOT NULL,
      user_id integer NOT NULL CONSTRAINT fk_known_devices_user REFERENCES users ON DELETE CASCADE,
      last_used_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_known_devices PRIMARY KEY (token_hash, user_id)
    )`);
    await runner.query('CREATE INDEX ix_known_devices_user_id ON known_devices (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
  }
}
