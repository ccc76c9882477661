import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of a member's payment that was paid by itself: in cash, by check, or with farm credit. */
export class PartsOfSharePayments1764500002885 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments ADD COLUMN part_of integer');
    await runner.query(`ALTER TABLE share_payments ADD CONSTRAINT fk_share_payments_part_of
      FOREIGN KEY (part_of) REFERENCES share_payments (id) ON DELETE CASCADE NOT VALID`);
    await runner.query('ALTER TABLE share_payments VALIDATE CONSTRAINT fk_share_payments_part_of');
    // locks: members have a handful of payments a season.
    await runner.query('CREATE INDEX ix_share_payments_part_of ON share_payments (part_of)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments DROP COLUMN part_of');
  }
}
