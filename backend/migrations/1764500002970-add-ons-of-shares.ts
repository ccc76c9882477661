import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shares that only members of another share can join, and whose boxes may take no room of a pickup. */
export class AddOnsOfShares1764500002970 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE share_plans ADD COLUMN add_on_to_id integer`);
    await runner.query(`ALTER TABLE share_plans ADD CONSTRAINT fk_share_plans_add_on_to FOREIGN KEY (add_on_to_id)
      REFERENCES share_plans (id) NOT VALID`);
    await runner.query(
      // locks: a farm has few shares, so the table is small
      'CREATE INDEX ix_share_plans_add_on_to_id ON share_plans (add_on_to_id) WHERE add_on_to_id IS NOT NULL',
    );
    await runner.query(`ALTER TABLE subscriptions ADD COLUMN add_on_to_id integer`);
    await runner.query(`ALTER TABLE subscriptions ADD CONSTRAINT fk_subscriptions_add_on_to FOREIGN KEY (add_on_to_id)
      REFERENCES subscriptions (id) NOT VALID`);
    await runner.query(
      // locks: members of shares are few, so the table is small
      `CREATE UNIQUE INDEX uq_subscriptions_add_on ON subscriptions (add_on_to_id, plan_id)
      WHERE add_on_to_id IS NOT NULL AND state <> 'ended'`,
    );
    await runner.query(
      // locks: as above
      'CREATE INDEX ix_subscriptions_add_on_to_id ON subscriptions (add_on_to_id) WHERE add_on_to_id IS NOT NULL',
    );
    await runner.query('ALTER TABLE share_sizes DROP CONSTRAINT ck_share_sizes_crates');
    await runner.query(
      'ALTER TABLE share_sizes ADD CONSTRAINT ck_share_sizes_crates CHECK (crates >= 0) NOT VALID',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_sizes DROP CONSTRAINT ck_share_sizes_crates');
    await runner.query(
      'ALTER TABLE share_sizes ADD CONSTRAINT ck_share_sizes_crates CHECK (crates > 0) NOT VALID',
    );
    await runner.query('ALTER TABLE subscriptions DROP COLUMN add_on_to_id');
    await runner.query('ALTER TABLE share_plans DROP COLUMN add_on_to_id');
  }
}
