import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The emails of a message to customers, so that it's known whom one of them didn't reach. */
export class EmailsOfCustomerMessages1764500002871 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_messages ADD COLUMN mail_ids integer[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_messages DROP COLUMN mail_ids');
  }
}
