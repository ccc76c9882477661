import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What devices have ticked on handover sheets, so that each tick counts once. */
export class HandoverTicks1764500000600 implements MigrationInterface {
  name = 'HandoverTicks1764500000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE handover_ticks (
      key text CONSTRAINT pk_handover_ticks PRIMARY KEY,
      fulfilment_id integer CONSTRAINT fk_handover_ticks_fulfilment REFERENCES fulfilments (id) ON DELETE CASCADE,
      result text NOT NULL,
      message text,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT ck_handover_ticks_result CHECK (result IN ('done', 'already', 'refused')))`);
    await runner.query('CREATE INDEX ix_handover_ticks_fulfilment_id ON handover_ticks (fulfilment_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE handover_ticks');
  }
}
