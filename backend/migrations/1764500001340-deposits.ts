import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deposits: products ask for them, order lines keep them as they were sold. No row is written. */
export class Deposits1764500001340 implements MigrationInterface {
  name = 'Deposits1764500001340';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table } of TOLD) await runner.query(`DROP TRIGGER ${table}_told ON ${table}`);
    for (const statement of UP) await runner.query(statement);
    for (const told of TOLD) await tellOf(runner, told);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE payments DROP CONSTRAINT ck_payments_kind, DROP CONSTRAINT ck_payments_take',
    );
    await runner.query(`ALTER TABLE payments
      ADD CONSTRAINT ck_payments_kind CHECK (kind IN ('order', 'weighed')) NOT VALID,
      ADD CONSTRAINT ck_payments_take CHECK (take IN ('at-once', 'hold', 'save')) NOT VALID`);
    await runner.query('ALTER TABLE fulfilments DROP COLUMN kept');
    await runner.query('ALTER TABLE order_items DROP COLUMN deposit');
    for (const { table } of TOLD) await runner.query(`DROP TRIGGER ${table}_told ON ${table}`);
    await runner.query('ALTER TABLE product_variants DROP COLUMN deposit');
    await runner.query('ALTER TABLE products DROP COLUMN deposit');
    for (const told of TOLD) await tellOf(runner, told);
  }
}

interface Told {
  table: string;
  /** What no page shows. */
  quiet: readonly string[];
}

const TOLD: readonly Told[] = [
  { table: 'products', quiet: ['inventory', 'sold_count'] },
  {
    table: 'product_variants',
    quiet: ['created_at', 'id', 'inventory', 'most_price', 'product_id', 'updated_at'],
  },
];

/** Pages are told of all other columns of a table, as they are now. */
async function tellOf(runner: QueryRunner, { table, quiet }: Told): Promise<void> {
  const [told] = (await runner.query(
    `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL($2)`,
    [table, quiet],
  )) as { columns: string }[];
  await runner.query(`CREATE TRIGGER ${table}_told
    AFTER INSERT OR UPDATE OF ${told?.columns} OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
}

const UP = [
  'ALTER TABLE products ADD COLUMN deposit jsonb',
  `ALTER TABLE product_variants ADD COLUMN deposit integer,
    ADD CONSTRAINT ck_product_variants_deposit CHECK (deposit > 0) NOT VALID`,
  'ALTER TABLE order_items ADD COLUMN deposit jsonb',
  `ALTER TABLE fulfilments ADD COLUMN kept integer NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_fulfilments_kept CHECK (kept = 0 OR kept > 0 AND kept = total AND status = 'cancelled') NOT VALID`,
  'ALTER TABLE payments DROP CONSTRAINT ck_payments_kind, DROP CONSTRAINT ck_payments_take',
  `ALTER TABLE payments
    ADD CONSTRAINT ck_payments_kind CHECK (kind IN ('order', 'weighed', 'deposit', 'balance')) NOT VALID,
    ADD CONSTRAINT ck_payments_take CHECK (take IN ('at-once', 'hold', 'save', 'now-and-save')) NOT VALID`,
];
