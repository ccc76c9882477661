import type { MigrationInterface, QueryRunner } from 'typeorm';

const heldFor = (...more: string[]) =>
  ['included', 'credit', 'nothing', ...more].map((kind) => `'${kind}'`).join(', ');

/** Boxes that wait until they are paid for, a change of size, and which size a box was of. */
export class UnpaidBoxes1764500002886 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE share_plans ADD COLUMN pauses_unpaid boolean NOT NULL DEFAULT false,
      ADD COLUMN allows_smaller boolean NOT NULL DEFAULT false`);
    await runner.query('ALTER TABLE subscriptions ADD COLUMN reminded_on date');
    await runner.query(`ALTER TABLE promises DROP CONSTRAINT ck_promises_held_for,
      ADD CONSTRAINT ck_promises_held_for CHECK (held_for IN (${heldFor('unpaid')})) NOT VALID`);
    await runner.query('ALTER TABLE promises VALIDATE CONSTRAINT ck_promises_held_for');
    await runner.query('ALTER TABLE promises ADD COLUMN size_id integer');
    await runner.query(`ALTER TABLE promises ADD CONSTRAINT fk_promises_size
      FOREIGN KEY (size_id) REFERENCES share_sizes (id) NOT VALID`);
    await runner.query('ALTER TABLE promises VALIDATE CONSTRAINT fk_promises_size');
    // locks: shares are weeks old, with a few thousand boxes at most.
    await runner.query('CREATE INDEX ix_promises_size_id ON promises (size_id) WHERE size_id > 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE promises DROP COLUMN size_id');
    await runner.query(`UPDATE promises SET held_for = 'nothing' WHERE held_for = 'unpaid'`);
    await runner.query(`ALTER TABLE promises DROP CONSTRAINT ck_promises_held_for,
      ADD CONSTRAINT ck_promises_held_for CHECK (held_for IN (${heldFor()}))`);
    await runner.query('ALTER TABLE subscriptions DROP COLUMN reminded_on');
    await runner.query('ALTER TABLE share_plans DROP COLUMN pauses_unpaid, DROP COLUMN allows_smaller');
  }
}
