import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What farms and buyers were told of a pickup, and what becomes of orders that were not collected. */
export class PickupNotices1764500000400 implements MigrationInterface {
  name = 'PickupNotices1764500000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pickup_windows ADD COLUMN list_sent_at timestamptz');
    await runner.query(
      'ALTER TABLE vendors ADD COLUMN uncollected text, ADD COLUMN uncollected_at timestamptz',
    );
    await runner.query(
      `ALTER TABLE vendors ADD CONSTRAINT ck_vendors_uncollected
       CHECK (uncollected IN ('kept', 'refunded', 'donated')) NOT VALID,
       ADD CONSTRAINT ck_vendors_uncollected_at CHECK (uncollected IS NULL OR uncollected_at IS NOT NULL) NOT VALID`,
    );
    await runner.query(`CREATE TABLE pickup_notices (
      fulfilment_id integer NOT NULL
        CONSTRAINT fk_pickup_notices_fulfilment REFERENCES fulfilments (id) ON DELETE CASCADE,
      kind text NOT NULL,
      date date NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_pickup_notices PRIMARY KEY (fulfilment_id, kind, date),
      CONSTRAINT ck_pickup_notices_kind CHECK (kind IN ('reminder', 'kept'))
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pickup_notices');
    await runner.query('ALTER TABLE vendors DROP COLUMN uncollected, DROP COLUMN uncollected_at');
    await runner.query('ALTER TABLE pickup_windows DROP COLUMN list_sent_at');
  }
}
