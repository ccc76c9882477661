import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Options that are sold by weight, what their packages weigh, and payments that are taken once that is known.
 * Options, lines and payments that were there stay as they were.
 */
export class Weights1764500001230 implements MigrationInterface {
  name = 'Weights1764500001230';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    await tellOfProducts(runner);
    await runner.query(`CREATE OR REPLACE VIEW vendor_products AS ${PRODUCTS}, price_per FROM products`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sumVariants(''));
    await runner.query('DROP TABLE weighings');
    await runner.query('ALTER TABLE order_items DROP CONSTRAINT ck_order_items_total_price');
    await runner.query('DELETE FROM order_items WHERE by_weight IS NOT NULL');
    await runner.query(`ALTER TABLE order_items DROP COLUMN by_weight, DROP COLUMN grams,
      DROP COLUMN asked_price, DROP COLUMN agreed_price,
      ADD CONSTRAINT ck_order_items_total_price CHECK (total_price = unit_price * quantity)`);
    await runner.query(
      `UPDATE product_variants SET ended_at = now() WHERE price_per IS NOT NULL AND ended_at IS NULL`,
    );
    await runner.query('DROP TRIGGER product_variants_told ON product_variants');
    await runner.query(`ALTER TABLE product_variants DROP COLUMN price_per, DROP COLUMN in_steps,
      DROP COLUMN least_grams, DROP COLUMN nominal_grams, DROP COLUMN most_grams, DROP COLUMN most_price`);
    await runner.query('DROP TRIGGER products_told ON products');
    await runner.query('DROP VIEW vendor_products');
    await runner.query('ALTER TABLE products DROP COLUMN price_per');
    await runner.query(`CREATE VIEW vendor_products AS ${PRODUCTS} FROM products`);
    await tellOfProducts(runner);
    await runner.query(toldOfVariants(''));
    for (const statement of ONE_PAYMENT) await runner.query(statement);
    await runner.query('ALTER TABLE payouts DROP COLUMN payment_id');
    await runner.query(
      `UPDATE payments SET status = 'failed' WHERE status NOT IN ('started', 'paid', 'failed', 'refunded')`,
    );
    await runner.query(`ALTER TABLE payments DROP COLUMN kind, DROP COLUMN take, DROP COLUMN authorized,
      DROP COLUMN authorized_until, DROP COLUMN failure,
      DROP CONSTRAINT ck_payments_status, ADD CONSTRAINT ck_payments_status CHECK (${OLD_PAYMENTS})`);
    await runner.query(
      `UPDATE orders SET payment_status = 'void' WHERE payment_status IN ('authorized', 'owed')`,
    );
    await runner.query(`ALTER TABLE orders DROP CONSTRAINT ck_orders_payment_status,
      ADD CONSTRAINT ck_orders_payment_status CHECK (${OLD_ORDERS})`);
  }
}

/** What other domains may know of products. */
const PRODUCTS = `SELECT id, vendor_id, name, price, unit, is_listed AND inventory > 0 AS is_in_stock, created_at,
  updated_at, is_listed, variant_count`;
/** An order had one payment: the one with the most money has that of the others, too. */
const KEPT = `(SELECT DISTINCT ON (order_id) id, order_id, sum(amount) FILTER (WHERE status IN ('paid', 'refunded'))
    OVER own AS amount, sum(refunded) OVER own AS refunded
  FROM payments WHERE order_id IN (SELECT order_id FROM payments WHERE kind = 'weighed')
  WINDOW own AS (PARTITION BY order_id)
  ORDER BY order_id, status IN ('paid', 'refunded') DESC, payments.amount DESC, id DESC)`;
const ONE_PAYMENT = [
  `CREATE TEMPORARY TABLE kept_payments ON COMMIT DROP AS ${KEPT}`,
  ...['refunds', 'disputes', 'payouts'].map(
    (
      table,
    ) => `UPDATE ${table} SET payment_id = kept.id FROM payments JOIN kept_payments AS kept USING (order_id)
      WHERE ${table}.payment_id = payments.id`,
  ),
  `DELETE FROM payments USING kept_payments AS kept WHERE payments.order_id = kept.order_id AND payments.id <> kept.id`,
  `UPDATE payments SET amount = coalesce(kept.amount, payments.amount), authorized = NULL, refunded = kept.refunded,
      status = CASE WHEN kept.amount > kept.refunded THEN 'paid' ELSE status END
    FROM kept_payments AS kept WHERE kept.id = payments.id`,
];

const OLD_PAYMENTS = `status IN ('started', 'paid', 'failed', 'refunded')`;
const OLD_ORDERS = `payment_status IN ('due', 'held', 'paid', 'abandoned', 'refunded', 'void')`;

