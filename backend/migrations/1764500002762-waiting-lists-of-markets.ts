import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = (...more: string[]) =>
  ['invited', 'asked', 'member', 'removed', ...more].map((state) => `'${state}'`).join(', ');

/** Who waits for a stall since when, and why someone was declined. */
export class WaitingListsOfMarkets1764500002762 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE market_members ADD COLUMN waiting_since timestamptz, ADD COLUMN reason text,
      DROP CONSTRAINT ck_market_members_status,
      ADD CONSTRAINT ck_market_members_status CHECK (status IN (${states('waiting')})) NOT VALID`);
    await runner.query('ALTER TABLE market_members VALIDATE CONSTRAINT ck_market_members_status');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE market_members SET status = 'asked' WHERE status = 'waiting'`);
    await runner.query(`ALTER TABLE market_members DROP COLUMN waiting_since, DROP COLUMN reason,
      DROP CONSTRAINT ck_market_members_status,
      ADD CONSTRAINT ck_market_members_status CHECK (status IN (${states()}))`);
  }
}
