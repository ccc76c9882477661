import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day that boxes of a canceled one move to, as it was chosen first. */
export class WhereBoxesOfCanceledDaysGo1764500002911 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE share_dates ADD COLUMN to_date_id integer,
      ADD CONSTRAINT fk_share_dates_to_date FOREIGN KEY (to_date_id) REFERENCES share_dates (id) ON DELETE SET NULL NOT VALID`);
    await runner.query('ALTER TABLE share_dates VALIDATE CONSTRAINT fk_share_dates_to_date');
    // locks: a few thousand rows, which farms alone write
    await runner.query('CREATE INDEX ix_share_dates_to_date_id ON share_dates (to_date_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_dates DROP COLUMN to_date_id');
  }
}
