import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = "'order', 'weighed', 'deposit', 'balance'";

/**
 * What a buyer adds to an order is an order of its own until it is paid. Its payment then adds to the sale,
 * which is booked beside the sale itself.
 */
export class Additions1764500001460 implements MigrationInterface {
  name = 'Additions1764500001460';

  async up(runner: QueryRunner): Promise<void> {
    for (const step of UP) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entries DROP COLUMN addition_id, DROP COLUMN tax');
    await runner.query('ALTER TABLE orders DROP COLUMN adds_to_id');
    await runner.query('ALTER TABLE payments DROP CONSTRAINT ck_payments_kind');
    await runner.query(
      `ALTER TABLE payments ADD CONSTRAINT ck_payments_kind CHECK (kind IN (${KINDS})) NOT VALID`,
    );
  }
}

const UP = [
  'ALTER TABLE orders ADD COLUMN adds_to_id integer',
  `ALTER TABLE orders ADD CONSTRAINT fk_orders_adds_to FOREIGN KEY (adds_to_id) REFERENCES orders (id)
    ON DELETE CASCADE NOT VALID`,
  'ALTER TABLE payments DROP CONSTRAINT ck_payments_kind',
  `ALTER TABLE payments ADD CONSTRAINT ck_payments_kind CHECK (kind IN (${KINDS}, 'addition')) NOT VALID`,
  'ALTER TABLE ledger_entries ADD COLUMN addition_id integer, ADD COLUMN tax integer',
  `ALTER TABLE ledger_entries ADD CONSTRAINT fk_ledger_entries_addition FOREIGN KEY (addition_id)
    REFERENCES payments (id) NOT VALID`,
];