/** @param per SQL that keeps what the product's price is for; empty before it was known */
const sumVariants = (
  per: string,
) => `CREATE OR REPLACE FUNCTION sum_product_variants() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE sums record;
  BEGIN
    FOR sums IN SELECT asked.product_id, count(variant.id)::int AS count, least(sum(variant.inventory), 100000)::int AS inventory,
        coalesce(min(variant.price) FILTER (WHERE variant.inventory > 0), min(variant.price)) AS price
        ${per && `, (array_agg(variant.price_per ORDER BY variant.inventory > 0 DESC, variant.price, variant.position))[1] AS price_per`}
      FROM (SELECT DISTINCT product_id FROM changed) AS asked
      LEFT JOIN product_variants AS variant ON variant.product_id = asked.product_id AND variant.ended_at IS NULL
      GROUP BY asked.product_id ORDER BY asked.product_id
    LOOP
      IF sums.count > 0 THEN
        UPDATE products SET inventory = sums.inventory
        WHERE id = sums.product_id AND NOT made_to_order AND inventory <> sums.inventory;
      END IF;
      IF EXISTS (SELECT FROM products WHERE id = sums.product_id
        AND (variant_count, price ${per && ', price_per'}) IS DISTINCT FROM (sums.count, coalesce(sums.price, price) ${per && ', sums.price_per'})) THEN
        UPDATE products SET variant_count = sums.count, price = coalesce(sums.price, price) ${per} WHERE id = sums.product_id;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;

/** @param more columns beside those that pages were told of before */
const toldOfVariants = (more: string) => `CREATE TRIGGER product_variants_told
  AFTER INSERT OR UPDATE OF name, position, price, image_url, shipping_weight, is_organic, ended_at${more} OR DELETE OR TRUNCATE
  ON product_variants FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`;

const UP = [
  `ALTER TABLE product_variants
    ADD COLUMN price_per text,
    ADD COLUMN in_steps boolean NOT NULL DEFAULT false,
    ADD COLUMN least_grams integer,
    ADD COLUMN nominal_grams integer,
    ADD COLUMN most_grams integer,
    ADD COLUMN most_price integer`,
  `ALTER TABLE product_variants ADD CONSTRAINT ck_product_variants_weight CHECK (
    num_nulls(price_per, least_grams, nominal_grams, most_grams, most_price) IN (0, 5)
    AND (price_per IS NULL OR least_grams BETWEEN 1 AND nominal_grams AND nominal_grams <= most_grams
      AND most_grams <= 500000 AND most_price BETWEEN 1 AND 10000000)) NOT VALID`,
  `ALTER TABLE product_variants ADD CONSTRAINT ck_product_variants_price_per
    CHECK (price_per IN ('lb', 'oz', 'kg', '100g')) NOT VALID`,
  'DROP TRIGGER product_variants_told ON product_variants',
  toldOfVariants(', price_per, in_steps, least_grams, nominal_grams, most_grams'),
  `ALTER TABLE products ADD COLUMN price_per text
    CONSTRAINT ck_products_price_per CHECK (price_per IN ('lb', 'oz', 'kg', '100g'))`,
  sumVariants(', price_per = sums.price_per'),
  'DROP TRIGGER products_told ON products',
  `ALTER TABLE order_items ADD COLUMN by_weight jsonb, ADD COLUMN grams integer,
    ADD COLUMN asked_price integer, ADD COLUMN agreed_price integer`,
  'ALTER TABLE order_items DROP CONSTRAINT ck_order_items_total_price',
  `ALTER TABLE order_items ADD CONSTRAINT ck_order_items_total_price CHECK (
    (grams IS NULL AND total_price = unit_price * quantity)
    OR (grams IS NOT NULL AND by_weight IS NOT NULL AND grams >= 0
      AND total_price BETWEEN 0 AND greatest(unit_price * quantity, agreed_price))) NOT VALID`,
  `CREATE TABLE weighings (
    id integer GENERATED BY DEFAULT AS IDENTITY CONSTRAINT pk_weighings PRIMARY KEY,
    order_item_id integer NOT NULL CONSTRAINT fk_weighings_order_item REFERENCES order_items (id) ON DELETE CASCADE,
    package integer NOT NULL,
    grams integer NOT NULL,
    user_id integer CONSTRAINT fk_weighings_user REFERENCES users (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT uq_weighings_package UNIQUE (order_item_id, package),
    CONSTRAINT ck_weighings_package CHECK (package BETWEEN 1 AND 1000 AND grams BETWEEN 1 AND 500000)
  )`,
  'CREATE INDEX ix_weighings_user_id ON weighings (user_id)',
  `ALTER TABLE payments
    ADD COLUMN kind text NOT NULL DEFAULT 'order',
    ADD COLUMN take text NOT NULL DEFAULT 'at-once',
    ADD COLUMN authorized integer,
    ADD COLUMN authorized_until timestamptz,
    ADD COLUMN failure text`,
  'ALTER TABLE payouts ADD COLUMN payment_id integer CONSTRAINT fk_payouts_payment REFERENCES payments (id)',
  `ALTER TABLE payments
    DROP CONSTRAINT ck_payments_status,
    ADD CONSTRAINT ck_payments_status CHECK
      (status IN ('started', 'authorized', 'collecting', 'paid', 'failed', 'released', 'refunded')) NOT VALID,
    ADD CONSTRAINT ck_payments_kind CHECK (kind IN ('order', 'weighed')) NOT VALID,
    ADD CONSTRAINT ck_payments_take CHECK (take IN ('at-once', 'hold', 'save')) NOT VALID,
    ADD CONSTRAINT ck_payments_authorized CHECK (authorized IS NULL OR amount <= authorized) NOT VALID`,
  `ALTER TABLE orders DROP CONSTRAINT ck_orders_payment_status,
    ADD CONSTRAINT ck_orders_payment_status CHECK (payment_status IN
      ('due', 'held', 'authorized', 'owed', 'paid', 'abandoned', 'refunded', 'void')) NOT VALID`,
];

/** Tells of changes of every column but those that orders write. */
async function tellOfProducts(runner: QueryRunner): Promise<void> {
  const [told] = (await runner.query(
    `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
     WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped
       AND attname NOT IN ('inventory', 'sold_count')`,
  )) as { columns: string }[];
  await runner.query(`CREATE TRIGGER products_told
    AFTER INSERT OR UPDATE OF ${told?.columns} OR DELETE OR TRUNCATE ON products
    FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`);
}
