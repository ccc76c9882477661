import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which ticks on handover sheets orders were handed over, so that each counts once. */
export class HandoverTicks1764500000600 implements MigrationInterface {
  name = 'HandoverTicks1764500000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE handover_ticks (
      key text CONSTRAINT pk_handover_ticks PRIMARY KEY,
      fulfilment_id integer NOT NULL CONSTRAINT fk_handover_ticks_fulfilment REFERENCES fulfilments (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now())`);
    await runner.query('CREATE INDEX ix_handover_ticks_fulfilment_id ON handover_ticks (fulfilment_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE handover_ticks');
  }
}
