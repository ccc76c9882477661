import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A second factor for staff, accounts that are locked, decided farm applications, and what the lists of
 * accounts and sessions need.
 */
export class StaffAccounts1764010000000 implements MigrationInterface {
  name = 'StaffAccounts1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...users, ...secondFactors, ...sessions, ...applications]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_farm_applications_created_at, ix_farm_applications_new');
    await runner.query(
      `ALTER TABLE farm_applications DROP COLUMN decided_at, DROP COLUMN decided_by, DROP COLUMN reason,
        DROP COLUMN user_id, DROP COLUMN farm_id`,
    );
    await runner.query('DROP INDEX ix_sessions_last_seen_at, ix_sessions_created_at');
    await runner.query('DROP TABLE recovery_codes, second_factors');
    await runner.query(
      'DROP INDEX ix_users_search, ix_users_created_at, ix_users_role, ix_users_last_name, ix_users_locked',
    );
    await runner.query('ALTER TABLE users DROP COLUMN locked_at, DROP COLUMN lock_reason');
  }
}

const users = [
  `ALTER TABLE users
    ADD COLUMN locked_at timestamptz,
    ADD COLUMN lock_reason text,
    ADD CONSTRAINT ck_users_lock CHECK ((locked_at IS NULL) = (lock_reason IS NULL))`,
  `CREATE INDEX ix_users_search ON users USING gin ((username::text || ' ' || email::text || ' ' ||
    coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops)`,
  'CREATE INDEX ix_users_created_at ON users (created_at, id)',
  'CREATE INDEX ix_users_role ON users (role, id)',
  'CREATE INDEX ix_users_last_name ON users (last_name, id)',
  'CREATE INDEX ix_users_locked ON users (id) WHERE locked_at IS NOT NULL',
];

const secondFactors = [
  `CREATE TABLE second_factors (
    user_id integer CONSTRAINT pk_second_factors PRIMARY KEY CONSTRAINT fk_second_factors_user REFERENCES users ON DELETE CASCADE,
    secret text NOT NULL,
    confirmed_at timestamptz,
    last_step integer,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE recovery_codes (
    user_id integer NOT NULL CONSTRAINT fk_recovery_codes_second_factor REFERENCES second_factors ON DELETE CASCADE,
    code_hash text NOT NULL,
    CONSTRAINT pk_recovery_codes PRIMARY KEY (user_id, code_hash)
  )`,
];

const sessions = [
  'CREATE INDEX ix_sessions_last_seen_at ON sessions (last_seen_at, id)',
  'CREATE INDEX ix_sessions_created_at ON sessions (created_at, id)',
];

const applications = [
  `ALTER TABLE farm_applications
    ADD COLUMN decided_at timestamptz,
    ADD COLUMN decided_by integer CONSTRAINT fk_farm_applications_decider REFERENCES users ON DELETE SET NULL,
    ADD COLUMN reason text,
    ADD COLUMN user_id integer CONSTRAINT fk_farm_applications_user REFERENCES users ON DELETE SET NULL,
    ADD COLUMN farm_id integer CONSTRAINT fk_farm_applications_farm REFERENCES farms ON DELETE SET NULL`,
  'CREATE INDEX ix_farm_applications_created_at ON farm_applications (created_at, id)',
  `CREATE INDEX ix_farm_applications_new ON farm_applications (created_at, id) WHERE status = 'new'`,
  // Deleting an account or a farm looks for what refers to it.
  'CREATE INDEX ix_farm_applications_user_id ON farm_applications (user_id)',
  'CREATE INDEX ix_farm_applications_farm_id ON farm_applications (farm_id)',
  'CREATE INDEX ix_farm_applications_decided_by ON farm_applications (decided_by)',
];
