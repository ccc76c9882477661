import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of which days vendors were told that they are over: an edit can take goods out before the job. */
export class ToldPastDates1764500002220 implements MigrationInterface {
  name = 'ToldPastDates1764500002220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN told_past_date date');
    await runner.query(`UPDATE products SET told_past_date = expiration_date
      WHERE NOT is_listed AND expiration_date < current_date`);
    await runner.query('DROP INDEX ix_products_expiration_date');
    await runner.query(`CREATE INDEX ix_products_expiration_date ON products (expiration_date)
      WHERE told_past_date IS DISTINCT FROM expiration_date`); // locks: few products, and no other is built here
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_products_expiration_date');
    await runner.query(`CREATE INDEX ix_products_expiration_date ON products (expiration_date)
      WHERE is_listed AND expiration_date IS NOT NULL`);
    await runner.query('ALTER TABLE products DROP COLUMN told_past_date');
  }
}
