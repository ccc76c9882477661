import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an order can be changed stays as it was promised; its history has what was changed. */
export class KeptCutoffs1764500000900 implements MigrationInterface {
  name = 'KeptCutoffs1764500000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilments ADD COLUMN orders_close_at timestamptz');
    await runner.query('ALTER TABLE fulfilment_events ADD COLUMN change jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without its change, an event would be a step to the status that its share had already.
    await runner.query('DELETE FROM fulfilment_events WHERE change IS NOT NULL');
    await runner.query('ALTER TABLE fulfilment_events DROP COLUMN change');
    await runner.query('ALTER TABLE fulfilments DROP COLUMN orders_close_at');
  }
}
