import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose something that waits for staff is, what they noted about it, and the day it comes back on. */
export class InboxItems1764500002800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox_items (
        kind text NOT NULL,
        record_id integer NOT NULL,
        owner_id integer CONSTRAINT fk_inbox_items_owner_id REFERENCES users (id) ON DELETE SET NULL,
        note text,
        snoozed_until date,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_inbox_items PRIMARY KEY (kind, record_id),
        CONSTRAINT ck_inbox_items_note CHECK (length(note) <= 2000))`);
    await runner.query(
      'CREATE INDEX ix_inbox_items_owner_id ON inbox_items (owner_id) WHERE owner_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX ix_inbox_items_updated_at ON inbox_items (updated_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox_items');
  }
}
